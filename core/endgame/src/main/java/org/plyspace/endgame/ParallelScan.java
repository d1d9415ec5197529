package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.plyspace.api.FailureException;
import org.plyspace.api.Side;
import org.plyspace.engine.Progress;

/** Threads that go over all numbers of a table, block by block, for both sides to move. Confined to one thread. */
final class ParallelScan implements AutoCloseable {

    private static final int REPORT_MILLIS = 200;

    /** The number of threads. */
    final int threads;

    private final ExecutorService executor;
    private final AtomicLong done;

    /**
     * Creates the threads.
     *
     * @param done grows with the numbers gone over
     */
    ParallelScan(int threads, AtomicLong done) {
        this.threads = threads;
        this.done = done;
        this.executor = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "tablebase");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The work of one thread on a block. */
    @FunctionalInterface
    interface Work {

        /**
         * Works on a block.
         *
         * @param from the first number of the block
         * @param length its number of numbers
         */
        void with(Side toMove, int block, long from, int length);
    }

    /**
     * Goes over all blocks.
     *
     * @param size the number of numbers for each side
     * @param works the work of each thread, 0 to {@link #threads} - 1
     */
    void over(long size, IntFunction<Work> works) {
        over(size, works, Progress.NONE);
    }

    /**
     * Goes over all blocks, and reports its progress from time to time.
     *
     * @param progress called from the calling thread
     */
    void over(long size, IntFunction<Work> works, Progress progress) {
        long before = done.get();
        int blocks = ValueStore.blocks(size);
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> running = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            Work work = works.apply(thread);
            running.add(executor.submit(() -> {
                for (int i = next.getAndIncrement(); i < 2 * blocks; i = next.getAndIncrement()) {
                    int block = i >> 1;
                    int length = ValueStore.length(size, block);
                    work.with(Side.of(i & 1), block, (long) block * ValueStore.BLOCK, length);
                    done.addAndGet(length);
                }
            }));
        }
        await(running, next, 2 * blocks, () -> progress.reached(done.get() - before, 2 * size));
    }

    /** The longest win or loss in plies of a store; 0 if there is none. */
    int longest(ValueStore store) {
        AtomicInteger longest = new AtomicInteger();
        over(store.size, thread -> (side, block, from, length) -> {
            int found = 0;
            for (long number = from; number < from + length; number++) {
                int value = store.get(side, number);
                found = Value.isWin(value) || Value.isLoss(value) ? Math.max(found, Value.plies(value)) : found;
            }
            longest.accumulateAndGet(found, Math::max);
        });
        return longest.get();
    }

    private static void await(List<Future<?>> running, AtomicInteger next, int end, Runnable report) {
        try {
            for (Future<?> one : running) {
                while (!isDone(one)) {
                    report.run();
                }
            }
        } catch (InterruptedException stopped) {
            next.set(end);
            Thread.currentThread().interrupt();
            throw new FailureException("the tablebase was stopped");
        } catch (ExecutionException failed) {
            next.set(end);
            if (failed.getCause() instanceof RuntimeException ours) {
                throw ours;
            }
            if (failed.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    /** Waits for a while, and returns whether the work is done. */
    private static boolean isDone(Future<?> work) throws InterruptedException, ExecutionException {
        try {
            work.get(REPORT_MILLIS, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException notYet) {
            return false;
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
