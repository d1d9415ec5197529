package org.plyspace.movegen.lattice;

import org.plyspace.api.Verdict;

/** What a move's text says, before anything is known about whether it can be made. */
sealed interface MoveReading {

    /** The symbol when no promotion is written. */
    String NO_PROMOTION = "";

    /** No cell. */
    int NONE = -1;

    /**
     * A man goes from one cell to another.
     *
     * @param givenUp cell of the royal piece taken off first, or {@link #NONE}
     * @param promotion symbol of the piece to become, or {@link #NO_PROMOTION}
     */
    record Step(int givenUp, int from, int to, String promotion) implements MoveReading {}

    /** Castling as it is written in one or more of the ways to castle. */
    record Castle(int givenUp, String text) implements MoveReading {}

    /** A man captures on another cell without leaving its own. */
    record Afar(int from, int to) implements MoveReading {}

    /** A piece of a type, by index, comes from the hand. */
    record Drop(int type, int to) implements MoveReading {}

    /** It cannot be read, or names what does not exist. */
    record Refused(Verdict verdict) implements MoveReading {}
}
