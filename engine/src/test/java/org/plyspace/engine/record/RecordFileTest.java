package org.plyspace.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
    void whatAKilledProgramLeftBesideIsReplaced() throws IOException {
        Path beside = Files.writeString(folder.resolve("game.json.saving"), "x".repeat(100_000));
        RecordFile file = new RecordFile(folder.resolve("game.json"));

        file.save(record);

        assertEquals(record, file.load());
        assertFalse(Files.exists(beside));
    }

    @Test
    void aFailedSaveLeavesTheOldFile() throws IOException {
        RecordFile file = new RecordFile(folder.resolve("game.json"));
        file.save(record);
        Files.createDirectory(folder.resolve("game.json.saving"));

        assertThrows(IOException.class, () -> file.save(Records.nested(2)));
        assertEquals(record, file.load());
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path target = Files.writeString(folder.resolve("target.json"), Records.whole());
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), target);

        new RecordFile(link).save(Records.nested(2));

        assertTrue(Files.isSymbolicLink(link));
        assertEquals(Records.nested(2), new RecordFile(target).load());
    }

    @Test
    void whatIsNotOneRecordIsRefused() throws IOException {
        assertRefused("", "it is empty; expected a game's record");
        assertRefused(Records.whole() + Records.whole(), "a second game begins; expected one game per file");
        assertRefused(Records.whole() + "}", "this is not JSON: ");
        Path broken = Files.write(folder.resolve("broken"), "{\"ä\":1}".getBytes(StandardCharsets.ISO_8859_1));
        assertRefused(broken, "it is not UTF-8 text; expected a game's record");
        assertThrows(NoSuchFileException.class, () -> new RecordFile(folder.resolve("none")).load());
    }

    @Test
    void aHugeFileIsNotReadToItsEnd() throws IOException {
        Path huge = folder.resolve("huge");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(1L << 33);
        }
        assertRefused(huge, "it is longer than 20000000 bytes; expected a file with one game");
    }

    private void assertRefused(String text, String said) throws IOException {
        assertRefused(Files.writeString(folder.resolve("refused"), text), said);
    }

    private static void assertRefused(Path path, String said) throws IOException {
        RecordFile file = new RecordFile(path);
        String message = assertThrows(RecordException.class, file::load).getMessage();
        assertTrue(message.contains(said), message);
    }
}
