package org.plyspace.examples.millennium;

import org.plyspace.api.Aspect;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.option.CommonOption;

/** The rules as short statements, for tables and verdicts. */
final class MillenniumRulebook {

    private MillenniumRulebook() {}

    static void addTo(LatticeSpec spec) {
        String pieces = "millennium.md 2";
        spec.rule(Aspect.BOARD, "three boards of 8x8 above each other, 192 squares", "millennium.md 1")
                .rule(Aspect.BLOCKING, "a man on a square that the line runs through", pieces)
                .rule(Aspect.KING, "one step of a queen: 26 squares", pieces)
                .rule(Aspect.QUEEN, "rook and bishop, 26 directions", pieces)
                .rule(Aspect.ROOK, "along one axis, or along file or rank and the levels at once: 14 directions", pieces)
                .rule(Aspect.BISHOP, "diagonals, on the level or changing it with each step: 12 directions", pieces)
                .rule(Aspect.KNIGHT, "2 along one axis and 1 along another: 24 leaps", pieces)
                .rule(
                        Aspect.PAWN,
                        chosen -> "forward, forward with a change of level, or straight up or down;"
                                + chosen.unless(CommonOption.DOUBLE_STEP, " twice as its first move;")
                                + " captures forward and sideways on its level or the next",
                        "millennium.md 3")
                .rule(
                        Aspect.PROMOTION,
                        chosen -> "on the last rank of the enemy's level"
                                + chosen.unless(CommonOption.PROMOTION, " to Q, R, B or N"),
                        "millennium.md 3")
                .rule(Aspect.CASTLING, "as in chess, on the home level; attacks from every level count", "millennium.md 4")
                .rule(Aspect.EN_PASSANT, "on the square any double step crossed", "millennium.md 3")
                .rule(Aspect.ROYALTY, "one king", "rules/README.md")
                .rule(
                        Aspect.END,
                        "checkmate wins; stalemate, repetition, fifty moves, bare kings draw",
                        "rules/README.md");
    }
}
