package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.fail;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Limits the processor time of work, so that it does not matter what else the machine does meanwhile. */
final class ProcessorTime {

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);
    /** For work that waits, or runs where processor time is not measured: ten minutes. */
    private static final long MOST_LOOKS = Duration.ofMinutes(10).dividedBy(BETWEEN_LOOKS);

    private ProcessorTime() {}

    /**
     * Runs work in a thread of its own, and throws what it throws.
     *
     * @param limit the processor time that it may take
     * @param what the work in words
     * @throws AssertionError if it takes more; the thread is interrupted, and no longer waited for
     */
    static void within(Duration limit, Supplier<String> what, Runnable work) {
        ThreadMXBean times = ManagementFactory.getThreadMXBean();
        boolean measures = times.isThreadCpuTimeSupported() && times.isThreadCpuTimeEnabled();
        CompletableFuture<Void> end = new CompletableFuture<>();
        Thread thread = new Thread(() -> run(work, end), "work in time");
        thread.setDaemon(true);
        thread.start();
        for (long looks = 0; !isOver(end); looks++) {
            if (measures && times.getThreadCpuTime(thread.getId()) > limit.toNanos()) {
                thread.interrupt();
                fail(what.get() + " took more than " + limit.toMillis() + " ms of processor time");
            } else if (looks > MOST_LOOKS) {
                thread.interrupt();
                fail(what.get() + " did not end in ten minutes");
            }
        }
    }

    private static void run(Runnable work, CompletableFuture<Void> end) {
        try {
            work.run();
            end.complete(null);
        } catch (Throwable any) { // as in the test's own thread, whatever it is
            end.completeExceptionally(any);
        }
    }

    private static boolean isOver(CompletableFuture<Void> end) {
        try {
            end.get(BETWEEN_LOOKS.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException notYet) {
            return false;
        } catch (ExecutionException failed) {
            throw ProcessorTime.<RuntimeException>unchanged(failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return fail("interrupted", stopped);
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchanged(Throwable failure) throws T {
        throw (T) failure;
    }
}
