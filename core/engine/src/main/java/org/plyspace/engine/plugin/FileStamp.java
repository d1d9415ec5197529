package org.plyspace.engine.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * The attributes of a file in its folder, by which it is recognised: rewriting a file changes at least one of them.
 *
 * @param key the system's identity of the file, if it has one
 */
record FileStamp(long size, FileTime modified, Optional<Object> key) {

    /** The stamp of a file; empty if it does not exist. */
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
