package org.plyspace.movegen.option;

import org.plyspace.api.Repetition;
import org.plyspace.movegen.end.EndRule;

/**
 * The features of a declaration, which decide which common options are meaningful.
 *
 * @param castling whether a side can castle
 * @param doubleStep whether a pawn has a double step
 * @param enPassant whether a pawn can be captured en passant
 * @param queenAmongSeveral whether a piece can be promoted to a queen and to something else
 * @param selfCapture whether own pieces could be captured; false if captured pieces go into a hand
 * @param boardMoves whether there are boards that move
 * @param end how games end
 * @param repetition what repeated positions mean
 */
public record Features(
        boolean castling,
        boolean doubleStep,
        boolean enPassant,
        boolean queenAmongSeveral,
        boolean selfCapture,
        boolean boardMoves,
        EndRule end,
        Repetition repetition) {

    boolean has(CommonOption option) {
        return switch (option) {
            case CASTLING -> castling;
            case DOUBLE_STEP -> doubleStep;
            case EN_PASSANT -> enPassant;
            case PROMOTION -> queenAmongSeveral;
            case SELF_CAPTURE -> selfCapture;
            case BOARD_MOVES -> boardMoves;
            case STALEMATE, CLOCK -> true;
            case REPETITION -> repetition.meaning() == Repetition.Meaning.DRAW;
        };
    }
}
