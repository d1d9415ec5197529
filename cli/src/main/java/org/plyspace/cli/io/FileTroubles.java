package org.plyspace.cli.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.plyspace.api.Texts;

/** What the system says of files, without its class names and without the file's name once more. */
final class FileTroubles {

    private FileTroubles() {}

    /** Why a file could not be read or written. */
    static String inWords(IOException trouble) {
        if (trouble instanceof NoSuchFileException) {
            return "there is no such folder";
        }
        if (trouble instanceof AccessDeniedException) {
            return "it is not permitted; check the permissions";
        }
        String reason = trouble instanceof FileSystemException system ? system.getReason() : trouble.getMessage();
        return reason == null ? "the system does not say why" : Texts.shorten(reason);
    }
}
