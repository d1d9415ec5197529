package org.plyspace.lab.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.ReplayedStore;
import org.plyspace.lab.games.ResultSource;
import org.plyspace.lab.games.RowFile;
import org.plyspace.lab.games.RowMaker;
import org.plyspace.lab.games.RowParts;
import org.plyspace.lab.games.RowSource;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreRows;
import org.plyspace.lab.games.StoreWriter;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.StoredResults;

/**
 * Opens stores of games, and files of rows, by the names that users give.
 *
 * @param registry all rule sets, made when they are needed
 * @param files gives the rule sets of a file
 * @param version the version of the program that plays
 */
public record Stores(Supplier<Registry> registry, Function<Path, Registry> files, String version) {

    /** Work that is done with an open store. */
    @FunctionalInterface
    public interface Work<T> {

        /** Does the work. */
        T with(StoreWriter store) throws IOException;
    }

    /** Opens a store to read it. */
    public static Store open(String folder) {
        return Store.open(path(folder));
    }

    /** The folder of a name. */
    public static Path path(String folder) {
        try {
            return Path.of(folder);
        } catch (InvalidPathException invalid) {
            throw new InputException("'" + FileNames.shown(folder) + "' cannot be the name of a folder");
        }
    }

    /**
     * Opens a store to add games, or creates it.
     *
     * @param each receives every game already in the store
     */
    public static <T> T write(String folder, Manifest manifest, Consumer<PlayedGame<String>> each, Work<T> work) {
        return OutputFiles.into(folder, path -> {
            try (StoreWriter store = StoreWriter.open(path, manifest, each)) {
                return work.with(store);
            }
        });
    }

    /** What the store of an experiment says of it if this program begins it now. */
    public Manifest manifest(ReadyExperiment ready) {
        return Manifest.of(ready, version);
    }

    /** Whether a name is that of a file, which must have rows, rather than of a store. */
    public static boolean isFile(String name) {
        try {
            return Files.isRegularFile(Path.of(name));
        } catch (InvalidPathException none) {
            return false;
        }
    }

    /** Opens a store, or a file of rows. */
    public RowSource rows(String name) {
        return isFile(name) ? rowFile(name) : rows(open(name));
    }

    /** Opens several as one, whose rows must be those of the program that played, since they are kept as such. */
    public RowSource rowsToKeep(List<String> names) {
        return new RowParts(names.stream()
                .map(name -> isFile(name) ? rowFile(name) : rowsToKeep(open(name)))
                .toList());
    }

    /** Opens a file of rows. */
    public static RowSource rowFile(String name) {
        try {
            return RowFile.open(Path.of(name));
        } catch (InvalidPathException invalid) {
            throw new InputException("'" + FileNames.shown(name) + "' cannot be the name of a file");
        }
    }

    /**
     * Opens files of rows whose games are not to be played again; empty if none are named.
     *
     * @param wanted the experiment, whose games they must be
     */
    public static Optional<RowParts> adopted(List<String> names, Manifest wanted) {
        if (names.isEmpty()) {
            return Optional.empty();
        }
        RowParts parts = new RowParts(names.stream().map(Stores::rowFile).toList());
        parts.manifest().checkSameGames(parts.name(), wanted, "what is asked for");
        return Optional.of(parts);
    }

    /** Opens several for their results: the games of a store alone are replayed, all others are known by their rows. */
    public ResultSource results(List<String> names) {
        return names.size() == 1 && !isFile(names.get(0))
                ? new ReplayedStore(open(names.get(0)))
                : new ResultSource.RowResults(
                        new RowParts(names.stream().map(this::rows).toList()));
    }

    /** The results of games. */
    public StoredResults resultsOf(ResultSource games) {
        return new StoredResults(games, registry.get(), files);
    }

    /** The results of a store, or of a file of rows, by its rows. */
    public StoredResults rowResults(String name) {
        return resultsOf(new ResultSource.RowResults(rows(name)));
    }

    private RowSource rows(Store store) {
        return new StoreRows(store, new RowMaker(ready(store)));
    }

    private RowSource rowsToKeep(Store store) {
        ReadyExperiment ready = ready(store);
        return new StoreRows(store, new RowMaker(ready), manifest(ready));
    }

    private ReadyExperiment ready(Store store) {
        return ReadyExperiment.of(store.experiment(), store.name(), registry.get(), files);
    }
}
