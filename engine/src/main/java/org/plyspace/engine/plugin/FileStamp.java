package org.plyspace.engine.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * What a file's folder says of it, by which it is known again: whoever writes a file anew changes at least one of these.
 *
 * @param key what tells files of one name apart, where the system has it
 */
record FileStamp(long size, FileTime modified, Optional<Object> key) {

    /** Of a file, if it is there. */
    static Optional<FileStamp> of(Path file) {
        try {
            BasicFileAttributes said = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(
                    new FileStamp(said.size(), said.lastModifiedTime(), Optional.ofNullable(said.fileKey())));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }
}
