package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.plyspace.api.FailureException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/** Describes errors of the file system without class names and without repeating the file's name. */
public final class FileErrors {

    private FileErrors() {}

    /** The reason why a file could not be read or written. */
    public static String describe(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no such folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof AtomicFile.FileChangedException) {
            return failure.getMessage();
        }
        if (failure instanceof FileAlreadyExistsException) {
            return "it already exists";
        }
        String reason = failure instanceof FileSystemException system ? system.getReason() : failure.getMessage();
        return reason == null ? "the system does not say why" : Texts.shorten(reason);
    }

    /** A refusal, beginning with the file's name, of a file that cannot be opened or read. */
    public static InputException unreadable(String name, IOException failed) {
        String reason = failed instanceof NoSuchFileException
                ? "there is no such file"
                : "it cannot be read: " + describe(failed);
        return new InputException(name + ": " + reason);
    }

    /**
     * An exception for a file that cannot be written: a usage error if another name would help, else a failure of the disk or
     * of permissions.
     */
    public static PlyspaceException unwritable(String name, IOException failed) {
        String message = cannotWrite(name) + describe(failed);
        return isForItsName(name, failed) ? new UsageException(message) : new FailureException(message);
    }

    /** Whether the name is that of a folder where a file was to be written, or in none; a folder that is written into may be full. */
    private static boolean isForItsName(String name, IOException failed) {
        Path path = Path.of(name);
        return failed instanceof NoSuchFileException
                || failed instanceof FileAlreadyExistsException
                || (Files.isDirectory(path)
                        && failed instanceof FileSystemException about
                        && about.getFile() != null
                        && Path.of(about.getFile()).equals(path));
    }

    /** An exception for a file name that the system does not accept. */
    public static PlyspaceException unwritable(String name, InvalidPathException invalid) {
        return new UsageException(cannotWrite(name) + "that cannot be the name of a file");
    }

    private static String cannotWrite(String name) {
        return "cannot write '" + FileNames.shown(name) + "': ";
    }

    /** An exception for a file that cannot be moved into a folder of the program's own. */
    public static PlyspaceException unmovable(Path file, Path folder, IOException failed) {
        return new FailureException("cannot move '" + FileNames.shown(file) + "' into '" + FileNames.shown(folder)
                + "': " + describe(failed));
    }
}
