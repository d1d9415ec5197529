package org.plyspace.variant.twoboard;

import org.plyspace.api.Aspect;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.option.CommonOption;

/** twoboard.md as short statements, according to the options. */
final class TwoboardRulebook {

    private static final String MOVEMENT = "twoboard.md 2";

    private final PawnBlock block;
    private final boolean protectors;

    TwoboardRulebook(PawnBlock block, boolean protectors) {
        this.block = block;
        this.protectors = protectors;
    }

    void addTo(LatticeSpec spec) {
        spec.rule(Aspect.BOARD, "two 8x8 boards for the odd and even levels of a cube, 128 squares", "twoboard.md 1")
                .rule(Aspect.BLOCKING, "a man on a square entered, on the board the path is on then", MOVEMENT)
                .rule(Aspect.KING, "one step of a queen: 17 squares", MOVEMENT)
                .rule(Aspect.QUEEN, "rook and bishop", MOVEMENT)
                .rule(Aspect.ROOK, "straight on its board; diagonally, changing boards; straight up or down", MOVEMENT)
                .rule(Aspect.BISHOP, "diagonally on its board; straight, changing boards", MOVEMENT)
                .rule(Aspect.KNIGHT, "8 leaps and 4 steps on its board, 4 to the other board", MOVEMENT)
                .rule(
                        Aspect.PAWN,
                        "one step forward, or forward and to a side on the other board; " + blocking(),
                        MOVEMENT)
                .rule(
                        Aspect.OTHER_PIECES,
                        protectors ? "8 protective pawns a side that never move" : "protective pawns never move",
                        MOVEMENT)
                .rule(
                        Aspect.PROMOTION,
                        chosen -> "on the last rank of either board"
                                + chosen.unless(CommonOption.PROMOTION, " to Q, R, B or N"),
                        MOVEMENT)
                .rule(Aspect.CASTLING, "as in chess, on board 1", "twoboard.md 3")
                .rule(Aspect.EN_PASSANT, "on the square a double step crossed, in a capturing direction", MOVEMENT)
                .rule(Aspect.ROYALTY, "one king", "rules/README.md")
                .rule(
                        Aspect.END,
                        "checkmate wins; stalemate, repetition, fifty moves, bare kings draw",
                        "twoboard.md 4");
    }

    private String blocking() {
        return switch (block) {
            case ANY_ADVANCE_OCCUPIED -> "only while all squares it could step to are empty";
            case ENEMY_ON_CAPTURE -> "not while an enemy is on one of its capture squares";
            case NONE -> "to empty squares";
        };
    }
}
