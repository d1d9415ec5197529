package org.plyspace.movegen.stack.play;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;

/**
 * The rule set's own bits of a board move: the anchor it leaves, 5 bits, and the cell of the pawn that promotes by it plus one,
 * 7 bits. The move's promotion is the mover's choice; an opponent's pawn becomes the first of the declared choices, which is
 * not a choice and is not written.
 */
public final class BoardShift {

    private static final int ANCHOR_BITS = 5;

    private BoardShift() {}

    /** The bits for the cell of the pawn that promotes, or {@link StackState#NOWHERE}. */
    static int extra(int fromAnchor, int promoting) {
        return fromAnchor | (promoting + 1) << ANCHOR_BITS;
    }

    public static int fromAnchor(long move) {
        return Move.extra(move) & ((1 << ANCHOR_BITS) - 1);
    }

    /** The cell of the pawn that promotes, or {@link StackState#NOWHERE}. */
    public static int promoting(long move) {
        return (Move.extra(move) >>> ANCHOR_BITS) - 1;
    }

    /** The code of the piece that the mover chooses, or {@link Piece#NONE}; for all kinds of moves. */
    public static int choice(long move, int mover) {
        int promoted = Move.promoted(move);
        return promoted != Piece.NONE && (promoted & 1) == mover ? promoted : Piece.NONE;
    }
}
