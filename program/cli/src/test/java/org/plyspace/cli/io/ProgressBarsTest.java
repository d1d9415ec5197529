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
import org.plyspace.engine.plugin.SlowCallListener;

/** A long job says what it does before it can say how far it is. */
class ProgressBarsTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private Streams streams(boolean terminal) {
        return new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminal,
                Window.ofTerminal(80, 24));
    }

    private ProgressBars bars(boolean terminal) {
        Streams streams = streams(terminal);
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

    /** With a patience of one second, which the environment variable sets, and work that takes longer. */
    @Test
    void whatGetsOnIsNoWaitWhereverItIsPrinted() throws InterruptedException {
        Streams streams = streams(false);
        Environment patience = new Environment(Optional.empty(), Map.of("PLYSPACE_PATIENCE", "1"));
        SlowCallNotices waits = new SlowCallNotices(new Notices(streams), patience);
        SlowCallListener.Wait wait = waits.begin("games");
        try (ProgressBars.Bar bar = new ProgressBars(streams, waits).start("playing")) {
            for (int i = 1; i <= 20; i++) {
                Thread.sleep(100);
                bar.reached(i, 20);
            }
        }
        wait.end();
        assertEquals("", printed());
    }

    @Test
    void whereNobodyWatchesNothingIsPrinted() {
        try (ProgressBars.Bar bar = bars(false).start("playing")) {
            bar.reached(1, 2);
        }
        assertEquals("", printed());
    }
}
