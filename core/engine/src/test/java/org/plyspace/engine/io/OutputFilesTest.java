package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.UsageException;

/** A name is refused before work is done for it, and nothing that was read is replaced. */
class OutputFilesTest {

    @TempDir
    private Path folder;

    private static String refusal(Runnable asked) {
        return assertThrows(UsageException.class, asked::run).getMessage();
    }

    @Test
    void aTextReplacesWhatWasThere() throws IOException {
        String file = folder.resolve("out.txt").toString();
        OutputFiles.write(file, "one\n");
        OutputFiles.writeLines(file, lines -> lines.accept("two"));

        assertEquals("two\n", Files.readString(Path.of(file)));
    }

    @Test
    void aFileNeedsAFolder() {
        String lost = folder.resolve("none").resolve("out.txt").toString();
        OutputFiles.requireFolder("--out", folder.resolve("out.txt").toString());

        assertTrue(refusal(() -> OutputFiles.requireFolder("--out", lost)).startsWith("--out: cannot write '"));
        assertTrue(refusal(() -> OutputFiles.requireFolder("--out", folder.toString()))
                .endsWith("it is a folder; expected a file"));
        assertTrue(refusal(() -> OutputFiles.write(lost, "text")).endsWith("there is no such folder"));
    }

    @Test
    void aFileStaysOutsideWhateverItsNameLooksLike() throws IOException {
        Path store = Files.createDirectory(folder.resolve("store"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), store);
        OutputFiles.checkOutside(folder.resolve("out").toString(), store.toString(), "the store");

        for (Path inside : new Path[] {store.resolve("out"), link.resolve("out"), store.resolve("../store/out")}) {
            assertTrue(refusal(() -> OutputFiles.checkOutside(inside.toString(), store.toString(), "the store"))
                    .endsWith("is inside the store; expected a file outside it"));
        }
    }
}
