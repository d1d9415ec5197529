package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendLogReaderTest {

    private static final String LONG = "x".repeat(20_000);

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void write() throws IOException {
        path = folder.resolve("lines");
        Files.writeString(path, "one\nzwö\n" + LONG + "\nhalf a li");
    }

    private AppendLogReader open() throws IOException {
        return new AppendLogReader(path, "lines", 30_000);
    }

    @Test
    void wholeLinesAreReadAndReadAgain() throws IOException {
        try (AppendLogReader file = open()) {
            List<String> lines = new ArrayList<>();
            List<Long> offsets = new ArrayList<>();
            for (Optional<String> line = file.next(); line.isPresent(); line = file.next()) {
                lines.add(line.get());
                offsets.add(file.offset());
                assertEquals("lines:" + lines.size(), file.place());
            }

            assertEquals(List.of("one", "zwö", LONG), lines);
            assertEquals(List.of(0L, 4L, 9L), offsets);
            assertEquals(LONG, file.at(9));
            assertEquals("one", file.at(0));
            assertEquals("zwö", file.at(4));
            assertEquals(LONG, file.at(9), "the next one");
            assertEquals(LONG, file.at(9), "the same once more");
        }
    }

    @Test
    void readingOnAndReadingAgainDoNotDisturbEachOther() throws IOException {
        try (AppendLogReader file = open()) {
            assertEquals(Optional.of("one"), file.next());
            assertEquals(LONG, file.at(9));
            assertEquals(Optional.of("zwö"), file.next());
        }
    }

    @Test
    void whatIsAddedMeanwhileIsNotSeen() throws IOException {
        try (AppendLogReader file = open()) {
            Files.writeString(path, "one\nzwö\n" + LONG + "\nhalf a line\nfive\n");
            while (file.next().isPresent()) {
                assertTrue(file.offset() < 10);
            }
        }
    }

    @Test
    void whatIsTornOffIsKnownByHowItBegins() throws IOException {
        try (AppendLogReader file = open()) {
            assertTrue(file.isTornWithin("half"));
            assertTrue(file.isTornWithin("half a li"));
            assertTrue(file.isTornWithin("half a line"));
            assertFalse(file.isTornWithin("whole"));
            assertFalse(file.isTornWithin("half the"));
        }
        Files.writeString(path, "one\n");
        try (AppendLogReader file = open()) {
            assertTrue(file.isTornWithin("whole"));
        }
    }

    @Test
    void aLineThatIsTooLongOrNoTextIsRefused() throws IOException {
        Files.write(path, new byte[] {'a', '\n', (byte) 0xff, '\n'});
        try (AppendLogReader file = open()) {
            file.next();
            assertTrue(
                    assertThrows(InputException.class, file::next).getMessage().startsWith("lines:2"));
        }
        Files.writeString(path, "a\n" + LONG + LONG + "\n");
        try (AppendLogReader file = open()) {
            file.next();
            assertTrue(
                    assertThrows(InputException.class, file::next).getMessage().contains("longer than 30000"));
        }
    }
}
