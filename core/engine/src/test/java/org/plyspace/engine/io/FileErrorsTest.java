package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.FailureException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;

/** Tests that a full disk is a failure, and a name that can hold nothing is the user's mistake. */
final class FileErrorsTest {

    private static final String FULL = "No space left on device";

    @TempDir
    private Path folder;

    private PlyspaceException of(IOException failed) {
        return FileErrors.unwritable(folder.toString(), failed);
    }

    @Test
    void aFullDiskUnderAFolderIsAFailure() {
        for (IOException full : new IOException[] {
            new IOException(FULL),
            new FileSystemException(folder.resolve("games.jsonl").toString(), null, FULL),
            new FileSystemException(
                    folder.resolve("a.tmp").toString(), folder.resolve("a").toString(), FULL)
        }) {
            PlyspaceException told = of(full);
            assertInstanceOf(FailureException.class, told);
            assertEquals("cannot write '" + folder + "': " + FULL, told.getMessage());
        }
    }

    @Test
    void aFolderWhereAFileIsExpectedIsAMistake() {
        assertInstanceOf(UsageException.class, of(assertThrows(IOException.class, () -> new AtomicFile(folder))));
        assertInstanceOf(
                UsageException.class, of(assertThrows(IOException.class, () -> Files.newOutputStream(folder))));
    }

    @Test
    void aFolderThatIsNotThereIsAMistake() {
        String name = folder.resolve("none/file").toString();
        IOException failed = assertThrows(IOException.class, () -> new AtomicFile(Path.of(name)).write(""));

        assertInstanceOf(UsageException.class, FileErrors.unwritable(name, failed));
    }
}
