package org.plyspace.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.io.AtomicFile.FileChangedException;
import org.plyspace.testing.BitFlips;
import org.plyspace.testing.InWholeForm;

class RecordFileTest {

    @TempDir
    private Path folder;

    private final GameRecord record = Records.read(Records.whole());

    @Test
    void whatIsSavedCanBeLoadedAndNothingIsLeftBeside() throws IOException {
        RecordFile file = new RecordFile(folder.resolve("game.json"));
        file.save(Records.nested(2));
        file.save(record);

        assertEquals(record, file.load());
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void whatAnotherProgramSavedIsNotOverwritten() throws IOException {
        Path path = folder.resolve("game.json");
        RecordFile mine = new RecordFile(path);
        mine.save(record);
        RecordFile others = new RecordFile(path);
        others.load();
        others.save(Records.nested(2));

        assertThrows(FileChangedException.class, () -> mine.save(record));
        assertEquals(Records.nested(2), new RecordFile(path).load());
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path target = Files.writeString(folder.resolve("target.json"), Records.whole());
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), target);

        RecordFile file = new RecordFile(link);
        file.load();
        file.save(Records.nested(2));

        assertTrue(Files.isSymbolicLink(link));
        assertEquals(Records.nested(2), new RecordFile(target).load());
    }

    @Test
    void whatIsNotOneRecordIsRefused() throws IOException {
        assertRefused("", "it is empty; expected a game's record");
        assertRefused(Records.whole() + Records.whole(), "a second game begins; expected one game per file");
        assertRefused(Records.whole() + "}", "this is not JSON: ");
        Path broken = Files.write(folder.resolve("broken"), "{\"ä\":1}".getBytes(StandardCharsets.ISO_8859_1));
        assertRefused(broken, "broken, line 1, column 3: byte E4 is not UTF-8; expected a file saved as UTF-8");
        assertThrows(NoSuchFileException.class, () -> new RecordFile(folder.resolve("none")).load());
    }

    @Test
    void aHugeFileIsNotReadToItsEnd() throws IOException {
        Path huge = folder.resolve("huge");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(1L << 33);
        }
        assertRefused(huge, "huge is longer than 20000000 characters");
    }

    private void assertRefused(String text, String said) throws IOException {
        assertRefused(Files.writeString(folder.resolve("refused"), text), said);
    }

    private static void assertRefused(Path path, String said) throws IOException {
        RecordFile file = new RecordFile(path);
        String message = assertThrows(PlyspaceException.class, file::load).getMessage();
        assertTrue(message.contains(said), message);
    }

    /** Every third bit, each alone: what is left of the record is read, or refused with the file's name. */
    @InWholeForm
    @Test
    void aFlippedBitIsNeverMoreThanARefusal() throws IOException {
        Path path = folder.resolve("game.json");
        byte[] own = Records.whole().getBytes(StandardCharsets.UTF_8);
        int refused = 0;
        for (byte[] flipped : BitFlips.of(own, 3).toList()) {
            Files.write(path, flipped);
            try {
                new RecordFile(path).load();
            } catch (PlyspaceException told) {
                refused++;
                assertTrue(told.getMessage().contains("game.json"), told.getMessage());
            }
        }
        assertTrue(refused > own.length / 3, refused + " refused");
    }
}
