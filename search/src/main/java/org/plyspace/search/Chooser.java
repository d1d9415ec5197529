package org.plyspace.search;

import org.plyspace.api.Position;

/** A machine that plays: chooses the moves of one side of one game at a time. For one thread, but for {@link #stop}. */
public interface Chooser {

    /**
     * A legal move.
     *
     * @param position in which there is one; as it was afterwards
     * @param earlier the {@linkplain Position#repetitionKey() repetition keys} of the game's positions before it, the first one first
     */
    long choose(Position position, long[] earlier);

    /** Lets a choice that is being made, or else the next one, be made as soon as may be. Any thread may ask. */
    default void stop() {}
}
