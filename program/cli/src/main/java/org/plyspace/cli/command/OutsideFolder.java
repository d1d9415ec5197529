package org.plyspace.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.io.FileNames;

/** Keeps output out of folders that a command reads or goes on with, so that it never replaces what they have. */
final class OutsideFolder {

    private OutsideFolder() {}

    /**
     * Refuses a file in a folder.
     *
     * @param folder the folder; what is none, or not there, has no files
     * @param what what the folder is, in messages: {@code the store}
     */
    static void check(String file, String folder, String what) {
        Path parent = place(file).getParent();
        if (parent != null && Files.isDirectory(place(folder)) && parent.startsWith(place(folder))) {
            throw new UsageException(
                    "'" + FileNames.shown(file) + "' is inside " + what + "; expected a file outside it");
        }
    }

    /** The path that a name leads to, with links resolved as far as it is there. */
    static Path place(String file) {
        return Output.into(file, name -> {
            Path path = name.toAbsolutePath().normalize();
            if (Files.isRegularFile(path) || Files.isDirectory(path)) {
                return path.toRealPath();
            }
            Path parent = path.getParent();
            return parent != null && Files.isDirectory(parent)
                    ? parent.toRealPath().resolve(path.getFileName())
                    : path;
        });
    }
}
