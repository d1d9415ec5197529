package org.plyspace.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What changes in place is for those who watch, and leaves nothing behind. */
class LiveLineTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private LiveLine line(boolean terminal, int columns) {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminal,
                Window.ofTerminal(columns, 24));
        Environment environment = new Environment(Optional.empty(), Map.of());
        return new LiveLine(streams, new SlowCallNotices(new Notices(streams), environment));
    }

    private String printed() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aShorterTextWipesOutALongerOneAndTheEndAll() {
        try (LiveLine line = line(true, 80)) {
            line.show("depth 10");
            line.show("done");
        }
        assertEquals("\rdepth 10\r\rdone    \r\r    \r", printed());
    }

    @Test
    void isCutToTheTerminalAndMasksWhatItWouldObey() {
        line(true, 6).show("ab\u001bcdefgh");
        assertEquals("\rab?cd\r", printed());
    }

    @Test
    void whereNobodyWatchesNothingIsPrinted() {
        try (LiveLine line = line(false, 80)) {
            line.show("depth 10");
        }
        assertEquals("", printed());
    }
}
