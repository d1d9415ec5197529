package org.plyspace.movegen.lattice;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;

/** Which of the legal moves a generator lists. */
enum MoveFilter {
    ALL,
    /** Captures of enemies. */
    CAPTURES,
    /** Promotions that capture nothing. */
    QUIET_PROMOTIONS;

    boolean has(long move) {
        return switch (this) {
            case ALL -> true;
            case CAPTURES -> isCaptureOfEnemy(move);
            case QUIET_PROMOTIONS -> Move.isPromotion(move) && !Move.isCapture(move);
        };
    }

    private static boolean isCaptureOfEnemy(long move) {
        int captured = Move.captured(move);
        return captured != Piece.NONE && ((captured ^ Move.piece(move)) & 1) != 0;
    }
}
