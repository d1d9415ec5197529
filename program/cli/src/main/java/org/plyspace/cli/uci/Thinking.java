package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.engine.io.OutputException;
import org.plyspace.engine.plugin.CallClock;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;

/**
 * Runs one task at a time in a thread of its own, and watches it from a second one: a rule set may hang, and then the task is given up. It
 * is used by one other thread, which never waits for long.
 */
final class Thinking {

    /** How long a task may make no progress, before and after it was told to stop. */
    private static final Duration SILENCE = Duration.ofSeconds(10);

    private static final Duration SILENCE_AFTER_STOP = Duration.ofSeconds(2);

    private final Consumer<String> output;
    private final Duration silence;
    private final Duration silenceAfterStop;
    private final ThreadTimes times;

    private final Object lock = new Object();
    private Course course = new Course();
    private Thread watch = new Thread();

    /** The state of one task; guarded by the lock. */
    private static final class Course {

        private boolean endless;
        private boolean stopped;
        private boolean over;
        private boolean hung;
        private Optional<Task> task = Optional.empty();
        private Optional<List<String>> result = Optional.empty();
        private Optional<OutputException> unheard = Optional.empty();
    }

    /** @param output receives one line at a time */
    Thinking(Consumer<String> output) {
        this(output, SILENCE, SILENCE_AFTER_STOP, new SystemTimes());
    }

    /** Sets how long a task may make no progress, before and after it was told to stop, and the times by which this is judged. */
    Thinking(Consumer<String> output, Duration silence, Duration silenceAfterStop, ThreadTimes times) {
        this.output = output;
        this.silence = silence;
        this.silenceAfterStop = silenceAfterStop;
        this.times = times;
    }

    /**
     * Starts a task; the last one must have ended.
     *
     * @param forEver whether the result is held back until {@link #stop}
     */
    void start(Task task, boolean forEver) {
        Course started = new Course();
        started.endless = forEver;
        started.task = Optional.of(task);
        synchronized (lock) {
            course = started;
        }
        Thread thread = daemon("task", () -> {
            List<String> result = task.run();
            synchronized (lock) {
                started.result = Optional.of(result);
                lock.notifyAll();
            }
        });
        watch = daemon("watch", () -> watch(started, task, thread));
    }

    private static Thread daemon(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Prints the result when it is there and wanted, or that the task was given up. */
    private void watch(Course watched, Task task, Thread thread) {
        CallClock clock = new CallClock(times, () -> Optional.of(thread));
        long reached = task.progress();
        boolean stopSeen = false;
        synchronized (lock) {
            while (watched.result.isEmpty() || (watched.endless && !watched.stopped)) {
                long now = task.progress();
                if (stopSeen != watched.stopped || watched.result.isPresent() || now != reached) {
                    clock.restart();
                }
                reached = now;
                stopSeen = watched.stopped;
                Duration limit = stopSeen ? silenceAfterStop : silence;
                if (clock.isOver(limit)) {
                    watched.hung = true;
                    end(watched, task.givenUp(limit));
                    return;
                }
                try {
                    lock.wait(CallClock.MILLIS_BETWEEN_LOOKS);
                } catch (InterruptedException end) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
            end(watched, watched.result.get());
        }
    }

    private void end(Course ended, List<String> lines) {
        say(ended, lines);
        ended.over = true;
    }

    /** Prints lines while a task runs; those of a task that was given up are dropped. */
    void tell(Task task, List<String> lines) {
        synchronized (lock) {
            if (!course.over && course.task.filter(task::equals).isPresent()) {
                say(course, lines);
            }
        }
    }

    /** Prints lines. A failure is only noted, because this is the wrong thread to end the program. */
    private void say(Course course, List<String> lines) {
        try {
            lines.forEach(output);
        } catch (OutputException failed) {
            course.unheard = Optional.of(failed);
            course.task.ifPresent(Task::stop);
        }
    }

    /**
     * Checks that all lines could be written.
     *
     * @throws OutputException if one could not
     */
    void checkOutput() {
        synchronized (lock) {
            course.unheard.ifPresent(failed -> {
                throw failed;
            });
        }
    }

    /** Whether a task is running, or its result is held back. */
    boolean isGoingOn() {
        return watch.isAlive();
    }

    /** Whether the last task was given up: it may still be running, and using what it was given. */
    boolean hangs() {
        synchronized (lock) {
            return course.hung;
        }
    }

    /** Makes the task, if there is one, finish at once, and waits for its result. */
    void stop() {
        if (isGoingOn()) {
            synchronized (lock) {
                course.stopped = true;
                lock.notifyAll();
            }
            course.task.ifPresent(Task::stop);
            join();
        }
    }

    /** Prints the result as soon as it is there, instead of at {@link #stop}. */
    void release() {
        synchronized (lock) {
            course.endless = false;
            lock.notifyAll();
        }
    }

    /** Waits for the result; stops a task that would never end. */
    void settle() {
        if (isEndless()) {
            stop();
        } else {
            join();
        }
    }

    private boolean isEndless() {
        synchronized (lock) {
            return course.endless;
        }
    }

    private void join() {
        try {
            watch.join();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    /** A long task that runs besides the conversation. Any thread may call its methods except {@link #run}. */
    interface Task {

        /** Does the task and returns the lines to print at its end. */
        List<String> run();

        /** Makes it end as soon as possible. */
        void stop();

        /** A number that changes as long as the task makes progress. */
        long progress();

        /** The lines to print instead of a result when the task is given up after making no progress for this long. */
        List<String> givenUp(Duration silence);
    }
}
