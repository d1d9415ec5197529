package org.plyspace.movegen.lattice;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;

/** Which of the legal moves a generator lists. */
enum MoveFilter {
    ALL(true, true, true),
    /** Captures of enemies. */
    CAPTURES(false, true, false),
    /** Promotions that capture nothing. */
    QUIET_PROMOTIONS(false, false, true),
    /** Captures of enemies, and promotions that capture nothing. */
    LOUD(false, true, true);

    /** Whether moves are listed that neither capture nor promote. */
    final boolean quiets;

    final boolean captures;
    final boolean quietPromotions;

    MoveFilter(boolean quiets, boolean captures, boolean quietPromotions) {
        this.quiets = quiets;
        this.captures = captures;
        this.quietPromotions = quietPromotions;
    }

    boolean has(long move) {
        if (this == ALL) {
            return true;
        }
        return (captures && isCaptureOfEnemy(move))
                || (quietPromotions && Move.isPromotion(move) && !Move.isCapture(move));
    }

    private static boolean isCaptureOfEnemy(long move) {
        int captured = Move.captured(move);
        return captured != Piece.NONE && ((captured ^ Move.piece(move)) & 1) != 0;
    }
}
