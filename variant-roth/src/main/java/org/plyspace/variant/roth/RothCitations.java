package org.plyspace.variant.roth;

import org.plyspace.movegen.stack.Citations;
import org.plyspace.movegen.stack.Men;

/** The sections of Roth's rules, and of the rules page where Roth is silent or an option is chosen. */
final class RothCitations implements Citations {

    private final RothChoices choices;

    RothCitations(RothChoices choices) {
        this.choices = choices;
    }

    @Override
    public String of(Topic topic, int pieceType) {
        return switch (topic) {
            case ONE_MOVE -> "roth.md 4";
            case SQUARES -> "RR 8";
            case PATH -> choices.pathB().citation();
            case VERTICAL -> "RR 3";
            case PIECE -> pieceType == Men.PAWN ? choices.rookPawns().citation() : "roth.md 3";
            case DOUBLE_STEP -> choices.carriedPawn().citation();
            case PROMOTION -> "roth.md 3";
            case EN_PASSANT -> choices.pathB() == RothOption.PathB.INSTEAD ? "RR 9.3, " + RothOption.SECTION : "RR 9.3";
            case CASTLING -> "roth.md 5";
            case CARRIED, BOARD_PLACES -> "RR 6";
            case TURN, KING_SAFETY -> "rules/README.md";
            case POSITION -> "notation.md, Positions";
        };
    }
}
