package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class ProcessorTimeTest {

    private static final Duration MOMENT = Duration.ofMillis(100);

    @Test
    void workThatEndsIsDone() {
        AtomicBoolean done = new AtomicBoolean();

        ProcessorTime.within(Duration.ofHours(1), () -> "it", () -> done.set(true));

        assertTrue(done.get());
    }

    @Test
    void workThatComputesForLongFails() {
        AssertionError late = assertThrows(
                AssertionError.class,
                () -> ProcessorTime.within(MOMENT, () -> "computing", ProcessorTimeTest::computeForEver));

        assertEquals("computing took more than 100 ms of processor time", late.getMessage());
    }

    private static void computeForEver() {
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void whatItThrowsIsThrownUnchanged() {
        AssertionError failure = new AssertionError("no");

        assertSame(
                failure,
                assertThrows(
                        AssertionError.class,
                        () -> ProcessorTime.within(MOMENT, () -> "it", () -> {
                            throw failure;
                        })));
    }
}
