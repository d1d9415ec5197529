package org.plyspace.engine.plugin;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/**
 * Runs work on a thread of its own, for which the caller waits until its {@link CallClock} has reached a limit.
 * A thread whose work never ends is lost, since
 * Java cannot end threads from outside; it prevents neither the program from ending nor other work from getting a thread.
 */
public final class TimedWork {

    /** The progress of work that reports none. */
    public static final LongSupplier NO_PROGRESS = () -> 0;

    private static final long IDLE_SECONDS = 10;

    private final ThreadTimes times;

    private final ExecutorService threads = new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                Thread thread = new Thread(task, "timed work");
                thread.setDaemon(true);
                return thread;
            });

    /** Judges by the times of this machine. */
    public TimedWork() {
        this(new SystemTimes());
    }

    /** Judges by given times. */
    public TimedWork(ThreadTimes times) {
        this.times = times;
    }

    /** The times by which it judges. */
    public ThreadTimes times() {
        return times;
    }

    /**
     * Something to be done.
     *
     * @param <T> the result
     * @param <E> the exception it may throw
     */
    @FunctionalInterface
    public interface Work<T, E extends Exception> {

        /** Does the work. */
        T get() throws E;
    }

    /** Work did not finish in time. It may still be running, so nothing that it uses may be used again. */
    public static final class Overrun extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private static final long MILLIS = 1_000;

        private Overrun(Duration limit) {
            super("no answer within " + seconds(limit) + " s");
        }

        private static String seconds(Duration limit) {
            long millis = limit.toMillis();
            return millis % MILLIS == 0 ? Long.toString(millis / MILLIS) : Double.toString(millis / (double) MILLIS);
        }
    }

    /**
     * Runs work, and throws whatever it throws. Caller and work see each other's writes; locks that the caller holds are not
     * held by the work.
     *
     * @throws Overrun if the work does not finish in time; its thread is interrupted, which it may ignore
     * @throws CancellationException if the caller is interrupted; the work's thread is interrupted too
     */
    public <T, E extends Exception> T within(Duration limit, Work<T, E> work) throws E {
        return within(limit, NO_PROGRESS, work, () -> {});
    }

    /**
     * Runs work like {@link #within(Duration, Work)}, for any time while it makes progress.
     *
     * @param limit the longest time without progress
     * @param progress a number that changes while the work makes progress; read by the caller's thread
     * @param ended run on the work's thread when the work has ended, in time or late
     */
    public <T, E extends Exception> T within(Duration limit, LongSupplier progress, Work<T, E> work, Runnable ended)
            throws E {
        long reached = progress.getAsLong();
        AtomicReference<Thread> thread = new AtomicReference<>();
        CallClock clock = new CallClock(times, () -> Optional.ofNullable(thread.get()));
        FutureTask<T> task = new FutureTask<>(() -> {
            thread.set(Thread.currentThread());
            return work.get();
        });
        begin(task, ended);
        while (true) {
            try {
                return task.get(CallClock.MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                long now = progress.getAsLong();
                if (now != reached) {
                    reached = now;
                    clock.restart();
                } else if (clock.isOver(limit) && task.cancel(true)) { // it may just have ended
                    throw new Overrun(limit);
                }
            } catch (InterruptedException stopped) {
                throw cancelled(task);
            } catch (ExecutionException failed) {
                return rethrow(failed.getCause());
            }
        }
    }

    private static CancellationException cancelled(FutureTask<?> task) {
        task.cancel(true);
        Thread.currentThread().interrupt();
        return new CancellationException("the program ends");
    }

    private void begin(Runnable task, Runnable ended) {
        boolean begun = false;
        try {
            threads.execute(() -> {
                try {
                    task.run();
                } finally {
                    ended.run();
                }
            });
            begun = true;
        } finally {
            if (!begun) { // there may be no memory for another thread
                ended.run();
            }
        }
    }

    /** Throws what the work declares, or, as a jar may do, anything else unchecked by the compiler. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T, E extends Throwable> T rethrow(Throwable failure) throws E {
        throw (E) failure;
    }
}
