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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.plugin.SlowCallListener;

/** A long job says what it does before it can say how far it is. */
class ProgressBarsTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong nanos = new AtomicLong();
    private final SlowCallNotices waits =
            new SlowCallNotices(new Notices(streams(false)), new Environment(Optional.empty(), Map.of()), nanos::get);

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

    @Test
    void whatGetsOnIsNoWaitWhereverItIsPrinted() {
        SlowCallListener.Wait wait = waits.begin("games");
        try (ProgressBars.Bar bar = new ProgressBars(streams(false), waits).start("playing")) {
            for (int i = 1; i <= 20; i++) {
                passSeconds(9);
                bar.reached(i, 20);
            }
        }
        wait.end();
        assertEquals("", printed());
    }

    @Test
    void whatStandsStillIsAWait() {
        SlowCallListener.Wait wait = waits.begin("games");
        passSeconds(9);
        assertEquals("", printed());
        passSeconds(1);
        assertEquals("plyspace: still waiting after 10 s for games\n", printed());
        wait.end();
    }

    private void passSeconds(int seconds) {
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
        waits.look();
    }

    @Test
    void whereNobodyWatchesNothingIsPrinted() {
        try (ProgressBars.Bar bar = bars(false).start("playing")) {
            bar.reached(1, 2);
        }
        assertEquals("", printed());
    }
}
