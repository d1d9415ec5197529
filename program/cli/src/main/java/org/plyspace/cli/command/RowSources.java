package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.ResultSource;
import org.plyspace.lab.games.ResultSource.RowResults;
import org.plyspace.lab.games.RowFile;
import org.plyspace.lab.games.RowMaker;
import org.plyspace.lab.games.RowParts;
import org.plyspace.lab.games.RowSource;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreRows;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.StoredResults;

/** Opens what rows of games come from: stores, and files of rows. */
public final class RowSources {

    private final Provider<Registry> registry;
    private final Function<Path, Registry> files;

    @Inject
    public RowSources(Provider<Registry> registry, Function<Path, Registry> files) {
        this.registry = registry;
        this.files = files;
    }

    /** Whether a name is that of a file, which must have rows, rather than of a store. */
    static boolean isFile(String name) {
        try {
            return Files.isRegularFile(Path.of(name));
        } catch (InvalidPathException none) {
            return false;
        }
    }

    /** Opens several as one. */
    RowSource open(List<String> names) {
        return new RowParts(names.stream().map(this::one).toList());
    }

    /** Opens several as one, whose rows must be those of the program that played, since they are kept as such. */
    RowSource openToKeep(List<String> names) {
        return new RowParts(names.stream()
                .map(name -> isFile(name) ? file(name) : rowsToKeep(Stores.open(name)))
                .toList());
    }

    /** Opens one. */
    RowSource one(String name) {
        return isFile(name) ? file(name) : rows(Stores.open(name));
    }

    /** Opens a file of rows. */
    static RowSource file(String name) {
        try {
            return RowFile.open(Path.of(name));
        } catch (InvalidPathException invalid) {
            throw new InputException("'" + FileNames.shown(name) + "' cannot be the name of a file");
        }
    }

    /** Opens a store, or a file of rows, for its results. */
    ResultSource results(String name) {
        return new RowResults(one(name));
    }

    /** The results of games. */
    StoredResults resultsOf(ResultSource games) {
        return new StoredResults(games, registry.get(), files);
    }

    private RowSource rows(Store store) {
        return new StoreRows(store, new RowMaker(ready(store)));
    }

    private RowSource rowsToKeep(Store store) {
        ReadyExperiment ready = ready(store);
        return new StoreRows(store, new RowMaker(ready), Manifest.of(ready, VersionProvider.number()));
    }

    private ReadyExperiment ready(Store store) {
        return ReadyExperiment.of(store.experiment(), store.name(), registry.get(), files);
    }
}
