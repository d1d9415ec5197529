package org.plyspace.engine.io;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The folder of the files that the program saves by itself: {@code plyspace} in the user's data folder, which is given by the
 * variable XDG_DATA_HOME, else {@code ~/.local/share}.
 */
public final class DataFolder {

    private final Optional<Path> root;

    /** Creates the folder object from environment variables. */
    public DataFolder(Map<String, String> variables) {
        root = root(variables);
    }

    private static Optional<Path> root(Map<String, String> variables) {
        try {
            Optional<Path> data = absolute(variables.get("XDG_DATA_HOME"))
                    .or(() -> absolute(variables.get("HOME"))
                            .map(home -> home.resolve(".local").resolve("share")));
            return data.map(path -> path.resolve("plyspace"));
        } catch (InvalidPathException none) {
            return Optional.empty();
        }
    }

    private static Optional<Path> absolute(String name) {
        return Optional.ofNullable(name)
                .filter(text -> !text.isEmpty())
                .map(Path::of)
                .filter(Path::isAbsolute);
    }

    /** A subfolder, which need not exist; empty if the environment gives no place. */
    public Optional<Path> folder(String name) {
        return root.map(path -> path.resolve(name));
    }
}
