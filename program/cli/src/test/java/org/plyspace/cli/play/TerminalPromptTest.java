package org.plyspace.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Streams.Window;

/** A line is asked for at a terminal of any size, also one that does not say how large it is. */
class TerminalPromptTest {

    @ParameterizedTest
    @CsvSource({"0, 0, 132, 24", "0, 30, 132, 30", "100, 0, 100, 24", "100, 30, 100, 30"})
    void theQuestionIsShownAndTheTerminalLeftAsItWas(int columns, int rows, int shownColumns, int shownRows)
            throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        LineDisciplineTerminal terminal =
                new LineDisciplineTerminal("test", Terminal.TYPE_DUMB, printed, StandardCharsets.UTF_8);
        terminal.setSize(new Size(columns, rows));
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                printed,
                new PrintStream(printed, false, StandardCharsets.UTF_8),
                false,
                Window.ofTerminal(132, 50));
        try (Prompt prompt = new TerminalPrompt(
                terminal,
                List::of,
                new Console(streams, new Environment(Optional.empty(), Map.of())),
                streams.window())) {
            terminal.processInputBytes("e4\r".getBytes(StandardCharsets.UTF_8));

            assertEquals(Optional.of("e4"), prompt.ask("white to move> "));
            assertEquals(Optional.of(Window.ofTerminal(shownColumns, shownRows)), prompt.window());
        }

        String seen = printed.toString(StandardCharsets.UTF_8);
        assertTrue(seen.contains("white to move> "), seen);
        assertEquals(new Size(columns, rows), terminal.getSize());
    }
}
