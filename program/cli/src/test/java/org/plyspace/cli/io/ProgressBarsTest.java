package org.plyspace.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        return new ProgressBars(streams, new SlowCallNotices(new Notices(streams), environment), nanos::get);
    }

    private String printed() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theThingsAreShownBeforeTheFirstReportAndWipedOutAtTheEnd() {
        ProgressBars.Bar bar = bars(true).start("games");
        assertEquals("\rgames ...\r", printed());
        bar.close();
        assertEquals("\rgames ...\r\r         \r", printed());
    }

    /** A second for each game, of which the fifth is soon after the fourth. */
    @Test
    void whatIsDoneAndTheTimeLeftFollow() {
        ProgressBars.Bar bar = bars(true).start("games");
        for (int done = 1; done <= 4; done++) {
            passSeconds(1);
            bar.reached(done, 160);
        }
        bar.reached(5, 160);
        assertEquals(
                "games ...|1 of 160 games|2 of 160 games, 2:38 left|3 of 160 games, 2:37 left|4 of 160 games, 2:36 left",
                printed().replaceAll("\\s*\r+\\s*", "|").replaceAll("^\\||\\|$", ""));
    }

    @Test
    void whatGetsOnIsNoWaitWhereverItIsPrinted() {
        SlowCallListener.Wait wait = waits.begin("games");
        try (ProgressBars.Bar bar = new ProgressBars(streams(false), waits).start("games")) {
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
        try (ProgressBars.Bar bar = bars(false).start("games")) {
            bar.reached(1, 2);
        }
        assertEquals("", printed());
    }
}
