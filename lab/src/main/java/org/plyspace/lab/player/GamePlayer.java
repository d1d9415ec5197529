package org.plyspace.lab.player;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.engine.Game;
import org.plyspace.search.Choice;
import org.plyspace.search.Clock;
import org.plyspace.search.Found;

/** A machine that plays one game after the other, of one rule set. For one thread, but for {@link #stop}. */
public interface GamePlayer extends AutoCloseable {

    /**
     * A new game begins.
     *
     * @param seed of what is drawn at random in it
     * @throws PlayerException if the machine does not answer
     */
    void newGame(long seed);

    /**
     * A legal move.
     *
     * @param game which goes on; as it was afterwards
     * @param clock what time is left, if time is limited beyond what the machine was told when it was made
     * @throws PlayerException if the machine does not answer, or with no legal move
     */
    Choice choose(Game game, Optional<Clock> clock);

    /**
     * Has somebody told what is found while a move is chosen, as far as the machine says it.
     *
     * @param progress is told in the thread that asks for the move
     */
    default void tell(Consumer<Found> progress) {}

    /** Lets a choice that is being made be made as soon as may be. Any thread may ask. */
    void stop();

    /** Ends the machine. */
    @Override
    void close();
}
