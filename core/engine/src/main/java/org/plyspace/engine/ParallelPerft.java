package org.plyspace.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.PublicApi;
import org.plyspace.vectors.Perft;

/** Counts {@link Perft} by root move on several threads; the result does not depend on their number. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class ParallelPerft {

    /** The number of root moves per thread below which replies are distributed too. */
    private static final int FEW_MOVES = 32;

    private final int threads;
    private final Progress progress;
    private final List<Perft> counters = new CopyOnWriteArrayList<>();
    private final AtomicLong done = new AtomicLong();

    /** Creates a counter with a number of threads, at least 1; progress is reported part by part. */
    public ParallelPerft(int threads, Progress progress) {
        this.threads = threads;
        this.progress = progress;
    }

    /** The sequences of {@code depth} plies, 0 or more, by first move; the position is unchanged afterwards. */
    public Divide count(Position position, int depth) {
        if (depth == 0) {
            return new Divide(1, List.of());
        }
        long[] roots = LegalMoves.of(position).toArray();
        AtomicLongArray counts = new AtomicLongArray(roots.length);
        runAll(position, tasks(position, roots, depth), counts, depth);
        long nodes = 0;
        List<Divide.Branch> branches = new ArrayList<>();
        for (int i = 0; i < roots.length; i++) {
            nodes += counts.get(i);
            branches.add(new Divide.Branch(roots[i], counts.get(i)));
        }
        return new Divide(nodes, branches);
    }

    /** A number that grows during the count. Thread-safe. */
    public long counted() {
        return done.get() + counters.stream().mapToLong(Perft::counted).sum();
    }

    /** One part of the work: all sequences that begin with a root move and, if given, a reply. */
    private record Task(int root, long move, long reply) {}

    private List<Task> tasks(Position position, long[] roots, int depth) {
        boolean splitReplies = depth >= 3 && roots.length < FEW_MOVES * threads;
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < roots.length; i++) {
            if (splitReplies) {
                position.make(roots[i]);
                for (long reply : LegalMoves.of(position).toArray()) {
                    tasks.add(new Task(i, roots[i], reply));
                }
                position.unmake();
            } else {
                tasks.add(new Task(i, roots[i], Move.NONE));
            }
        }
        return tasks;
    }

    private void runAll(Position position, List<Task> tasks, AtomicLongArray counts, int depth) {
        Queue queue = new Queue(tasks, counts, depth);
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                Position own = position.copy();
                workers.add(executor.submit(() -> queue.work(own)));
            }
            for (Future<?> worker : workers) {
                worker.get();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("perft was interrupted", interrupted);
        } catch (ExecutionException failed) {
            throw new IllegalStateException("perft failed: " + failed.getCause(), failed.getCause());
        } finally {
            executor.shutdownNow();
        }
    }

    /** The parts, each taken by the next free thread. */
    private final class Queue {

        private final List<Task> tasks;
        private final AtomicLongArray counts;
        private final int depth;
        private final AtomicInteger next = new AtomicInteger();
        private int finished;

        Queue(List<Task> tasks, AtomicLongArray counts, int depth) {
            this.tasks = tasks;
            this.counts = counts;
            this.depth = depth;
        }

        void work(Position own) {
            Perft perft = new Perft();
            counters.add(perft);
            try {
                for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
                    Task task = tasks.get(i);
                    counts.addAndGet(task.root, count(perft, own, task, depth));
                    finishedOne();
                }
            } finally {
                // After a failure no thread starts another part.
                next.set(tasks.size());
            }
        }

        private synchronized void finishedOne() {
            progress.reached(++finished, tasks.size());
            done.incrementAndGet();
        }
    }

    private static long count(Perft perft, Position own, Task task, int depth) {
        own.make(task.move);
        long nodes;
        if (task.reply == Move.NONE) {
            nodes = perft.count(own, depth - 1);
        } else {
            own.make(task.reply);
            nodes = perft.count(own, depth - 2);
            own.unmake();
        }
        own.unmake();
        return nodes;
    }
}
