package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeldFolderTest {

    @Test
    void whoComesSecondIsToldThatNoOtherNameIsNeeded(@TempDir Path folder) throws IOException {
        try (HeldFolder first = new HeldFolder(folder)) {
            assertTrue(HeldFolder.isItsFile(folder.resolve("lock")));
            IOException refused = assertThrows(IOException.class, () -> new HeldFolder(folder));

            UnwritableException told = new UnwritableException("store", refused);

            assertEquals("cannot write 'store': another program holds it locked", told.getMessage());
            assertFalse(new UnwritableException(folder.toString(), refused).isForItsName());
        }
    }

    @Test
    void isFreeAfterwards(@TempDir Path folder) throws IOException {
        new HeldFolder(folder).close();
        new HeldFolder(folder).close();
    }
}
