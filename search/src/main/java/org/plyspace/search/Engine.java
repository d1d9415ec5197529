package org.plyspace.search;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Position;

/** An engine that plays: chooses the moves of one game at a time. For one thread, but for {@link #stop}. */
public interface Engine {

    /**
     * Forgets the game before.
     *
     * @param seed of what is drawn at random in the new one
     */
    default void newGame(long seed) {}

    /**
     * A legal move.
     *
     * @param position in which there is one; as it was afterwards
     * @param earlier the {@linkplain Position#repetitionKey() repetition keys} of the game's positions before it, the first one first
     * @param clock what time is left, if it is limited beyond what the engine was told when it was made
     */
    EngineMove choose(Position position, long[] earlier, Optional<Clock> clock);

    /**
     * Has somebody told what is found while a move is chosen, as far as the engine searches at all.
     *
     * @param progress is told in the thread that asks for the move
     */
    default void tell(Consumer<SearchResult> progress) {}

    /** A number that changes while a choice that takes long is being made. Any thread may ask. */
    default long progress() {
        return 0;
    }

    /** Lets a choice that is being made, or else the next one, be made as soon as may be. Any thread may ask. */
    default void stop() {}
}
