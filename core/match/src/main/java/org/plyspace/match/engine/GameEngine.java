package org.plyspace.match.engine;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.engine.Game;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;
import org.plyspace.search.SearchResult;

/** An engine that plays games of one rule set, one after the other. For one thread, except {@link #stop} and {@link #progress}. */
public interface GameEngine extends AutoCloseable {

    /**
     * Begins a new game.
     *
     * @param seed the seed of its random choices
     * @throws EngineFailedException if the engine does not answer
     */
    void newGame(long seed);

    /**
     * Chooses a legal move.
     *
     * @param game the game, which must not be over; left unchanged
     * @param clock the time left, if there is a limit besides the engine's own
     * @throws EngineFailedException if the engine does not answer, or not with a legal move
     */
    EngineMove choose(Game game, Optional<Clock> clock);

    /**
     * Does the same as {@link #choose}, and makes sure that the move is legal.
     *
     * @throws EngineFailedException if the engine does not answer, or chose a move that is not legal
     */
    default EngineMove chooseLegal(Game game, Optional<Clock> clock) {
        EngineMove chosen = choose(game, clock);
        if (!game.position().isLegal(chosen.move())) {
            throw EngineFailedException.illegalMove("it chose a move that is not legal");
        }
        return chosen;
    }

    /**
     * Sets the time that the other side has, before a choice by a clock.
     *
     * @param millis milliseconds left
     */
    default void otherHas(long millis) {}

    /**
     * Sets a listener for what the engine finds while it chooses a move, as far as it reports it.
     *
     * @param progress called in the thread that requests the move
     */
    default void tell(Consumer<SearchResult> progress) {}

    /**
     * A number that changes during a choice, as long as the engine makes progress or waits for its own deadline. Safe to call from any
     * thread.
     */
    default long progress() {
        return 0;
    }

    /** Makes the engine finish its current choice as soon as possible. Safe to call from any thread. */
    void stop();

    /** Quits the engine. */
    @Override
    void close();
}
