package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendLogTest {

    @TempDir
    private Path folder;

    @Test
    void linesAreAddedAndALineCutShortIsTakenAway() throws IOException {
        Path path = folder.resolve("lines");
        try (AppendLog file = new AppendLog(path)) {
            file.append("one");
            file.append("zwö");
        }
        Files.writeString(path, Files.readString(path) + "half a li");

        try (AppendLog file = new AppendLog(path)) {
            file.append("three");
        }

        assertEquals(List.of("one", "zwö", "three"), Files.readAllLines(path));
    }

    @Test
    void linesAreAddedTogether() throws IOException {
        Path path = folder.resolve("lines");
        try (AppendLog file = new AppendLog(path)) {
            file.append(List.of("one", "zwö"));
            file.append(List.of());
            file.append("three");
            assertThrows(IllegalArgumentException.class, () -> file.append(List.of("four", "fi\nve")));
        }
        assertEquals(List.of("one", "zwö", "three"), Files.readAllLines(path));
    }

    @Test
    void aLineBreakForgesNoLine() throws IOException {
        Path path = folder.resolve("lines");
        try (AppendLog file = new AppendLog(path)) {
            assertThrows(IllegalArgumentException.class, () -> file.append("one\ntwo"));
        }
        assertEquals(0, Files.size(path));
    }
}
