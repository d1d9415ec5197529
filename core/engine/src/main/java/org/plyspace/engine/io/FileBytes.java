package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Examines small files that need not be text. */
public final class FileBytes {

    private FileBytes() {}

    /**
     * Whether a file contains a sequence of bytes.
     *
     * @throws IOException if the file cannot be read
     */
    public static boolean contain(Path file, byte[] wanted) throws IOException {
        byte[] all = Files.readAllBytes(file);
        return IntStream.rangeClosed(0, all.length - wanted.length)
                .anyMatch(from -> Arrays.equals(all, from, from + wanted.length, wanted, 0, wanted.length));
    }
}
