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
     * @param promotion symbol of the piece to become, or {@link #NO_PROMOTION}
     */
    record Step(int from, int to, String promotion) implements MoveReading {}

    /** Castling as it is written in one or more of the ways to castle. */
    record Castle(String text) implements MoveReading {}

    /** The rest of the move is made once the royal piece on a cell has been given up, see {@link GivingUp}. */
    record Without(int cell, MoveReading rest) implements MoveReading {}

    /** A man captures on another cell without leaving its own. */
    record Afar(int from, int to) implements MoveReading {}

    /** A piece of a type, by index, comes from the hand. */
    record Drop(int type, int to) implements MoveReading {}

    /** What is read of the move apart from a royal piece given up. */
    default MoveReading plain() {
        return this instanceof Without without ? without.rest() : this;
    }

    /** It cannot be read, or names what does not exist. */
    record Refused(Verdict verdict) implements MoveReading {}
}
