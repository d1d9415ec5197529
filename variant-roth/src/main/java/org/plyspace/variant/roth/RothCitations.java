package org.plyspace.variant.roth;

import org.plyspace.movegen.stack.Citations;

/** The sections of Roth's rules, and of the rules page where Roth is silent. */
final class RothCitations implements Citations {

    @Override
    public String of(Topic topic, int pieceType) {
        return switch (topic) {
            case TURN -> "roth.md 4";
            case SQUARES -> "RR 8";
            case PATH -> "RR 4";
            case VERTICAL -> "RR 3";
            case PIECE, DOUBLE_STEP, PROMOTION -> "roth.md 3";
            case EN_PASSANT -> "RR 9.3";
            case CASTLING -> "roth.md 5";
            case RIDERS, BOARD_PLACES -> "RR 6";
            case KING_SAFETY -> "rules/README.md";
            case POSITION -> "notation.md Positions";
        };
    }
}
