package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.search.SearchLine.ClockInterval;

@DisplayName("A search looks at the clock")
class ClockIntervalTest {

    private static final long START = 5_000_000_000L;
    private static final long MICROSECOND = 1_000;

    private final ClockInterval interval = new ClockInterval();

    /** The first look is after 64 nodes. */
    @ParameterizedTest(name = "after {2} nodes, when {0} took {1} microseconds")
    @CsvSource({
        "64, 10000, 64",
        "64, 1000, 64",
        "64, 640, 100",
        "64, 100, 640",
        "64, 1, 1024",
        "64, 0, 1024",
        "200, 100, 1024",
        "200, 2000, 100",
    })
    void aboutOnceAMillisecondButAfter64To1024Nodes(long nodes, long micros, long then) {
        interval.start(START);
        assertFalse(interval.isDue(63));
        assertTrue(interval.isDue(64));
        interval.look(nodes, START + micros * MICROSECOND);

        assertFalse(interval.isDue(nodes + then - 1));
        assertTrue(interval.isDue(nodes + then));
    }

    /** A pause makes the next interval short, whatever the speed before. */
    @ParameterizedTest
    @CsvSource({"100000, 64", "1000, 1000", "10, 1024"})
    void byItsSpeedSinceTheLastLook(long micros, long then) {
        interval.start(START);
        interval.look(10_000, START + 10 * MICROSECOND);
        interval.look(11_000, START + 10 * MICROSECOND + micros * MICROSECOND);

        assertFalse(interval.isDue(11_000 + then - 1));
        assertTrue(interval.isDue(11_000 + then));
    }

    @Test
    void anewInEachSearch() {
        interval.start(START);
        interval.look(100_000, START + 1);
        interval.start(START + 2);

        assertFalse(interval.isDue(63));
        assertTrue(interval.isDue(64));
    }
}
