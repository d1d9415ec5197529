package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.testing.HandTimes;

/** A deadline is about the plugin, not about the machine. */
class CallClockTest {

    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final Duration NEARLY = Duration.ofSeconds(9);
    private static final Duration SECOND = Duration.ofSeconds(1);

    private final HandTimes times = new HandTimes();
    private final Thread caller = new Thread();
    private final CallClock clock = new CallClock(times, () -> Optional.of(caller));

    private boolean isOver() {
        return clock.isOver(LIMIT);
    }

    @Test
    void whoWaitsForTheLimitIsOver() {
        times.pass(NEARLY);
        assertFalse(isOver());

        times.pass(SECOND);
        assertTrue(isOver());
        assertTrue(isOver(), "and stays so");
    }

    @Test
    void whoComputesForTheLimitIsOverThoughTheWallClockStands() {
        times.compute(caller, SECOND);
        assertFalse(isOver(), "what it used before the first look is not its own");
        times.compute(caller, NEARLY);
        assertFalse(isOver());

        times.compute(caller, SECOND);
        assertTrue(isOver());
    }

    /** Some threads that hang seem to be ready, as one that waits for a class to be loaded. */
    @Test
    void whoIsReadyAndGetsNoProcessorIsOverAfterTwentyLimits() {
        times.compute(caller, SECOND);
        for (int look = 0; look < 19; look++) {
            times.pass(LIMIT);
            assertFalse(isOver());
        }

        times.pass(LIMIT);
        assertTrue(isOver());
    }

    /** Each of them alone is below the limit. */
    @Test
    void computingAndWaitingAreNotAddedUp() {
        times.pass(NEARLY);
        assertFalse(isOver());
        times.compute(caller, SECOND);
        assertFalse(isOver());
        times.compute(caller, NEARLY.minus(SECOND));
        times.pass(NEARLY);

        assertFalse(isOver());
    }

    @Test
    void itBeginsAnewWithProgress() {
        times.pass(NEARLY);
        assertFalse(isOver());
        clock.restart();
        times.pass(NEARLY);
        assertFalse(isOver());

        times.pass(SECOND);
        assertTrue(isOver());
    }

    @Test
    void computingAndHasteBeginAnewWithProgressToo() {
        times.compute(caller, SECOND);
        assertFalse(isOver());
        times.compute(caller, NEARLY);
        times.pass(LIMIT.multipliedBy(19));
        assertFalse(isOver());
        clock.restart();
        times.compute(caller, SECOND);
        assertFalse(isOver());
        times.compute(caller, NEARLY);
        times.pass(LIMIT.multipliedBy(19));

        assertFalse(isOver());
    }

    @Test
    void aCallThatNoThreadHasBegunCostsNothing() {
        AtomicReference<Thread> begun = new AtomicReference<>();
        CallClock early = new CallClock(times, () -> Optional.ofNullable(begun.get()));
        times.pass(LIMIT.multipliedBy(30));
        assertFalse(early.isOver(LIMIT));

        begun.set(caller);
        assertFalse(early.isOver(LIMIT), "nor does what was before");
        times.pass(LIMIT);
        assertTrue(early.isOver(LIMIT));
    }

    /** As where the machine does not measure processor time. */
    @Test
    void allTimeCountsWhereProcessorTimeIsUnknown() {
        ThreadTimes unmeasured = new ThreadTimes() {
            @Override
            public long awakeNanos() {
                return times.awakeNanos();
            }

            @Override
            public long processorNanos(Thread thread) {
                return -1;
            }

            @Override
            public boolean isWaiting(Thread thread, boolean idle) {
                return false;
            }
        };
        CallClock all = new CallClock(unmeasured, () -> Optional.of(caller));
        times.pass(NEARLY);
        assertFalse(all.isOver(LIMIT));

        times.pass(SECOND);
        assertTrue(all.isOver(LIMIT));
    }
}
