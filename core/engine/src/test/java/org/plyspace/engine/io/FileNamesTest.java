package org.plyspace.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class FileNamesTest {

    @Test
    void longPathsAreToldWhole() {
        Path path = Path.of("/home/" + "x".repeat(100) + "/game.json");

        assertEquals(path.toString(), FileNames.shown(path));
    }

    @Test
    void ofVeryLongOnesTheEndsAreTold() {
        String told = FileNames.shown("/home/" + "x".repeat(10_000) + "/game.json");

        assertEquals(200, told.length());
        assertTrue(told.startsWith("/home/xx") && told.endsWith("xx/game.json"), told);
    }

    @Test
    void nothingInThemReachesATerminalRaw() {
        assertEquals("a?[31m", FileNames.shown("a\u001b[31m"));
    }
}
