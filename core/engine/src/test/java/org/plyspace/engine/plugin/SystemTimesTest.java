package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plyspace.testing.Await;

class SystemTimesTest {

    private final AtomicLong wall = new AtomicLong();
    private final SystemTimes times = new SystemTimes(wall::get);
    private final AtomicBoolean ended = new AtomicBoolean();

    @AfterEach
    void end() {
        ended.set(true);
    }

    private static Thread started(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void pass(Duration time) {
        wall.addAndGet(time.toNanos());
    }

    @Test
    void timeThatSomebodyLooksAtCounts() {
        long before = times.awakeNanos();
        for (int look = 0; look < 20; look++) {
            pass(Duration.ofMillis(CallClock.MILLIS_BETWEEN_LOOKS));
            times.awakeNanos();
        }

        assertEquals(Duration.ofMillis(20 * CallClock.MILLIS_BETWEEN_LOOKS).toNanos(), times.awakeNanos() - before);
    }

    /** As of a process that was stopped, or a laptop whose lid was shut. */
    @Test
    void tenMinutesInOneStepAreNoTimeAtAll() {
        long before = times.awakeNanos();
        pass(Duration.ofMinutes(10));

        assertEquals(Duration.ofMillis(200).toNanos(), times.awakeNanos() - before);
    }

    @Test
    void aThreadThatSpinsUsesProcessorTimeAndDoesNotWait() {
        Thread spinning = started(() -> {
            while (!ended.get()) {
                Thread.onSpinWait();
            }
        });
        long before = times.processorNanos(spinning);

        Await.until("processor time", () -> times.processorNanos(spinning) > before + 1_000_000);
        assertFalse(times.isWaiting(spinning, true));
    }

    @Test
    void aThreadThatWaitsForAnotherWaits() {
        CountDownLatch never = new CountDownLatch(1);
        Thread waiting = started(() -> {
            try {
                never.await();
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            }
        });

        Await.until("it waits", () -> times.isWaiting(waiting, false));
    }

    /** Java calls its state runnable. */
    @Test
    void aThreadThatReadsFromADeviceWaitsWhenItIsIdle() throws IOException {
        Pipe pipe = Pipe.open();
        Thread reading = started(() -> {
            try {
                pipe.source().read(ByteBuffer.allocate(1));
            } catch (IOException closed) {
                throw new UncheckedIOException(closed);
            }
        });

        Await.until("it reads", () -> times.isWaiting(reading, true));
        assertFalse(times.isWaiting(reading, false), "not while it gets on");
        pipe.sink().close();
    }
}
