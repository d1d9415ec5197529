package org.plyspace.movegen.option;

import org.plyspace.movegen.end.EndRule;

/**
 * What a declaration has, which decides which common options mean something.
 *
 * @param castling whether any side can castle
 * @param doubleStep whether any pawn has a double step
 * @param enPassant whether a pawn that stepped twice can be captured in passing
 * @param queenAmongSeveral whether a piece can become a queen, and something else as well
 * @param selfCapture whether own pieces could be captured: no where captured pieces go into a hand
 * @param end how games end
 */
public record Features(
        boolean castling,
        boolean doubleStep,
        boolean enPassant,
        boolean queenAmongSeveral,
        boolean selfCapture,
        EndRule end) {

    boolean has(CommonOption option) {
        return switch (option) {
            case CASTLING -> castling;
            case DOUBLE_STEP -> doubleStep;
            case EN_PASSANT -> enPassant;
            case PROMOTION -> queenAmongSeveral;
            case SELF_CAPTURE -> selfCapture;
            case STALEMATE, CLOCK -> true;
        };
    }
}
