package org.plyspace.movegen.stack;

import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.stack.Citations.Topic;

/** Says which condition of castling is missed. */
final class CastlingExplainer {

    private final StackState state;
    private final Squares squares;
    private final Reasons reasons;
    private final Attacks attacks;

    CastlingExplainer(StackPosition position, Squares squares, Reasons reasons) {
        this.state = position.state();
        this.squares = squares;
        this.reasons = reasons;
        this.attacks = new Attacks(state);
    }

    Verdict.Illegal explain(boolean kingSide) {
        Castling castling = Stream.of(state.tables.castlings)
                .filter(c -> c.side().index() == state.mover && c.kingSide() == kingSide)
                .findFirst()
                .orElseThrow();
        if ((state.rights & castling.right()) == 0) {
            return illegal(Side.of(state.mover).word() + " has no right to castle " + castling.text() + ": "
                    + whyNoRight(castling));
        }
        if (state.fullmoveNumber < castling.firstMove()) {
            return illegal("castling is not allowed as the first move of the game");
        }
        if (attacks.isInCheck(state.mover)) {
            long checkers = KingDanger.attackers(state, attacks, castling.kingFrom());
            return illegal(
                    "the king on " + squares.name(castling.kingFrom()) + " is in check by "
                            + String.join(" and ", KingDanger.describe(state, squares, checkers)),
                    castling.kingFrom());
        }
        long inTheWay = inTheWay(castling);
        if (inTheWay != 0) {
            return illegal(
                    "the way is not clear of " + String.join(" and ", KingDanger.describe(state, squares, inTheWay)),
                    Long.numberOfTrailingZeros(inTheWay));
        }
        return explainAttacks(castling);
    }

    private String whyNoRight(Castling castling) {
        int king = Men.code(state.mover, Men.KING);
        if (state.piece[castling.kingFrom()] != king) {
            return "the king is not on its starting square";
        }
        return state.piece[castling.rookFrom()] == Men.code(state.mover, Men.ROOK)
                ? "the king or the rook on " + squares.name(castling.rookFrom()) + " has moved or been carried"
                : "the rook is not on its starting square";
    }

    private long inTheWay(Castling castling) {
        return (state.attachment.cells(castling.clearColumns()) | castling.clearCells()) & state.occupied();
    }

    private Verdict.Illegal explainAttacks(Castling castling) {
        for (long rest = castling.passedCells(); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long attackers = KingDanger.attackers(state, attacks, cell);
            if (attackers != 0) {
                return illegal(
                        "the king would pass " + squares.name(cell) + ", which is attacked by "
                                + String.join(" and ", KingDanger.describe(state, squares, attackers)),
                        cell);
            }
        }
        Verdict.Illegal exposed = new KingDanger(state, squares, reasons)
                .explain(castling.text(), Men.KING, after -> exchange(after, castling));
        return new Verdict.Illegal(exposed.reason(), illegal("").citation(), exposed.cells(), exposed.exposesRoyal());
    }

    private static void exchange(StackState after, Castling castling) {
        int king = after.piece[castling.kingFrom()];
        int rook = after.piece[castling.rookFrom()];
        after.remove(castling.kingFrom());
        after.remove(castling.rookFrom());
        after.put(castling.kingTo(), king);
        after.put(castling.rookTo(), rook);
    }

    private Verdict.Illegal illegal(String reason, int... cells) {
        return reasons.illegal(reason, Topic.CASTLING, Men.KING, cells);
    }
}
