package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;

/** Selects the legal moves that a generator lists. */
enum MoveFilter {
    ALL(true, true, true),
    /** Captures of enemies. */
    CAPTURES(false, true, false),
    /** Promotions that are not captures. */
    QUIET_PROMOTIONS(false, false, true),
    /** Captures of enemies, and promotions that are not captures. */
    LOUD(false, true, true);

    /** Whether moves that neither capture nor promote are listed. */
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
