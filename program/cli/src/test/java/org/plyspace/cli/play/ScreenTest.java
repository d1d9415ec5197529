package org.plyspace.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Streams.Window;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.engine.Game;
import org.plyspace.engine.session.OngoingGame;

/** Boards as they fit into the terminal that is there now. */
class ScreenTest {

    private static final int COLUMNS = 22;

    /** One below the other as long as there are lines for it. */
    @Test
    void boardsAreCompactWhileTheTerminalIsLow() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                printed,
                new PrintStream(printed, false, StandardCharsets.UTF_8),
                false,
                Window.ofTerminal(COLUMNS, 100));
        Console console = new Console(streams, new Environment(Optional.empty(), Map.of()));
        Screen screen = new Screen(console, BoardStyle.plain(COLUMNS), streams.window());
        OngoingGame table = new OngoingGame(Game.fromStart(Blinding.rules()), Optional.empty());

        String high = shown(screen, table, printed);
        screen.fit(Window.ofTerminal(COLUMNS, 8));
        String low = shown(screen, table, printed);
        screen.fit(Window.ofTerminal(COLUMNS, 100));

        assertTrue(low.lines().count() < high.lines().count(), high + low);
        assertEquals(high, shown(screen, table, printed));
    }

    private static String shown(Screen screen, OngoingGame table, ByteArrayOutputStream printed) {
        printed.reset();
        screen.show(table);
        screen.flush();
        return printed.toString(StandardCharsets.UTF_8);
    }
}
