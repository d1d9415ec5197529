package org.plyspace.engine.plugin;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;

/**
 * Work on a thread of its own that its caller waits for no longer than a limit. A thread whose work never ends is lost: Java ends no
 * thread from outside. It keeps neither the program from ending nor other work from a thread.
 */
public final class TimedWork {

    private static final long IDLE_SECONDS = 10;

    private final ExecutorService threads = new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                Thread thread = new Thread(task, "timed work");
                thread.setDaemon(true);
                return thread;
            });

    /**
     * Something to be done.
     *
     * @param <T> what comes of it
     * @param <E> what it may throw
     */
    @FunctionalInterface
    public interface Work<T, E extends Exception> {

        /** Does it. */
        T get() throws E;
    }

    /**
     * Does work, and throws whatever it throws. What the caller did before is seen by the work, and what the work did by the caller; a lock
     * that the caller holds is not the work's.
     *
     * @throws OverrunException if it is not done in time; its thread is interrupted, which it may heed or not
     * @throws CancellationException if the caller is interrupted, likewise
     */
    public <T, E extends Exception> T within(Duration limit, Work<T, E> work) throws E {
        return within(limit, work, () -> {});
    }

    /**
     * Does work, as {@link #within(Duration, Work)}.
     *
     * @param ended is run on the work's thread when the work has ended, be it in time or late
     */
    public <T, E extends Exception> T within(Duration limit, Work<T, E> work, Runnable ended) throws E {
        FutureTask<T> task = begun(work, ended);
        try {
            return task.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException late) {
            task.cancel(true);
            throw new OverrunException(limit);
        } catch (InterruptedException stopped) {
            throw cancelled(task);
        } catch (ExecutionException failed) {
            return rethrow(failed.getCause());
        }
    }

    /**
     * Does work of any length, as {@link #within(Duration, Work)}, as long as it gets on.
     *
     * @param silence how long it may make no progress
     * @param progress any number that changes while the work gets on; read by the caller's thread
     */
    public <T, E extends Exception> T gettingOn(Duration silence, LongSupplier progress, Work<T, E> work) throws E {
        StallClock silent = new StallClock(progress.getAsLong());
        FutureTask<T> task = begun(work, () -> {});
        while (true) {
            try {
                return task.get(StallClock.MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                if (silent.hasLasted(silence, progress.getAsLong())) {
                    task.cancel(true);
                    throw new OverrunException(silence);
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

    private <T, E extends Exception> FutureTask<T> begun(Work<T, E> work, Runnable ended) {
        FutureTask<T> task = new FutureTask<>(work::get);
        begin(task, ended);
        return task;
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

    /** The work throws what it says, or, as a jar may, anything else behind the compiler's back. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T, E extends Throwable> T rethrow(Throwable failure) throws E {
        throw (E) failure;
    }
}
