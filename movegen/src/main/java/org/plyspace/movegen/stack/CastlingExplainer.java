package org.plyspace.movegen.stack;

import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.option.CommonOption;
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
        if (reasons.switches().castlingOff()) {
            return Reasons.switched(Refusal.RIGHT_LOST, Switches.CASTLING_OFF, CommonOption.CASTLING);
        }
        Optional<Castling> declared = Stream.of(state.tables.castlings)
                .filter(c -> c.side().index() == state.mover && c.kingSide() == kingSide)
                .findFirst();
        return declared.isEmpty()
                ? illegal(Refusal.RIGHT_LOST, "these rules have no such castling")
                : explain(declared.get());
    }

    private Verdict.Illegal explain(Castling castling) {
        if ((state.rights & castling.right()) == 0) {
            return illegal(
                            Refusal.RIGHT_LOST,
                            Side.of(state.mover).word() + " has no right to castle " + castling.text() + ": "
                                    + whyNoRight(castling))
                    .mark(Role.MOVER, kings());
        }
        if (state.fullmoveNumber < castling.firstMove()) {
            String when = castling.firstMove() == 2
                    ? "as the first move of the game"
                    : "before move " + castling.firstMove() + " of the game";
            return illegal(Refusal.RIGHT_LOST, "castling is not allowed " + when)
                    .mark(Role.MOVER, castling.kingFrom());
        }
        long checkers = KingDanger.attackers(state, attacks, castling.kingFrom());
        if (checkers != 0) {
            return throughAttack(
                    castling,
                    "the king on " + squares.name(castling.kingFrom()) + " is in check by ",
                    castling.kingFrom(),
                    checkers);
        }
        long inTheWay = inTheWay(castling);
        if (inTheWay != 0) {
            return illegal(
                            Refusal.BLOCKED,
                            "the way is not clear of "
                                    + String.join(" and ", KingDanger.describe(state, squares, inTheWay)))
                    .mark(Role.MOVER, castling.kingFrom())
                    .mark(Role.TARGET, castling.kingTo())
                    .mark(Role.BLOCKER, Reasons.cells(inTheWay));
        }
        return explainAttacks(castling);
    }

    private int[] kings() {
        return Reasons.cells(state.men[Kind.code(state.mover, Kind.ROYAL)]);
    }

    private Verdict.Illegal throughAttack(Castling castling, String reason, int royal, long attackers) {
        return illegal(
                        Refusal.CASTLES_THROUGH_ATTACK,
                        reason + String.join(" and ", KingDanger.describe(state, squares, attackers)))
                .mark(Role.MOVER, castling.kingFrom())
                .mark(Role.TARGET, castling.kingTo())
                .mark(Role.ROYAL, royal)
                .mark(Role.ATTACKER, Reasons.cells(attackers));
    }

    private String whyNoRight(Castling castling) {
        int king = state.tables.royalCode[state.mover];
        if (state.piece[castling.kingFrom()] != king) {
            return "the king is not on its starting square";
        }
        return state.piece[castling.rookFrom()] == state.tables.castlingCode[state.mover]
                ? "the king or the rook on " + squares.name(castling.rookFrom()) + " has moved or been carried"
                : "the rook is not on its starting square";
    }

    private long inTheWay(Castling castling) {
        return (state.attachment.cells(castling.clearColumns()) | castling.clearCells()) & state.occupied();
    }

    private Verdict.Illegal explainAttacks(Castling castling) {
        for (int cell : Reasons.cells(castling.passedCells())) {
            long attackers = KingDanger.attackers(state, attacks, cell);
            if (attackers != 0) {
                return throughAttack(
                        castling,
                        "the king would pass " + squares.name(cell) + ", which is attacked by ",
                        cell,
                        attackers);
            }
        }
        Verdict.Illegal exposed = new KingDanger(state, squares, reasons)
                .explain(
                        castling.text(),
                        state.tables.royalType,
                        castling.kingFrom(),
                        castling.kingTo(),
                        after -> exchange(after, castling));
        return new Verdict.Illegal(
                Refusal.CASTLES_THROUGH_ATTACK,
                exposed.reason(),
                illegal(exposed.kind(), "").citation(),
                exposed.marks());
    }

    private static void exchange(StackState after, Castling castling) {
        int king = after.piece[castling.kingFrom()];
        int rook = after.piece[castling.rookFrom()];
        after.remove(castling.kingFrom());
        after.remove(castling.rookFrom());
        after.put(castling.kingTo(), king);
        after.put(castling.rookTo(), rook);
    }

    private Verdict.Illegal illegal(Refusal kind, String reason) {
        return reasons.illegal(kind, reason, Topic.CASTLING);
    }
}
