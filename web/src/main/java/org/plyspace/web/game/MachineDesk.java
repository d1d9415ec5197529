package org.plyspace.web.game;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.plyspace.web.http.DenialType;
import org.plyspace.web.http.DeniedException;

/** Where machines think for all games, a few at a time, so that answers to people do not wait for them. */
final class MachineDesk implements AutoCloseable {

    private static final int MOST_QUESTIONS = 2;
    private static final long PATIENCE_SECONDS = 5;

    private final ExecutorService players;
    private final ExecutorService analysts = Executors.newFixedThreadPool(MOST_QUESTIONS, daemons("analysis"));
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(daemons("clock"));
    /** The clock itself never waits for a game. */
    private final ExecutorService errands = Executors.newCachedThreadPool(daemons("errand"));

    private final Semaphore questions = new Semaphore(MOST_QUESTIONS);

    /** With as many threads as this machine has for it. */
    MachineDesk() {
        players = Executors.newFixedThreadPool(
                Math.max(2, Runtime.getRuntime().availableProcessors() / 2), daemons("machine"));
    }

    private static ThreadFactory daemons(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Lets a machine have its turn, when one of the threads is free. */
    void play(MachineTurn turn) {
        players.execute(() -> {
            ScheduledFuture<?> bell = clock.schedule(turn::hurry, MachineLimits.MOST_SECONDS, TimeUnit.SECONDS);
            try {
                turn.run();
            } finally {
                bell.cancel(false);
            }
        });
    }

    /** Lets somebody look at a position for long, when one of the threads is free. */
    void analyse(Runnable analysis) {
        analysts.execute(analysis);
    }

    /** Does something later. */
    void later(long millis, Runnable task) {
        ScheduledFuture<?> unused = clock.schedule(() -> errands.execute(task), millis, TimeUnit.MILLISECONDS);
    }

    /**
     * Thinks while somebody waits for the answer.
     *
     * @throws DeniedException if too many do
     */
    <T> T answer(Supplier<T> question) {
        try {
            if (!questions.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new DeniedException(DenialType.BUSY, "too many searches are under way; ask again later");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new DeniedException(DenialType.BUSY, "the program ends");
        }
        try {
            return question.get();
        } finally {
            questions.release();
        }
    }

    @Override
    public void close() {
        players.shutdownNow();
        analysts.shutdownNow();
        clock.shutdownNow();
        errands.shutdownNow();
    }
}
