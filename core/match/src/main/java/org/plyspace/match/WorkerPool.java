package org.plyspace.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.plyspace.api.FailureException;
import org.plyspace.engine.plugin.CallClock;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;

/**
 * Threads that run jobs in order. A job that takes too long is abandoned together with its thread, since nothing can stop code that does
 * not cooperate; another thread takes its place. A job that throws ends the run. Confined to one thread, except for the jobs.
 */
public record WorkerPool(int threads, Duration limit, ThreadTimes times) {

    /** Longer than any run. */
    public static final Duration UNLIMITED = Duration.ofDays(36_500);

    private static final long MILLIS_BETWEEN_LOOKS = 20;

    /**
     * Creates a pool.
     *
     * @param threads the number of jobs to run at a time, from 1
     * @param limit the processor time that a job, or a step of it, may use, or may wait for as long
     */
    public WorkerPool(int threads, Duration limit) {
        this(threads, limit, new SystemTimes());
    }

    /** A job. */
    public interface Job {

        /** Runs the job in a thread of the pool. An exception ends the run. */
        void run();

        /**
         * The step that must not take too long, a new object for each; empty while the job may take any time. Called from another thread.
         */
        default Optional<?> step() {
            return Optional.of(this);
        }

        /** Called when the job has taken too long and is abandoned. An exception ends the run. */
        void overdue();
    }

    /**
     * Runs all jobs, or abandons them. If one throws, no others are started, those that are running finish, and the first exception is
     * thrown here.
     */
    public void run(List<? extends Job> jobs) {
        Queue<Job> waiting = new ConcurrentLinkedQueue<>(jobs);
        run(Math.min(threads, jobs.size()), waiting::poll, () -> {});
    }

    /**
     * Does the same as {@link #run(List)} for jobs that are handed out one by one.
     *
     * @param next supplies the next job, from any thread; null if there is none left
     * @param look runs in this thread repeatedly, and once more after all jobs have ended; what it throws ends the run at once
     */
    public void run(Supplier<? extends Job> next, Runnable look) {
        run(threads, next, look);
    }

    /** Does the same as {@link #run(List)} for tasks, each of which fails if it takes longer than the limit. */
    public void runAll(List<? extends Runnable> tasks) {
        run(tasks.stream()
                .map(task -> new Job() {
                    @Override
                    public void run() {
                        task.run();
                    }

                    @Override
                    public void overdue() {
                        throw new FailureException("a game took longer than " + limit.toHours() + " hours");
                    }
                })
                .toList());
    }

    private void run(int size, Supplier<? extends Job> next, Runnable look) {
        Run run = new Run(next, times);
        try {
            for (int i = 0; i < size; i++) {
                run.start();
            }
            while (!run.working.isEmpty()) {
                for (Worker worker : List.copyOf(run.working)) {
                    run.lookAt(worker, limit);
                    look.run();
                }
            }
        } finally {
            run.all.forEach(worker -> worker.thread.interrupt());
        }
        if (run.failure.get() != null) {
            rethrow(run.failure.get());
        }
    }

    /** Throws as if from here: callers see failures of a rule set unchanged. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** One run. */
    private static final class Run {

        private final Supplier<? extends Job> next;
        private final ThreadTimes times;
        private final AtomicReference<Throwable> failure = new AtomicReference<>();
        private final List<Worker> all = new ArrayList<>();
        private final List<Worker> working = new ArrayList<>();

        Run(Supplier<? extends Job> next, ThreadTimes times) {
            this.next = next;
            this.times = times;
        }

        void start() {
            Worker worker = new Worker(this);
            all.add(worker);
            working.add(worker);
            worker.thread.setDaemon(true); // An abandoned thread must not keep the program from ending.
            worker.thread.start();
        }

        void lookAt(Worker worker, Duration limit) {
            if (worker.awaitEnd(MILLIS_BETWEEN_LOOKS)) {
                working.remove(worker);
            } else if (worker.isGivenUpAfter(limit)) {
                working.remove(worker);
                start();
            }
        }

        void fail(Throwable what) {
            failure.compareAndSet(null, what);
        }
    }

    /** One thread. */
    private static final class Worker implements Runnable {

        private final Run run;
        private final Thread thread = new Thread(this, "worker");
        private final CallClock clock;
        private Job job;
        /** The step seen last. */
        private Optional<?> seen = Optional.empty();

        private boolean givenUp;

        Worker(Run run) {
            this.run = run;
            this.clock = new CallClock(run.times, () -> Optional.of(thread));
        }

        @Override
        public void run() {
            try {
                boolean goesOn = true;
                while (goesOn && run.failure.get() == null) {
                    Job next = run.next.get();
                    goesOn = next != null && isDone(next);
                }
            } catch (Throwable any) { // A jar may throw anything; the caller of the run receives it.
                run.fail(any);
            }
        }

        /** Runs a job; false if it was abandoned meanwhile. */
        private boolean isDone(Job next) {
            begin(next);
            try {
                next.run();
            } finally {
                end();
            }
            return !isGivenUp();
        }

        private synchronized void begin(Job next) {
            job = next;
            seen = Optional.empty();
        }

        private synchronized void end() {
            job = null;
        }

        private synchronized boolean isGivenUp() {
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

        synchronized boolean isGivenUpAfter(Duration limit) {
            Optional<?> step = Optional.ofNullable(job).flatMap(Job::step);
            boolean isNew = step.isEmpty() || seen.isEmpty() || step.get() != seen.get();
            seen = step;
            if (isNew) {
                clock.restart();
            }
            givenUp = !isNew && clock.isOver(limit);
            if (givenUp) {
                try {
                    job.overdue();
                } catch (RuntimeException late) {
                    run.fail(late);
                }
            }
            return givenUp;
        }
    }
}
