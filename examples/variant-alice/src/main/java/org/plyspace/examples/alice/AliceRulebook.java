package org.plyspace.examples.alice;

import org.plyspace.api.Aspect;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.option.CommonOption;

/** The rules as short statements, for tables and verdicts. */
final class AliceRulebook {

    private AliceRulebook() {}

    static void addTo(LatticeSpec spec, boolean passing) {
        spec.rule(Aspect.BOARD, "two boards of 8x8, mirrors of each other; every move ends on the other one", "alice.md 1")
                .rule(Aspect.BLOCKING, "a man on a square passed on its own board, or on the landing square", "alice.md 2")
                .rule(Aspect.KING, "one step: 8 squares; safe on both boards", "alice.md 2")
                .rule(Aspect.QUEEN, "rook and bishop, 8 directions on its board", "alice.md 2")
                .rule(Aspect.ROOK, "along files and ranks, 4 directions", "alice.md 2")
                .rule(Aspect.BISHOP, "along diagonals, 4 directions", "alice.md 2")
                .rule(Aspect.KNIGHT, "2 and 1, 8 leaps", "alice.md 2")
                .rule(
                        Aspect.PAWN,
                        chosen -> "one step forward"
                                + chosen.unless(CommonOption.DOUBLE_STEP, ", two from its second rank on A")
                                + "; captures diagonally",
                        "alice.md 3")
                .rule(
                        Aspect.PROMOTION,
                        chosen -> "on the last rank of either board"
                                + chosen.unless(CommonOption.PROMOTION, " to Q, R, B or N"),
                        "alice.md 3")
                .rule(Aspect.CASTLING, "from A as in chess; both pieces pass over to B", "alice.md 4")
                .rule(
                        Aspect.EN_PASSANT,
                        passing ? "by a pawn on B that attacks the mirror of the square crossed" : "none",
                        "alice.md 5")
                .rule(Aspect.ROYALTY, "one king, in check from its own board only", "alice.md 2")
                .rule(Aspect.END, "checkmate wins; stalemate, repetition, fifty moves, bare kings draw", "alice.md 7");
    }
}
