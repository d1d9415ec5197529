package org.plyspace.lab.experiment;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.AppendLog;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.LockedFolder;

/**
 * A {@link Store} that games are added to, by one program at a time: each is on the disk before it counts, and a program that is killed loses
 * no other. Confined to one thread.
 */
public final class StoreWriter implements Closeable {

    private final StoreFiles files;
    private Manifest manifest;
    private final GameLines lines;
    private final LockedFolder held;
    private final AppendLog file;
    private final BitSet played = new BitSet();

    private StoreWriter(StoreFiles files, Manifest manifest, LockedFolder held, Consumer<PlayedGame<String>> each)
            throws IOException {
        this.files = files;
        this.manifest = manifest;
        this.held = held;
        this.lines = new GameLines(manifest.experiment());
        // Before the file is opened to grow, which takes away what a kill has left of a line, or what is no line at
        // all.
        Store.open(files.folder(), game -> {
            played.set(game.number());
            each.accept(game);
        });
        this.file = new AppendLog(files.games());
    }

    /**
     * Opens a store, or makes it.
     *
     * @param wanted what it must be of; its machines are added to those of a store that is there
     * @param each is shown every game that is there
     * @throws UsageException if another experiment, version, build or file of rules is what the store is of, or the folder is something else;
     *     all stays as it is
     * @throws org.plyspace.engine.io.InputException if it cannot be read
     * @throws IOException if it cannot be written, or another program holds it
     */
    public static StoreWriter open(Path folder, Manifest wanted, Consumer<PlayedGame<String>> each) throws IOException {
        StoreFiles files = new StoreFiles(folder);
        if (files.readManifest().isEmpty()) {
            make(files);
        }
        LockedFolder held = new LockedFolder(folder);
        try {
            Optional<Manifest> there = files.readManifest();
            there.ifPresent(kept -> kept.checkSameGames(files.name(), wanted, "what is asked for"));
            Manifest all = there.map(kept -> kept.and(wanted)).orElse(wanted);
            if (there.isEmpty()) {
                write(files, all);
            }
            StoreWriter writer = new StoreWriter(files, all, held, each);
            if (there.isPresent() && !there.get().equals(all)) {
                write(files, all);
            }
            return writer;
        } catch (IOException | RuntimeException | Error failed) {
            held.close();
            throw failed;
        }
    }

    private static void write(StoreFiles files, Manifest manifest) throws IOException {
        new AtomicFile(files.manifest()).write(ManifestFormat.write(manifest));
    }

    private static void make(StoreFiles files) throws IOException {
        if (Files.exists(files.folder()) && !isEmpty(files.folder())) {
            throw new UsageException(
                    files.name(), "it is there, and no store of games; expected one, an empty folder, or none");
        }
        new AtomicFolder(files.folder()).make();
    }

    /** What a kill left before there was a manifest does not count. */
    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            for (Path each : all) {
                if (!AtomicFile.isLeftover(each) && !LockedFolder.isItsFile(each)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** What it is of. */
    public Manifest manifest() {
        return manifest;
    }

    /** What messages call it. */
    public String name() {
        return files.name();
    }

    /** Whether a game, by its number, is there. */
    public boolean has(int number) {
        return played.get(number);
    }

    /**
     * Names machines that play.
     *
     * @throws IOException if that cannot be written
     */
    public void playedOn(List<HostInfo> hostInfos) throws IOException {
        Manifest all = manifest.and(manifest.on(hostInfos));
        if (!all.equals(manifest)) {
            write(files, all);
            manifest = all;
        }
    }

    /**
     * Adds games, which are on the disk afterwards.
     *
     * @throws IllegalArgumentException if one is there
     * @throws IOException if they cannot be written; none of them counts then
     */
    public void add(List<PlayedGame<String>> games) throws IOException {
        for (PlayedGame<String> game : games) {
            if (played.get(game.number())) {
                throw new IllegalArgumentException("game " + game.number() + " is there already");
            }
        }
        file.append(games.stream().map(lines::write).toList());
        games.forEach(game -> played.set(game.number()));
    }

    @Override
    public void close() throws IOException {
        try (held) {
            file.close();
        }
    }
}
