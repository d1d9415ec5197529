package org.plyspace.movegen.stack;

import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.stack.Citations.Topic;

/** Says why a step of a pawn to an existing square of another column is illegal. */
final class PawnExplainer {

    private final PawnRule rule;
    private final StackState state;
    private final LegalTargets targets;
    private final Squares squares;
    private final Reasons reasons;
    private final PathExplainer paths;
    private final KingDanger danger;
    private final ChoiceExplainer choices;

    PawnExplainer(
            PawnRule rule,
            StackPosition position,
            Squares squares,
            Reasons reasons,
            PathExplainer paths,
            KingDanger danger) {
        this.rule = rule;
        this.state = position.state();
        this.targets = position.targets();
        this.squares = squares;
        this.reasons = reasons;
        this.paths = paths;
        this.danger = danger;
        this.choices = new ChoiceExplainer(reasons);
    }

    Verdict.Illegal explain(int from, int to, String promotion) {
        int index = state.mover << 6 | state.attachment.columnOf(from);
        int column = state.attachment.columnOf(to);
        if ((state.tables.pawnCaptures[index] >>> column & 1) != 0) {
            return capture(from, to, promotion);
        }
        boolean doubleStep = (state.tables.pawnDoubleSteps[index] >>> column & 1) != 0;
        if (!doubleStep && (state.tables.pawnSteps[index] >>> column & 1) == 0) {
            return illegal(
                    Refusal.DOES_NOT_MOVE_SO,
                    "a pawn does not go from " + squares.name(from) + " to " + squares.name(to)
                            + switchedOff(state.attachment.columnOf(from), column),
                    Topic.PIECE,
                    from,
                    to);
        }
        if (doubleStep && (state.doubleSteps >>> from & 1) == 0) {
            return noDoubleStep(from).mark(Role.MOVER, from).mark(Role.TARGET, to);
        }
        if (state.piece[to] != Piece.NONE) {
            return illegal(
                    state.isMovers(to) ? Refusal.OWN_PIECE_ON_TARGET : Refusal.MAY_NOT_CAPTURE,
                    "a pawn steps to an empty square; " + squares.name(to) + " holds a "
                            + state.tables.men.described(state.piece[to]),
                    Topic.PIECE,
                    from,
                    to);
        }
        return doubleStep && !state.paths.isOpen(from, to) ? paths.explain(from, to) : last(from, to, to, promotion);
    }

    private String switchedOff(int from, int to) {
        String why = rule.switchedOff(Side.of(state.mover), from, to);
        return why.isEmpty() ? "" : ": " + why;
    }

    private Verdict.Illegal illegal(Refusal kind, String reason, Topic topic, int from, int to) {
        return reasons.illegal(kind, reason, topic, state.tables.pawnType)
                .mark(Role.MOVER, from)
                .mark(Role.TARGET, to);
    }

    private Verdict.Illegal noDoubleStep(int from) {
        String pawn = "the pawn on " + squares.name(from) + " has no double step: ";
        if (reasons.switches().doubleStepOff()) {
            return Reasons.switched(Refusal.RIGHT_LOST, pawn + Switches.DOUBLE_STEP_OFF, CommonOption.DOUBLE_STEP);
        }
        boolean atHome = rule.isHome(Side.of(state.mover), from, state.attachment);
        return reasons.illegal(
                Refusal.RIGHT_LOST,
                pawn
                        + (atHome
                                ? "it has moved, or a board has carried it"
                                : "that is no starting square of a "
                                        + Side.of(state.mover).word() + " pawn"),
                Topic.DOUBLE_STEP,
                state.tables.pawnType);
    }

    private Verdict.Illegal capture(int from, int to, String promotion) {
        int victim = state.piece[to];
        boolean passing = isCrossed(to);
        if (victim == Piece.NONE && passing) {
            return last(from, to, state.passedPawn, promotion);
        }
        if (victim == Piece.NONE) {
            return nothingToCapture(from, to);
        }
        if (state.canBeCaptured(to)) {
            return last(from, to, to, promotion);
        }
        return illegal(
                Refusal.OWN_PIECE_ON_TARGET,
                squares.name(to) + " holds a " + state.tables.men.described(victim)
                        + (passing ? "; en passant lands on an empty square" : ", a man of the mover's own"),
                passing ? Topic.EN_PASSANT : Topic.PIECE,
                from,
                to);
    }

    private Verdict.Illegal nothingToCapture(int from, int to) {
        if (isBesideCrossed(to) && canLandOnCrossed(from)) {
            return illegal(
                            Refusal.NOTHING_TO_CAPTURE,
                            "en passant lands on " + squares.name(state.crossed) + ", which the pawn on "
                                    + squares.name(state.passedPawn) + " crossed, not on " + squares.name(to),
                            Topic.EN_PASSANT,
                            from,
                            to)
                    .mark(Role.PATH, state.crossed);
        }
        return illegal(
                Refusal.NOTHING_TO_CAPTURE,
                "a pawn goes from " + squares.name(from) + " to " + squares.name(to)
                        + " only to capture, and nothing stands there",
                Topic.PIECE,
                from,
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

    private boolean canLandOnCrossed(int from) {
        targets.prepare();
        return (targets.enPassantPawns() >>> from & 1) != 0 && (targets.enPassant(from) >>> state.crossed & 1) != 0;
    }

    private Verdict.Illegal last(int from, int to, int victim, String promotion) {
        boolean promotes = state.promotes(to);
        if (!choices.isRight(promotes, promotion)) {
            return choices.explain(from, to, promotes, promotion, danger.after(after -> step(after, from, to, victim)));
        }
        return danger.explain(
                squares.name(from) + "-" + squares.name(to),
                state.tables.pawnType,
                from,
                to,
                after -> step(after, from, to, victim));
    }

    static void step(StackState after, int from, int to, int victim) {
        int man = after.piece[from];
        if (after.piece[victim] != Piece.NONE) {
            after.remove(victim);
        }
        after.remove(from);
        after.put(to, man);
    }
}
