package org.plyspace.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WorkLeftTest {

    private final AtomicLong nanos = new AtomicLong(TimeUnit.DAYS.toNanos(3));
    private final WorkLeft left = new WorkLeft("games", nanos::get);

    private String after(int seconds, long done, long total) {
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
        return left.text(done, total);
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
