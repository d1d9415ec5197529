package org.plyspace.cli.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreWriter;

/** Opens stores of games by the names of their folders. */
final class Stores {

    private Stores() {}

    /** Work that is done with an open store. */
    interface Work<T> {

        /** Does the work. */
        T with(StoreWriter store) throws IOException;
    }

    /** Opens a store to read it. */
    static Store open(String folder) {
        return Store.open(path(folder));
    }

    /** The folder of a name. */
    static Path path(String folder) {
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
    static <T> T write(String folder, Manifest manifest, Consumer<PlayedGame<String>> each, Work<T> work) {
        return Output.into(folder, path -> {
            try (StoreWriter store = StoreWriter.open(path, manifest, each)) {
                return work.with(store);
            }
        });
    }
}
