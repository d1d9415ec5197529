package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Sha256Test {

    /** The example of FIPS 180-4. */
    private static final String ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @TempDir
    private Path folder;

    @Test
    void textsAndFilesHaveTheStandardsDigest() throws IOException {
        Path file = Files.writeString(folder.resolve("abc"), "abc");

        assertEquals(ABC, Sha256.of("abc"));
        assertEquals(ABC, Sha256.of(file));
    }
}
