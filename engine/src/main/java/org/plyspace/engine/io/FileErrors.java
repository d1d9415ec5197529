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

/** What the system says of files, without its class names and without the file's name once more. */
public final class FileErrors {

    private FileErrors() {}

    /** Why a file could not be read or written. */
    public static String describe(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no such folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof FileChangedException) {
            return failure.getMessage();
        }
        if (failure instanceof FileAlreadyExistsException) {
            return "it is there already";
        }
        String reason = failure instanceof FileSystemException system ? system.getReason() : failure.getMessage();
        return reason == null ? "the system does not say why" : Texts.shorten(reason);
    }

    /** Why a file could not be opened or read, as a refusal that begins with its name. */
    public static InputException unreadable(String name, IOException failed) {
        String reason = failed instanceof NoSuchFileException
                ? "there is no such file"
                : "it cannot be read: " + describe(failed);
        return new InputException(name + ": " + reason);
    }

    /** Why a file could not be written: as bad usage if another name would do, else as a failure of the disk or its permissions. */
    public static PlyspaceException unwritable(String name, IOException failed) {
        boolean isForItsName = failed instanceof NoSuchFileException
                || (Files.isDirectory(Path.of(name)) && !(failed instanceof LockedElsewhereException));
        String message = cannotWrite(name) + describe(failed);
        return isForItsName ? new UsageException(message) : new FailureException(message);
    }

    /** Why a file could not be written whose name the system takes for none. */
    public static PlyspaceException unwritable(String name, InvalidPathException invalid) {
        return new UsageException(cannotWrite(name) + "that cannot be the name of a file");
    }

    private static String cannotWrite(String name) {
        return "cannot write '" + FileNames.shown(name) + "': ";
    }

    /** Why a file could not be moved into a folder of the program's own. */
    public static PlyspaceException unmovable(Path file, Path folder, IOException failed) {
        return new FailureException("cannot move '" + FileNames.shown(file) + "' into '" + FileNames.shown(folder)
                + "': " + describe(failed));
    }
}
