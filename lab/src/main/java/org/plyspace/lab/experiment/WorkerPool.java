package org.plyspace.lab.experiment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Threads that do jobs in their order. A job that takes too long is given up, and its thread with it, since nothing can stop code
 * that does not want to be stopped; another thread takes its place. Confined to one thread, except for the jobs.
 */
public final class WorkerPool {

    private static final long MILLIS_BETWEEN_LOOKS = 20;

    private final int threads;
    private final Duration limit;

    /**
     * A crew.
     *
     * @param threads how many jobs are done at a time
     * @param limit how long one may take
     */
    public WorkerPool(int threads, Duration limit) {
        this.threads = threads;
        this.limit = limit;
    }

    /** Something to do, which deals with its own failures. */
    public interface Job {

        /** Does it, in a thread of the crew. */
        void run();

        /** It has taken too long, and what it does from now on, nobody waits for. */
        void overdue();
    }

    /** Does all jobs, or gives them up. */
    public void run(List<Job> jobs) {
        Queue<Job> waiting = new ConcurrentLinkedQueue<>(jobs);
        List<Worker> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, jobs.size()); i++) {
            workers.add(Worker.start(waiting));
        }
        while (!workers.isEmpty()) {
            for (Worker worker : List.copyOf(workers)) {
                if (worker.awaitEnd(MILLIS_BETWEEN_LOOKS)) {
                    workers.remove(worker);
                } else if (worker.giveUpAfter(limit)) {
                    workers.remove(worker);
                    workers.add(Worker.start(waiting));
                }
            }
        }
    }

    /** One thread. */
    private static final class Worker implements Runnable {

        private final Queue<Job> waiting;
        private final Thread thread = new Thread(this, "crew");
        private Job job;
        private long began;
        private boolean givenUp;

        private Worker(Queue<Job> waiting) {
            this.waiting = waiting;
        }

        static Worker start(Queue<Job> waiting) {
            Worker worker = new Worker(waiting);
            worker.thread.setDaemon(true); // one that was given up must not keep the program from ending
            worker.thread.start();
            return worker;
        }

        @Override
        public void run() {
            for (Job next = waiting.poll(); next != null; next = waiting.poll()) {
                begin(next);
                next.run();
                if (isGivenUpAtTheEnd()) {
                    return;
                }
            }
        }

        private synchronized void begin(Job next) {
            job = next;
            began = System.nanoTime();
        }

        private synchronized boolean isGivenUpAtTheEnd() {
            job = null;
            return givenUp;
        }

        boolean awaitEnd(long millis) {
            try {
                thread.join(millis);
                return !thread.isAlive();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while games were played", stopped);
            }
        }

        synchronized boolean giveUpAfter(Duration limit) {
            givenUp = job != null && System.nanoTime() - began > limit.toNanos();
            if (givenUp) {
                job.overdue();
            }
            return givenUp;
        }
    }
}
