package org.plyspace.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A long job says what it does before it can say how far it is. */
class ProgressBarsTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private ProgressBars bars(boolean terminal) {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminal,
                Window.ofTerminal(80, 24));
        Environment environment = new Environment(Optional.empty(), Map.of());
        return new ProgressBars(streams, new SlowCallNotices(new Notices(streams), environment));
    }

    private String printed() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theTaskIsShownBeforeTheFirstReportAndWipedOutAtTheEnd() {
        ProgressBars.Bar bar = bars(true).start("playing");
        assertEquals("\rplaying ...\r", printed());
        bar.close();
        assertEquals("\rplaying ...\r\r           \r", printed());
    }

    @Test
    void theBarTakesItsPlace() {
        try (ProgressBars.Bar bar = bars(true).start("playing")) {
            bar.reached(1, 2);
        }
        assertTrue(printed().startsWith("\rplaying ...\r\r           \r"), printed());
        assertTrue(printed().contains("playing"), printed());
    }

    @Test
    void whereNobodyWatchesNothingIsPrinted() {
        try (ProgressBars.Bar bar = bars(false).start("playing")) {
            bar.reached(1, 2);
        }
        assertEquals("", printed());
    }
}
