package org.plyspace.movegen.stack;

import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.Citations.Topic;

/** Says why a step of a piece is illegal, the plainest reason first. */
final class StepExplainer {

    private final StackState state;
    private final Squares squares;
    private final Reasons reasons;
    private final PathExplainer paths;
    private final PawnExplainer pawns;
    private final KingDanger danger;

    StepExplainer(StackDefinition definition, StackPosition position, Squares squares, Reasons reasons) {
        this.state = position.state();
        this.squares = squares;
        this.reasons = reasons;
        this.paths = new PathExplainer(definition, state, squares, reasons);
        this.danger = new KingDanger(state, squares, reasons);
        this.pawns = new PawnExplainer(definition.pawns(), position, squares, reasons, paths, danger);
    }

    Verdict.Illegal explain(MoveRequest.Step step) {
        int from = squares.cell(step.from());
        if (from == Squares.GHOST) {
            return ghost(step.from(), state.tables.royalType);
        }
        if (!state.isMovers(from)) {
            return notOwn(from);
        }
        int man = Piece.type(state.piece[from]);
        String symbol = state.tables.men.symbol(state.piece[from]);
        if (!step.piece().isEmpty() && !step.piece().equals(symbol)) {
            return reasons.illegal(
                            Refusal.WRONG_PIECE,
                            "the man on " + step.from() + " is a " + state.tables.men.name(state.piece[from]) + ", "
                                    + symbol + ", not " + step.piece(),
                            Topic.PIECE,
                            man)
                    .mark(Role.MOVER, from);
        }
        return squares.columnOf(step.from()) == squares.columnOf(step.to())
                ? vertical(step, from, man)
                : explainTarget(step, from, man);
    }

    private Verdict.Illegal vertical(MoveRequest.Step step, int from, int man) {
        String reason = step.from().equals(step.to())
                ? step.from() + " is the square it stands on; a move goes to another"
                : step.from() + " and " + step.to() + " are in one column; no piece moves purely vertically";
        return reasons.illegal(Refusal.DOES_NOT_MOVE_SO, reason, Topic.VERTICAL, man)
                .mark(Role.MOVER, from)
                .mark(Role.TARGET, squares.cell(step.to()));
    }

    private Verdict.Illegal ghost(String name, int man) {
        return reasons.illegal(
                Refusal.NO_SUCH_SQUARE, "there is no square " + name + "; " + instead(name), Topic.SQUARES, man);
    }

    private String instead(String name) {
        int number = squares.columnOf(name);
        if (number == ColumnGrid.NONE) {
            return "ranks run from " + squares.rankName(0) + " to " + squares.rankName(state.tables.grid.ranks() - 1);
        }
        long cells = state.attachment.cellsOf(number);
        String column = "column " + squares.column(number);
        return cells == 0
                ? column + " is a ghost: no board has a square there now"
                : column + " has " + String.join(", ", squares.list(cells));
    }

    private Verdict.Illegal notOwn(int from) {
        int code = state.piece[from];
        boolean empty = code == Piece.NONE;
        String holds = empty
                ? "nothing stands on " + squares.name(from)
                : squares.name(from) + " holds a " + state.tables.men.described(code);
        return reasons.illegal(
                        empty ? Refusal.EMPTY_ORIGIN : Refusal.NOT_YOURS,
                        holds + "; it is " + Side.of(state.mover).word() + "'s turn",
                        Topic.TURN)
                .mark(Role.MOVER, from);
    }

    private Verdict.Illegal explainTarget(MoveRequest.Step step, int from, int man) {
        int to = squares.cell(step.to());
        if (to == Squares.GHOST) {
            return ghost(step.to(), man).mark(Role.MOVER, from);
        }
        if (man == state.tables.pawnType) {
            return pawns.explain(from, to, step.promotion());
        }
        if (!step.promotion().isEmpty()) {
            return illegal(
                    Refusal.MAY_NOT_PROMOTE,
                    "only a pawn promotes; " + step.from() + " holds a " + state.tables.men.name(state.piece[from]),
                    Topic.PROMOTION,
                    from,
                    to);
        }
        if (!goesTo(from, to)) {
            return illegal(
                    Refusal.DOES_NOT_MOVE_SO,
                    "a " + state.tables.men.name(state.piece[from]) + " does not go from " + step.from() + " to "
                            + step.to(),
                    Topic.PIECE,
                    from,
                    to);
        }
        if (state.isMovers(to) && !state.canBeCaptured(to)) {
            return illegal(
                    Refusal.OWN_PIECE_ON_TARGET,
                    step.to() + " holds a " + state.tables.men.described(state.piece[to])
                            + ", a man of the mover's own",
                    Topic.PIECE,
                    from,
                    to);
        }
        if (!state.leaps(from, to) && !state.paths.isOpen(from, to)) {
            return paths.explain(from, to);
        }
        return danger.explain(
                step.from() + "-" + step.to(), man, from, to, after -> PawnExplainer.step(after, from, to, to));
    }

    private Verdict.Illegal illegal(Refusal kind, String reason, Topic topic, int from, int to) {
        return reasons.illegal(kind, reason, topic, Piece.type(state.piece[from]))
                .mark(Role.MOVER, from)
                .mark(Role.TARGET, to);
    }

    private boolean goesTo(int from, int to) {
        int lines = state.tables.lines[state.tables.kindOf[state.piece[from]]];
        return state.leaps(from, to)
                || state.tables.grid.aligned(state.attachment.columnOf(from), state.attachment.columnOf(to), lines);
    }
}
