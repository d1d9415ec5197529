package org.plyspace.web.game;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.PluginCalls;
import org.plyspace.engine.Registry;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.plugin.CallClock;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.lab.study.SourceFiles;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * The queue of those who examine or change one game, one at a time, in the order in which they came; and the game's rule set, as loaded
 * when the game was opened. While a caller has his turn, one other thread calls the rule set for him, within a limit. Once a call is not
 * answered, the game is abandoned, since the call may still be running. Questions about copies of the game need no turn. Not reentrant.
 */
final class GameQueue {

    private static final Duration SOON = Duration.ofSeconds(1);
    private static final String TO_PLAY = "to play a game";

    private final Registry registry;
    private final PluginCalls calls;
    private final FoundVariant found;
    private final Duration limit;
    private final Runnable whenAbandoned;
    /** The callers: the first has his turn, the others wait. Guarded by itself, which is notified when a turn ends. */
    private final Deque<Object> callers = new ArrayDeque<>();

    private volatile Optional<UnansweredException> silence = Optional.empty();

    /**
     * Creates the queue of a game.
     *
     * @param limit the longest wait for a turn, and the limit of a call
     * @param whenAbandoned run in the caller's turn when the rule set does not answer
     */
    GameQueue(Registry registry, FoundVariant found, Duration limit, Runnable whenAbandoned) {
        this.registry = registry;
        this.calls = registry.calls();
        this.found = found;
        this.limit = limit;
        this.whenAbandoned = whenAbandoned;
    }

    /**
     * Calls the rule set or changes the game, when it is the caller's turn.
     *
     * @throws UnansweredException if the rule set does not answer in time, or has failed to before
     * @throws HttpError if others have their turns for too long
     */
    <T> T ask(Supplier<T> question) {
        Object caller = new Object();
        if (!isTurnWithin(limit, caller)) {
            throw new HttpError(ErrorType.BUSY, "the game waits for its rule set; ask again later");
        }
        try {
            silence.ifPresent(late -> {
                throw late;
            });
            return askOfCopy(question);
        } catch (UnansweredException late) {
            if (late.isRunning()) {
                silence = Optional.of(late);
                whenAbandoned.run();
            }
            throw late;
        } finally {
            leave(caller);
        }
    }

    /** Runs an action that does not call the rule set, when it is the caller's turn, however long that takes. */
    void run(Runnable action) {
        Object caller = new Object();
        awaitTurn(caller);
        try {
            action.run();
        } finally {
            leave(caller);
        }
    }

    /** Runs an action that does not call the rule set, when it is the caller's turn, or else after a second. */
    void runSoon(Runnable action) {
        Object caller = new Object();
        boolean isTurn = isTurnWithin(SOON, caller);
        try {
            action.run();
        } finally {
            if (isTurn) {
                leave(caller);
            }
        }
    }

    /** The answer to a question that does not call the rule set; false at once if somebody has his turn. */
    boolean isFreeAnd(BooleanSupplier question) {
        Object caller = new Object();
        synchronized (callers) {
            if (!callers.isEmpty()) {
                return false;
            }
            callers.add(caller);
        }
        try {
            return question.getAsBoolean();
        } finally {
            leave(caller);
        }
    }

    /** Waits for a turn, looking at the time now and then; who waited in vain has left. */
    private boolean isTurnWithin(Duration longest, Object caller) {
        long end = calls.times().awakeNanos() + longest.toNanos();
        boolean isTurn = false;
        synchronized (callers) {
            callers.add(caller);
            try {
                while (callers.peek() != caller && calls.times().awakeNanos() - end < 0) {
                    callers.wait(CallClock.MILLIS_BETWEEN_LOOKS);
                }
                isTurn = callers.peek() == caller;
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            } finally {
                if (!isTurn) {
                    leave(caller);
                }
            }
        }
        return isTurn;
    }

    private void awaitTurn(Object caller) {
        boolean interrupted = false;
        synchronized (callers) {
            callers.add(caller);
            while (callers.peek() != caller) {
                try {
                    callers.wait();
                } catch (InterruptedException later) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void leave(Object caller) {
        synchronized (callers) {
            callers.remove(caller);
            callers.notifyAll();
        }
    }

    /** Whether somebody has his turn. */
    boolean isBusy() {
        synchronized (callers) {
            return !callers.isEmpty();
        }
    }

    /** Whether the rule set has left a call unanswered, which may still be running. */
    boolean isAbandoned() {
        return silence.isPresent();
    }

    /** Calls the rule set about what the caller alone has, such as a copy of the game, without a turn. */
    <T> T askOfCopy(Supplier<T> question) {
        return calls.ask(found, CallLimit.question(limit), TO_PLAY, question);
    }

    /**
     * Runs a search in a copy of the game, without a turn.
     *
     * @param atMost the search's own time limit
     */
    <T> T search(Duration atMost, Supplier<T> search) {
        return calls.ask(found, CallLimit.work(atMost.plus(limit)), "to search for moves", search);
    }

    /** The file that the rule set was loaded from. */
    Path jar() {
        return found.file();
    }

    /**
     * The SHA-256 of what the rule set comes from, as tablebases name it.
     *
     * @throws org.plyspace.engine.io.InputException if its file can no longer be read
     */
    String digest() {
        return SourceFiles.digest(found);
    }

    /** Whether its name still denotes this rule set, and not one loaded since. */
    boolean isCurrent() {
        return registry.isCurrent(found);
    }

    /** Whether the rule set is no longer called, because it did not answer. */
    boolean isSilent() {
        return calls.silence(found.file()).isPresent();
    }
}
