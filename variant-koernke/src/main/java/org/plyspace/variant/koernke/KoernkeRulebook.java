package org.plyspace.variant.koernke;

import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.option.CommonOption;

/** koernke.md as short statements, according to the options. */
final class KoernkeRulebook {

    private static final String MOVEMENT = "koernke.md 2";

    private final boolean total;
    private final String triagonal;
    private final boolean bothKings;

    KoernkeRulebook(OptionValues values) {
        this.total = values.is(KoernkeVariant.MOVEMENT, "total");
        this.triagonal = values.value(KoernkeVariant.TRIAGONAL);
        this.bothKings = values.is(KoernkeVariant.KINGS, "both");
    }

    void addTo(LatticeSpec spec) {
        spec.rule(Aspect.BOARD, "four 4x8 boards above each other, 128 squares", "koernke.md 1")
                .rule(Aspect.BLOCKING, "a man on a square passed", MOVEMENT)
                .rule(Aspect.KING, "one step: " + (total ? 18 : 14) + " squares", MOVEMENT)
                .rule(Aspect.QUEEN, "rook and bishop" + (triagonal.equals("queen") ? ", and triagonals" : ""), MOVEMENT)
                .rule(Aspect.ROOK, "along one axis, 6 directions", MOVEMENT)
                .rule(Aspect.BISHOP, bishop(), MOVEMENT)
                .rule(
                        Aspect.KNIGHT,
                        total ? "2 and 1 along two axes, 24 leaps" : "2 and 1, one along the ranks, 16 leaps",
                        MOVEMENT)
                .rule(
                        Aspect.PAWN,
                        chosen -> "one step forward"
                                + chosen.unless(CommonOption.DOUBLE_STEP, ", two from its second rank")
                                + "; captures forward and to a side, up or down",
                        MOVEMENT)
                .rule(
                        Aspect.PROMOTION,
                        chosen -> "on the last rank" + chosen.unless(CommonOption.PROMOTION, " to Q, R, B or N"),
                        MOVEMENT)
                .rule(
                        Aspect.CASTLING,
                        "8 ways a side: king towards the edge or through the queen's place, rook round the corner",
                        "koernke.md 4")
                .rule(Aspect.EN_PASSANT, "on the square a double step crossed, by a pawn attacking it", MOVEMENT)
                .rule(Aspect.ROYALTY, royalty(), "koernke.md 3")
                .rule(
                        Aspect.END,
                        "checkmate wins; stalemate, repetition, fifty moves, bare kings draw",
                        "koernke.md 6");
    }

    private String bishop() {
        String diagonals =
                total ? "along two axes at once, 12 directions" : "along the ranks and one other axis, 8 directions";
        return triagonal.equals("queen-bishop") ? diagonals + "; triagonals, 8 more" : diagonals;
    }

    private String royalty() {
        return bothKings
                ? "two kings; mated with two, a side gives one up and moves, and the other is locked"
                : "two kings, both royal";
    }
}
