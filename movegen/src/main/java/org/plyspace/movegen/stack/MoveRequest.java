package org.plyspace.movegen.stack;

import org.plyspace.movegen.text.MoveInput;

/** A move that a text asks for, legal or not. */
sealed interface MoveRequest {

    /** No promotion asked for. */
    String NO_PROMOTION = "";

    /**
     * A step of a piece.
     *
     * @param from name of the square it comes from
     * @param to name of the square it goes to
     * @param piece the symbol given in front, or {@link MoveInput#NO_PIECE}
     * @param promotion the symbol of the piece a pawn should become, or {@link #NO_PROMOTION}
     */
    record Step(String from, String to, String piece, String promotion) implements MoveRequest {}

    /** Castling to one side. */
    record Castle(boolean kingSide) implements MoveRequest {}

    /**
     * A move of a board.
     *
     * @param board its number
     * @param place the anchor's name
     * @param promotion the symbol of the piece a pawn should become, or {@link #NO_PROMOTION}
     */
    record Shift(int board, String place, String promotion) implements MoveRequest {}

    /** Two moves at once. */
    record Two(String first, String second) implements MoveRequest {}
}
