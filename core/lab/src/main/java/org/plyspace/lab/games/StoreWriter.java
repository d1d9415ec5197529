package org.plyspace.lab.games;

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
 * A {@link Store} to which games are added, by one program at a time: each game is on disk before it counts, and a program that is
 * killed loses no other. Confined to one thread, except for {@link #has}.
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
        this.lines = new GameLines(manifest);
        // Checked before the file is opened for appending, which removes an incomplete line that a killed program left,
        // or what is not a line at all.
        Store.open(files.folder(), game -> {
            played.set(game.number());
            each.accept(game);
        });
        this.file = new AppendLog(files.games());
    }

    /**
     * Opens a store, or creates it.
     *
     * @param requested the manifest that it must match; its computers are added to those of an existing store. If its experiment has more
     *     games than that of the store and differs in nothing else, the store grows: its games are those of the larger one
     * @param each receives every existing game
     * @throws UsageException if the store depends on another experiment, version, build or file of rules, or the folder is something
     *     else; nothing is changed
     * @throws org.plyspace.engine.io.InputException if it cannot be read
     * @throws IOException if it cannot be written, or another program has locked it
     */
    public static StoreWriter open(Path folder, Manifest requested, Consumer<PlayedGame<String>> each)
            throws IOException {
        StoreFiles files = new StoreFiles(folder);
        if (files.readManifest().isEmpty()) {
            make(files);
        }
        LockedFolder held = new LockedFolder(folder);
        try {
            Optional<Manifest> existing = files.readManifest();
            existing.ifPresent(kept -> checkSameGames(files, kept, requested));
            Manifest all = existing.map(kept -> kept.and(requested)).orElse(requested);
            if (existing.isEmpty()) {
                write(files, all);
            }
            StoreWriter writer = new StoreWriter(files, all, held, each);
            if (existing.isPresent() && !existing.get().equals(all)) {
                writer.grow(all);
            }
            return writer;
        } catch (IOException | RuntimeException | Error failed) {
            held.close();
            throw failed;
        }
    }

    private static void checkSameGames(StoreFiles files, Manifest kept, Manifest requested) {
        kept.checkSameGames(files.name(), requested, "what is asked for");
        int games = kept.experiment().games();
        if (requested.experiment().games() < games) {
            throw new UsageException(
                    files.name(),
                    "its experiment has the field games " + games + ", but what is asked for has "
                            + requested.experiment().games()
                            + "; expected as many, or more: an experiment may grow, but not shrink");
        }
    }

    private void grow(Manifest all) throws IOException {
        try {
            write(files, all);
        } catch (IOException | RuntimeException | Error failed) {
            file.close();
            throw failed;
        }
    }

    private static void write(StoreFiles files, Manifest manifest) throws IOException {
        new AtomicFile(files.manifest()).write(ManifestFormat.write(manifest));
    }

    private static void make(StoreFiles files) throws IOException {
        if (Files.exists(files.folder()) && !isEmpty(files.folder())) {
            throw new UsageException(
                    files.name(), "it is not a store of games; expected a store, an empty folder or a new name");
        }
        new AtomicFolder(files.folder()).make();
    }

    /** Whether the folder is empty, apart from what a killed program left before it wrote a manifest. */
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

    /** The manifest of the store. */
    public Manifest manifest() {
        return manifest;
    }

    /** The folder of the store. */
    public Path folder() {
        return files.folder();
    }

    /** The name of the store in messages. */
    public String name() {
        return files.name();
    }

    /** Whether the store has a game, by its number. Thread-safe. */
    public boolean has(int number) {
        synchronized (played) {
            return played.get(number);
        }
    }

    /**
     * Adds computers that play to the manifest.
     *
     * @throws IOException if the manifest cannot be written
     */
    public void playedOn(List<HostInfo> hostInfos) throws IOException {
        Manifest all = manifest.and(manifest.on(hostInfos));
        if (!all.equals(manifest)) {
            write(files, all);
            manifest = all;
        }
    }

    /**
     * Adds games, which are on disk when the method returns.
     *
     * @throws IllegalArgumentException if one already exists
     * @throws IOException if they cannot be written; they do not count then
     */
    public void add(List<PlayedGame<String>> games) throws IOException {
        for (PlayedGame<String> game : games) {
            if (has(game.number())) {
                throw new IllegalArgumentException("game " + game.number() + " already exists");
            }
        }
        file.append(games.stream().map(lines::write).toList());
        synchronized (played) {
            games.forEach(game -> played.set(game.number()));
        }
    }

    @Override
    public void close() throws IOException {
        try (held) {
            file.close();
        }
    }
}
