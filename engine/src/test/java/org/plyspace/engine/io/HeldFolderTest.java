package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeldFolderTest {

    @Test
    void whoComesSecondIsToldThatNoOtherNameIsNeeded(@TempDir Path folder) throws IOException {
        HeldFolder first = new HeldFolder(folder);

        IOException refused = assertThrows(IOException.class, () -> new HeldFolder(folder));
        first.close();
        UnwritableException told = new UnwritableException(folder.toString(), refused);

        assertTrue(told.getMessage().endsWith("another program holds it locked"), told.getMessage());
        assertFalse(told.isForItsName());
    }

    @Test
    void isHeldByAFileInIt(@TempDir Path folder) throws IOException {
        new HeldFolder(folder).close();

        try (Stream<Path> files = Files.list(folder)) {
            assertTrue(files.allMatch(HeldFolder::isItsFile));
        }
    }

    @Test
    void isFreeAfterwards(@TempDir Path folder) throws IOException {
        new HeldFolder(folder).close();
        new HeldFolder(folder).close();
    }
}
