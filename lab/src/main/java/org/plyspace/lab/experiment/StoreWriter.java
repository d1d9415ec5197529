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
import org.plyspace.engine.io.GrowingFile;
import org.plyspace.engine.io.GrownFile;
import org.plyspace.engine.io.NewFolder;
import org.plyspace.engine.io.WholeFile;

/**
 * A {@link Store} that games are added to, by one program at a time: each is on the disk before it counts, and a program that is killed loses
 * no other. Confined to one thread.
 */
public final class StoreWriter implements Closeable {

    private final StoreFiles files;
    private final Manifest manifest;
    private final GameLines lines;
    private final GrowingFile file;
    private final BitSet played = new BitSet();

    private StoreWriter(StoreFiles files, Manifest manifest, GrowingFile file) {
        this.files = files;
        this.manifest = manifest;
        this.lines = new GameLines(manifest.experiment());
        this.file = file;
    }

    /**
     * Opens a store, or makes it.
     *
     * @param wanted what it must be of; its machines are added to those of a store that is there
     * @param each is shown every game that is there
     * @throws ExperimentException if another experiment, version or file of rules is what the store is of, or the folder is something else;
     *     all stays as it is
     * @throws org.plyspace.engine.io.InputException if it cannot be read
     * @throws IOException if it cannot be written, or another program holds it
     */
    public static StoreWriter open(Path folder, Manifest wanted, Consumer<PlayedGame> each) throws IOException {
        StoreFiles files = new StoreFiles(folder);
        Optional<Manifest> there = files.readManifest();
        if (there.isPresent()) {
            there.get().checkSameGames(files.name(), wanted, "what is asked for");
            checkEnd(files);
        } else {
            make(files, wanted);
        }
        GrowingFile file = new GrowingFile(files.games());
        try {
            Manifest kept = there.isPresent() ? addMachines(files, wanted) : wanted;
            StoreWriter writer = new StoreWriter(files, kept, file);
            Store.open(folder, game -> {
                writer.played.set(game.number());
                each.accept(game);
            });
            return writer;
        } catch (IOException | RuntimeException | Error failed) {
            file.close();
            throw failed;
        }
    }

    /** Before the file is opened to grow, which takes away what a kill has left of a line, or what is no line at all. */
    private static void checkEnd(StoreFiles files) throws IOException {
        Optional<GrownFile> games = files.openGames();
        if (games.isPresent()) {
            try (GrownFile file = games.get()) {
                StoreFiles.checkEnd(file);
            }
        }
    }

    private static void make(StoreFiles files, Manifest manifest) throws IOException {
        if (Files.exists(files.folder()) && !isEmpty(files.folder())) {
            throw new ExperimentException(
                    files.name(), "it is there, and no store of games; expected one, an empty folder, or none");
        }
        new NewFolder(files.folder()).make();
        new WholeFile(files.manifest()).update(ManifestFormat.write(manifest));
    }

    /** What a kill left of a manifest that was being written does not count. */
    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            for (Path each : all) {
                if (!WholeFile.isLeftover(each)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Manifest addMachines(StoreFiles files, Manifest wanted) throws IOException {
        WholeFile manifest = new WholeFile(files.manifest());
        Manifest there =
                ManifestFormat.read(manifest.read(files.manifestName(), ManifestFormat.LONGEST), files.manifestName());
        Manifest all = there.with(wanted.machines());
        if (!all.equals(there)) {
            manifest.update(ManifestFormat.write(all));
        }
        return all;
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
     * Adds games, which are on the disk afterwards.
     *
     * @throws IllegalArgumentException if one is there
     * @throws IOException if they cannot be written; none of them counts then
     */
    public void add(List<PlayedGame> games) throws IOException {
        for (PlayedGame game : games) {
            if (played.get(game.number())) {
                throw new IllegalArgumentException("game " + game.number() + " is there already");
            }
        }
        file.append(games.stream().map(lines::write).toList());
        games.forEach(game -> played.set(game.number()));
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
