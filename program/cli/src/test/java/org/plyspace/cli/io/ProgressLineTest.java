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
import org.plyspace.cli.io.Streams.Window;
import org.plyspace.engine.plugin.SlowCallListener;

/** A long job says what it does before it can say how far it is, to those who watch, and leaves nothing behind. */
class ProgressLineTest {

    private static final Environment ENVIRONMENT = new Environment(Optional.empty(), Map.of());

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong nanos = new AtomicLong(TimeUnit.DAYS.toNanos(3));
    private final Console unwatched = console(false, 80);
    private final ProgressLine left = unwatched.status();

    private Console console(boolean terminal, int columns) {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminal,
                Window.ofTerminal(columns, 24));
        return new Console(streams, ENVIRONMENT, nanos::get);
    }

    private String printed() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aShorterTextWipesOutALongerOneAndTheEndAll() {
        try (ProgressLine line = console(true, 80).status()) {
            line.show("depth 10");
            line.show("done");
        }
        assertEquals("\rdepth 10\r\rdone    \r\r    \r", printed());
    }

    @Test
    void isCutToTheTerminalAndMasksWhatItWouldObey() {
        console(true, 6).status().show("ab\u001bcdefgh");
        assertEquals("\rab?cd\r", printed());
    }

    @Test
    void theThingsAreShownBeforeTheFirstReportAndWipedOutAtTheEnd() {
        ProgressLine bar = console(true, 80).progress("games");
        assertEquals("\rgames ...\r", printed());
        bar.close();
        assertEquals("\rgames ...\r\r         \r", printed());
    }

    /** A second for each game, of which the fifth is soon after the fourth. */
    @Test
    void whatIsDoneAndTheTimeLeftFollow() {
        ProgressLine bar = console(true, 80).progress("games");
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
        SlowCallListener.Wait wait = unwatched.waits().begin("games");
        try (ProgressLine bar = unwatched.progress("games")) {
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
        SlowCallListener.Wait wait = unwatched.waits().begin("games");
        passSeconds(9);
        assertEquals("", printed());
        passSeconds(1);
        assertEquals("plyspace: still waiting after 10 s for games\n", printed());
        wait.end();
    }

    private void passSeconds(int seconds) {
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
        unwatched.waits().look();
    }

    @Test
    void whereNobodyWatchesNothingIsPrinted() {
        try (ProgressLine bar = unwatched.progress("games")) {
            bar.show("depth 10");
            bar.reached(1, 2);
        }
        assertEquals("", printed());
    }

    @Test
    void eachStageIsTimedAnew() {
        ProgressLine line = console(true, 80).status();
        line.reached("ID, first", 0, 4);
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
        line.reached("ID, first", 1, 4);
        line.reached("ID, second", 2, 4);
        assertEquals(
                "ID, first: 0 of 4 games|ID, first: 1 of 4 games, 0:03 left|ID, second: 2 of 4 games",
                printed().replaceAll("\\s*\r+\\s*", "|").replaceAll("^\\||\\|$", ""));
    }

    private String after(int seconds, long done, long total) {
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
        return left.left(done, total);
    }

    @Test
    void whatWasDoneBeforeTheClockStartedTakesNoTime() {
        left.begin(1_000);
        assertEquals("1,010 of 1,100 games, 1:30 left", after(10, 1_010, 1_100));
        assertEquals("1,020 of 1,100 games, 1:20 left", after(10, 1_020, 1_100));
    }

    @Test
    void theFirstTextStartsTheClockIfNothingHas() {
        assertEquals("5 of 20 games", after(100, 5, 20));
        assertEquals("10 of 20 games, 0:08 left", after(4, 10, 20));
    }

    @Test
    void aJobThatBeginsAnewIsTimedAnew() {
        after(0, 0, 20);
        after(100, 10, 20);
        left.begin(5);
        assertEquals("4 of 20 games", after(1, 4, 20));
        assertEquals("5 of 20 games, 0:30 left", after(2, 5, 20));
    }

    @Test
    void noTimeIsLeftAtTheEndAndLongTimesAreInHours() {
        after(0, 0, 10_000);
        assertEquals("1 of 10,000 games, 2 h 46 min left", after(1, 1, 10_000));
        assertEquals("10,000 of 10,000 games", after(1, 10_000, 10_000));
    }
}
