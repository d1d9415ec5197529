package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.FailureException;
import org.plyspace.api.PlyspaceException;

class LockedFolderTest {

    @Test
    void whoComesSecondIsToldThatNoOtherNameIsNeeded(@TempDir Path folder) throws IOException {
        LockedFolder first = new LockedFolder(folder);

        IOException refused = assertThrows(IOException.class, () -> new LockedFolder(folder));
        first.close();
        PlyspaceException told = FileErrors.unwritable(folder.toString(), refused);

        assertTrue(told.getMessage().endsWith("another program holds it locked"), told.getMessage());
        assertInstanceOf(FailureException.class, told);
    }

    @Test
    void isHeldByAFileInIt(@TempDir Path folder) throws IOException {
        new LockedFolder(folder).close();

        try (Stream<Path> files = Files.list(folder)) {
            assertTrue(files.allMatch(LockedFolder::isItsFile));
        }
    }

    @Test
    void isFreeAfterwards(@TempDir Path folder) throws IOException {
        new LockedFolder(folder).close();
        new LockedFolder(folder).close();
    }
}
