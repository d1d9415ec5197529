package org.plyspace.movegen.judge;

/** The content of a move's text, before its legality is known. */
public sealed interface MoveReading {

    /** The symbol if no promotion is written. */
    String NO_PROMOTION = "";

    /** No cell, type or board. */
    int NONE = -1;

    /**
     * A named square.
     *
     * @param cell its cell, or {@link #NONE} if there is no such square as boards hang now
     */
    record Square(String name, int cell) {}

    /**
     * A move of a man from one square to another.
     *
     * @param promotion the symbol of the promotion, or {@link #NO_PROMOTION}
     */
    record Step(Square from, Square to, String promotion) implements MoveReading {}

    /** Castling in one of its written forms. */
    record Castle(String text) implements MoveReading {}

    /** A capture by a man that does not leave its square. */
    record Afar(Square from, Square to) implements MoveReading {}

    /** A drop of a piece of a type, given by index. */
    record Drop(int type, Square to) implements MoveReading {}

    /** A move that begins with an action on a square that the rule set allows first. */
    record After(Square square, MoveReading rest) implements MoveReading {}

    /**
     * A move of a movable board, by number, to a place.
     *
     * @param promotion the symbol of the promotion of a pawn by it, or {@link #NO_PROMOTION}
     */
    record Shift(int board, String place, String promotion) implements MoveReading {}

    /** Two moves at once, which are never legal. */
    record Two() implements MoveReading {}

    /** This reading without the action that precedes the move. */
    default MoveReading plain() {
        return this instanceof After after ? after.rest() : this;
    }
}
