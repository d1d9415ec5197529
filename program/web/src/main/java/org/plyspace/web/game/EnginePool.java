package org.plyspace.web.game;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * Runs the engines of all games, a few at a time, so that answers to people do not wait for them. Each jar of rule sets has its own
 * threads, so that a rule set that does not answer keeps no other game waiting.
 */
@Singleton
final class EnginePool implements AutoCloseable {

    private static final int MOST_QUESTIONS = 2;
    private static final int MOST_OF_GUESTS = 1;
    private static final long PATIENCE_SECONDS = 5;
    private static final long IDLE_SECONDS = 30;

    private final Map<Path, Lane> lanes = new ConcurrentHashMap<>();
    /** Whether the task that is run again and again is running. */
    private final AtomicBoolean repeating = new AtomicBoolean();

    private final ScheduledExecutorService clock;
    /** Runs what the clock starts, so that the clock itself never waits for a game. */
    private final ExecutorService errands = Executors.newCachedThreadPool(PageTime.daemons("errand"));

    /** Creates a pool; the clock, which it shuts down, rings the bells. */
    @Inject
    EnginePool(PageTime time) {
        clock = time.clock();
    }

    /** The threads for the rule sets of one jar. */
    private static final class Lane {

        private final ExecutorService players =
                pool(Math.max(2, Runtime.getRuntime().availableProcessors() / 2), "engine");
        private final ExecutorService analysts = pool(MOST_QUESTIONS, "analysis");
        private final Semaphore questions = new Semaphore(MOST_QUESTIONS);
        private final Semaphore guestsQuestions = new Semaphore(MOST_OF_GUESTS);

        void close() {
            players.shutdownNow();
            analysts.shutdownNow();
        }
    }

    private static ExecutorService pool(int threads, String name) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                threads, threads, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), PageTime.daemons(name));
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    private Lane lane(Path jar) {
        return lanes.computeIfAbsent(jar, any -> new Lane());
    }

    /**
     * Runs an engine's turn on a thread of the rule set's jar as soon as one is free.
     *
     * @param hurry run when the turn has lasted for the limit
     */
    void play(Path jar, Runnable turn, Duration limit, Runnable hurry) {
        lane(jar).players.execute(() -> {
            ScheduledFuture<?> bell =
                    clock.schedule(() -> errands.execute(hurry), limit.toMillis(), TimeUnit.MILLISECONDS);
            try {
                turn.run();
            } finally {
                bell.cancel(false);
            }
        });
    }

    /** Runs an analysis on a thread of the rule set's jar as soon as one is free. */
    void analyse(Path jar, Runnable analysis) {
        lane(jar).analysts.execute(analysis);
    }

    /** Runs a task again and again, never twice at a time, with a pause between. */
    void each(long millis, Runnable task) {
        ScheduledFuture<?> unused =
                clock.scheduleWithFixedDelay(() -> again(task), millis, millis, TimeUnit.MILLISECONDS);
    }

    private void again(Runnable task) {
        if (repeating.compareAndSet(false, true)) {
            errands.execute(() -> {
                try {
                    task.run();
                } finally {
                    repeating.set(false);
                }
            });
        }
    }

    /** Runs a task after a delay. */
    void later(long millis, Runnable task) {
        ScheduledFuture<?> unused = clock.schedule(() -> errands.execute(task), millis, TimeUnit.MILLISECONDS);
    }

    /**
     * Answers a question that somebody waits for on a thread of the rule set's jar.
     *
     * @param guest whether somebody with a link asks, who leaves room for the server's owner
     * @throws HttpError if too many people wait already
     */
    <T> T answer(Path jar, boolean guest, Supplier<T> question) {
        Lane lane = lane(jar);
        return guest
                ? within(lane.guestsQuestions, () -> within(lane.questions, question))
                : within(lane.questions, question);
    }

    private static <T> T within(Semaphore questions, Supplier<T> question) {
        try {
            if (!questions.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new HttpError(ErrorType.BUSY, "too many searches are under way; ask again later");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new HttpError(ErrorType.BUSY, "the program ends");
        }
        try {
            return question.get();
        } finally {
            questions.release();
        }
    }

    @Override
    public void close() {
        lanes.values().forEach(Lane::close);
        clock.shutdownNow();
        errands.shutdownNow();
    }
}
