package org.plyspace.movegen.stack;

import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.stack.Citations.Topic;

/** Says why a step of a pawn to an existing square of another column is illegal. */
final class PawnExplainer {

    private final PawnRule rule;
    private final StackState state;
    private final Squares squares;
    private final Reasons reasons;
    private final PathExplainer paths;
    private final KingDanger danger;

    PawnExplainer(
            PawnRule rule, StackState state, Squares squares, Reasons reasons, PathExplainer paths, KingDanger danger) {
        this.rule = rule;
        this.state = state;
        this.squares = squares;
        this.reasons = reasons;
        this.paths = paths;
        this.danger = danger;
    }

    Verdict.Illegal explain(int from, int to, char promotion) {
        int index = state.mover << 6 | state.attachment.columnOf(from);
        int column = state.attachment.columnOf(to);
        if ((state.tables.pawnCaptures[index] >>> column & 1) != 0) {
            return capture(from, to, promotion);
        }
        boolean doubleStep = (state.tables.pawnDoubleSteps[index] >>> column & 1) != 0;
        if (!doubleStep && (state.tables.pawnSteps[index] >>> column & 1) == 0) {
            return reasons.illegal(
                    "a pawn does not go from " + squares.name(from) + " to " + squares.name(to),
                    Topic.PIECE,
                    Men.PAWN,
                    from,
                    to);
        }
        if (doubleStep && (state.doubleSteps >>> from & 1) == 0) {
            return noDoubleStep(from);
        }
        if (state.piece[to] != Piece.NONE) {
            return reasons.illegal(
                    "a pawn steps to an empty square; " + squares.name(to) + " holds a "
                            + Men.described(state.piece[to]),
                    Topic.PIECE,
                    Men.PAWN,
                    to);
        }
        return doubleStep && !state.paths.isOpen(from, to) ? paths.explain(from, to) : last(from, to, to, promotion);
    }

    private Verdict.Illegal noDoubleStep(int from) {
        boolean atHome = rule.isHome(Side.of(state.mover), from, state.attachment);
        return reasons.illegal(
                "the pawn on " + squares.name(from) + " has no double step: "
                        + (atHome
                                ? "it has moved, or a board has carried it"
                                : "that is no starting square of a "
                                        + Side.of(state.mover).word() + " pawn"),
                Topic.DOUBLE_STEP,
                Men.PAWN,
                from);
    }

    private Verdict.Illegal capture(int from, int to, char promotion) {
        int victim = state.piece[to];
        boolean passing = isCrossed(to);
        if (victim == Piece.NONE && passing) {
            return last(from, to, state.passedPawn, promotion);
        }
        if (victim != Piece.NONE && (victim & 1) != state.mover) {
            return last(from, to, to, promotion);
        }
        if (victim == Piece.NONE && isBesideCrossed(to)) {
            return reasons.illegal(
                    "en passant lands on " + squares.name(state.crossed) + ", which the pawn on "
                            + squares.name(state.passedPawn) + " crossed, not on " + squares.name(to),
                    Topic.EN_PASSANT,
                    Men.PAWN,
                    to);
        }
        if (victim == Piece.NONE) {
            return reasons.illegal(
                    "a pawn goes from " + squares.name(from) + " to " + squares.name(to)
                            + " only to capture, and nothing stands there",
                    Topic.PIECE,
                    Men.PAWN,
                    to);
        }
        return reasons.illegal(
                squares.name(to) + " holds a " + Men.described(victim)
                        + (passing ? "; en passant lands on an empty square" : ", a man of the mover's own"),
                passing ? Topic.EN_PASSANT : Topic.PIECE,
                Men.PAWN,
                to);
    }

    private boolean isCrossed(int to) {
        return state.passedPawn != StackState.NOWHERE
                && (state.tables.columnsCrossed ? state.attachment.columnOf(to) == state.crossed : to == state.crossed);
    }

    /** Whether another square of the column was crossed. */
    private boolean isBesideCrossed(int to) {
        return state.passedPawn != StackState.NOWHERE
                && !state.tables.columnsCrossed
                && state.attachment.columnOf(state.crossed) == state.attachment.columnOf(to);
    }

    private Verdict.Illegal last(int from, int to, int victim, char promotion) {
        boolean promotes = state.promotes(to);
        if (promotes != (promotion != MoveRequest.NO_PROMOTION) || promotion == 'K' || promotion == 'P') {
            return wrongChoice(to, promotes, reasons);
        }
        return danger.explain(squares.name(from) + "-" + squares.name(to), Men.PAWN, after -> {
            int pawn = after.piece[from];
            if (after.piece[victim] != Piece.NONE) {
                after.remove(victim);
            }
            after.remove(from);
            after.put(to, pawn);
        });
    }

    static Verdict.Illegal wrongChoice(int cell, boolean promotes, Reasons reasons) {
        String reason = promotes
                ? "the pawn must promote on " + reasons.name(cell) + "; =Q, =R, =B or =N would be accepted"
                : "nothing promotes by this move; it would be accepted without a choice";
        return reasons.illegal(reason, Topic.PROMOTION, Men.PAWN, cell);
    }
}
