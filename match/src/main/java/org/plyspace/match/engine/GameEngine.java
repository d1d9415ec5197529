package org.plyspace.match.engine;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.engine.Game;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;
import org.plyspace.search.SearchResult;

/** An engine that plays one game after the other, of one rule set. For one thread, but for {@link #stop}. */
public interface GameEngine extends AutoCloseable {

    /**
     * A new game begins.
     *
     * @param seed of what is drawn at random in it
     * @throws EngineFailedException if the engine does not answer
     */
    void newGame(long seed);

    /**
     * A legal move.
     *
     * @param game which goes on; as it was afterwards
     * @param clock what time is left, if time is limited beyond what the engine was told when it was made
     * @throws EngineFailedException if the engine does not answer, or with no legal move
     */
    EngineMove choose(Game game, Optional<Clock> clock);

    /**
     * As {@link #choose}, and sees to it that the move is legal.
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
     * Has somebody told what is found while a move is chosen, as far as the engine says it.
     *
     * @param progress is told in the thread that asks for the move
     */
    default void tell(Consumer<SearchResult> progress) {}

    /** A number that changes while a choice is being made, as long as the engine gets on or waits for its own deadline. Any thread may ask. */
    default long progress() {
        return 0;
    }

    /** Lets a choice that is being made be made as soon as may be. Any thread may ask. */
    void stop();

    /** Ends the engine. */
    @Override
    void close();
}
