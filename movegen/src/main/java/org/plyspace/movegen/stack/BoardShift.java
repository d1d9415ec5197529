package org.plyspace.movegen.stack;

import org.plyspace.api.Move;

/** The rule set's own bits of a board move: the anchor it comes from, 5 bits, and the pawn that promotes by it, 6 bits. */
final class BoardShift {

    private static final int ANCHOR_BITS = 5;

    private BoardShift() {}

    /** With the cell of the pawn that promotes, or {@link StackState#NOWHERE}. */
    static int extra(int fromAnchor, int promoting) {
        return fromAnchor | (promoting == StackState.NOWHERE ? 0 : promoting << ANCHOR_BITS);
    }

    static int fromAnchor(long move) {
        return Move.extra(move) & (1 << ANCHOR_BITS) - 1;
    }

    /** The cell of the pawn that promotes; only if the move {@linkplain Move#isPromotion promotes} one. */
    static int promoting(long move) {
        return Move.extra(move) >>> ANCHOR_BITS;
    }
}
