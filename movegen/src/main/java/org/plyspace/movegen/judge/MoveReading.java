package org.plyspace.movegen.judge;

/** What a move's text says, before anything is known about whether it can be made. */
public sealed interface MoveReading {

    /** The symbol when no promotion is written. */
    String NO_PROMOTION = "";

    /** No cell, type or board. */
    int NONE = -1;

    /**
     * A square that is named.
     *
     * @param cell its cell, or {@link #NONE} if there is no such square, or none as boards hang now
     */
    record Square(String name, int cell) {}

    /**
     * A man goes from one square to another.
     *
     * @param promotion symbol of the piece to become, or {@link #NO_PROMOTION}
     */
    record Step(Square from, Square to, String promotion) implements MoveReading {}

    /** Castling as it is written in one or more of the ways to castle. */
    record Castle(String text) implements MoveReading {}

    /** A man captures on another square without leaving its own. */
    record Afar(Square from, Square to) implements MoveReading {}

    /** A piece of a type, by index, comes from the hand. */
    record Drop(int type, Square to) implements MoveReading {}

    /** The rest of the move is made after what its rule set lets it begin with on a square. */
    record After(Square square, MoveReading rest) implements MoveReading {}

    /**
     * A movable board, by number, goes to a place.
     *
     * @param promotion symbol of the piece that a pawn becomes by it, or {@link #NO_PROMOTION}
     */
    record Shift(int board, String place, String promotion) implements MoveReading {}

    /** Two moves at once, which are never one. */
    record Two() implements MoveReading {}

    /** What is read of the move apart from what comes before it. */
    default MoveReading plain() {
        return this instanceof After after ? after.rest() : this;
    }
}
