package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.plyspace.api.UsageException;

/** Writes to the files and folders that users name, and refuses names that would fail later, or replace what was read. */
public final class OutputFiles {

    private OutputFiles() {}

    /**
     * Refuses the name of a file whose folder is missing, or that is a folder itself, before games are played for hours whose result
     * it is to hold.
     *
     * @param option the option that names it
     * @throws UsageException if it is refused
     */
    public static void requireFolder(String option, String file) {
        Path folder = Path.of(file).toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new UsageException(option + ": cannot write '" + file + "': there is no such folder");
        }
        if (Files.isDirectory(Path.of(file))) {
            throw new UsageException(option + ": cannot write '" + file + "': it is a folder; expected a file");
        }
    }

    /**
     * Writes a text to a file, in place of what was there, all or nothing.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be written; what was there is there still
     */
    public static void write(String name, String text) {
        into(name, path -> {
            new AtomicFile(path).write(text);
            return path;
        });
    }

    /**
     * Writes lines to a file as they are made, in place of what was there, all or nothing.
     *
     * @throws org.plyspace.api.PlyspaceException if it cannot be written; what was there is there still
     */
    public static void writeLines(String name, AtomicFile.Lines lines) {
        into(name, path -> {
            new AtomicFile(path).writeLines(lines);
            return path;
        });
    }

    /** Work on a file or folder that is written to. */
    @FunctionalInterface
    public interface Writing<T> {

        /** Does the work. */
        T to(Path path) throws IOException;
    }

    /**
     * Writes to the file or folder of a name.
     *
     * @throws org.plyspace.api.PlyspaceException if that fails, or there can be none of that name
     */
    public static <T> T into(String name, Writing<T> writing) {
        try {
            return writing.to(Path.of(name));
        } catch (IOException failed) {
            throw FileErrors.unwritable(name, failed);
        } catch (InvalidPathException invalid) {
            throw FileErrors.unwritable(name, invalid);
        }
    }

    /**
     * Refuses a file in a folder that a job reads or goes on with, of which output must never replace anything.
     *
     * @param folder the folder; what is none, or not there, has no files
     * @param what what the folder is, in messages: {@code the store}
     */
    public static void checkOutside(String file, String folder, String what) {
        Path parent = place(file).getParent();
        if (parent != null && Files.isDirectory(place(folder)) && parent.startsWith(place(folder))) {
            throw new UsageException(
                    "'" + FileNames.shown(file) + "' is inside " + what + "; expected a file outside it");
        }
    }

    /** The path that a name leads to, with links resolved as far as it is there. */
    public static Path place(String file) {
        return into(file, name -> {
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
