package org.plyspace.web.game;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.plugin.CallClock;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * Lets one thread at a time examine or change a game. Another thread calls the rule set on behalf of the holder; once a call is not
 * answered, the game is abandoned, since the call may still be running.
 */
final class GameLock {

    private static final Duration SOON = Duration.ofSeconds(1);

    private final ReentrantLock lock = new ReentrantLock();
    private final TimedRules rules;
    private final Runnable whenAbandoned;
    private volatile Optional<UnansweredException> silence = Optional.empty();

    /**
     * Creates the lock of a game.
     *
     * @param whenAbandoned run in the holder's thread when the rule set does not answer
     */
    GameLock(TimedRules rules, Runnable whenAbandoned) {
        this.rules = rules;
        this.whenAbandoned = whenAbandoned;
    }

    /**
     * Calls the rule set or changes the game, exclusively.
     *
     * @throws UnansweredException if the rule set does not answer in time, or has failed to before
     * @throws HttpError if somebody else holds the game for too long
     */
    <T> T ask(Supplier<T> question) {
        take();
        try {
            silence.ifPresent(late -> {
                throw late;
            });
            return rules.ask(question);
        } catch (UnansweredException late) {
            if (late.isRunning()) {
                silence = Optional.of(late);
                whenAbandoned.run();
            }
            throw late;
        } finally {
            lock.unlock();
        }
    }

    private void take() {
        if (!isTakenWithin(rules.limit())) {
            throw new HttpError(ErrorType.BUSY, "the game waits for its rule set; ask again later");
        }
    }

    private boolean isTakenWithin(Duration limit) {
        long end = rules.times().awakeNanos() + limit.toNanos();
        try {
            boolean taken;
            do {
                taken = lock.tryLock(CallClock.MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
            } while (!taken && rules.times().awakeNanos() - end < 0);
            return taken;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Runs an action that does not call the rule set, exclusively, however long it has to wait. */
    void hold(Runnable action) {
        lock.lock();
        try {
            action.run();
        } finally {
            lock.unlock();
        }
    }

    /** Runs an action that does not call the rule set, exclusively unless the game is not free within a second. */
    void holdSoon(Runnable action) {
        boolean alone = isTakenWithin(SOON);
        try {
            action.run();
        } finally {
            if (alone) {
                lock.unlock();
            }
        }
    }

    /** The answer to a question that does not call the rule set; false at once if somebody holds the game. */
    boolean isFreeAnd(BooleanSupplier question) {
        if (!lock.tryLock()) {
            return false;
        }
        try {
            return question.getAsBoolean();
        } finally {
            lock.unlock();
        }
    }

    boolean isHeld() {
        return lock.isLocked();
    }

    /** Whether the rule set has left a call unanswered, which may still be running. */
    boolean isAbandoned() {
        return silence.isPresent();
    }
}
