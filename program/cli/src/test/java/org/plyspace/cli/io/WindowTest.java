package org.plyspace.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyspace.cli.io.Streams.Window;

/** How much is seen at once: the terminal knows best. */
class WindowTest {

    private static final Map<String, String> XTERM = Map.of("TERM", "xterm-256color", "COLUMNS", "33");

    @Test
    void theTerminalIsAskedBeforeTheVariable() {
        assertEquals(new Window(80, 24, true), Window.of("24 80", XTERM));
    }

    @Test
    void aTerminalWithoutSizeLeavesTheVariable() {
        assertEquals(33, Window.of("0 0", XTERM).columns());
        assertTrue(Window.of("0 0", XTERM).rows() > 1_000);
    }

    @Test
    void withoutTerminalTheVariableCountsIfItIsPlausible() {
        assertEquals(Window.ofColumns(33), Window.of(null, XTERM));
        assertEquals(Window.ofUnknownColumns(), Window.of(null, Map.of("COLUMNS", "-1")));
        assertEquals(Window.ofUnknownColumns(), Window.of("no size", Map.of()));
    }

    @Test
    void whatIsPrintedSaysHowWideItIsWhereNobodyElseDoes() {
        assertEquals(120, Window.ofUnknownColumns().columnsOr(120));
        assertEquals(33, Window.ofColumns(33).columnsOr(120));
    }

    @Test
    void aDumbTerminalHasNoColours() {
        assertEquals(new Window(80, 24, false), Window.of("24 80", Map.of("TERM", "dumb")));
        assertEquals(new Window(80, 24, false), Window.of("24 80", Map.of()));
    }
}
