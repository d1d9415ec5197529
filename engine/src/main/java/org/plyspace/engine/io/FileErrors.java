package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.plyspace.api.Texts;

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
}
