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
            return ghost(step.from(), Men.KING);
        }
        if (!state.isMovers(from)) {
            return notOwn(from);
        }
        int man = Piece.type(state.piece[from]);
        String symbol = Men.symbol(state.piece[from]);
        if (!step.piece().isEmpty() && !step.piece().equals(symbol)) {
            return reasons.illegal(
                            Refusal.WRONG_PIECE,
                            "the man on " + step.from() + " is a " + Men.name(state.piece[from]) + ", " + symbol
                                    + ", not " + step.piece(),
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
        String column = squares.column(squares.columnOf(name));
        long cells = state.attachment.cellsOf(squares.columnOf(name));
        String instead = cells == 0
                ? "column " + column + " is a ghost: no board has a square there now"
                : "column " + column + " has " + String.join(", ", squares.list(cells));
        return reasons.illegal(
                Refusal.NO_SUCH_SQUARE, "there is no square " + name + "; " + instead, Topic.SQUARES, man);
    }

    private Verdict.Illegal notOwn(int from) {
        int code = state.piece[from];
        boolean empty = code == Piece.NONE;
        String holds = empty
                ? "nothing stands on " + squares.name(from)
                : squares.name(from) + " holds a " + Men.described(code);
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
        if (man == Men.PAWN) {
            return pawns.explain(from, to, step.promotion());
        }
        if (!step.promotion().isEmpty()) {
            return illegal(
                    Refusal.MAY_NOT_PROMOTE,
                    "only a pawn promotes; " + step.from() + " holds a " + Men.name(state.piece[from]),
                    Topic.PROMOTION,
                    from,
                    to);
        }
        if (!goesTo(man, from, to)) {
            return illegal(
                    Refusal.DOES_NOT_MOVE_SO,
                    "a " + Men.name(state.piece[from]) + " does not go from " + step.from() + " to " + step.to(),
                    Topic.PIECE,
                    from,
                    to);
        }
        if (state.isMovers(to) && !state.canBeCaptured(to)) {
            return illegal(
                    Refusal.OWN_PIECE_ON_TARGET,
                    step.to() + " holds a " + Men.described(state.piece[to]) + ", a man of the mover's own",
                    Topic.PIECE,
                    from,
                    to);
        }
        boolean slides = man == Men.QUEEN || man == Men.ROOK || man == Men.BISHOP;
        if (slides && !state.paths.isOpen(from, to)) {
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

    private boolean goesTo(int man, int from, int to) {
        ColumnGrid grid = state.tables.grid;
        int column = state.attachment.columnOf(from);
        int target = state.attachment.columnOf(to);
        long columns = switch (man) {
            case Men.KING -> grid.kingSteps(column);
            case Men.KNIGHT -> grid.knightLeaps(column);
            case Men.ROOK -> grid.line(column, ColumnGrid.STRAIGHT);
            case Men.BISHOP -> grid.line(column, ColumnGrid.DIAGONAL);
            default -> grid.line(column, ColumnGrid.ALL_LINES);
        };
        return (columns >>> target & 1) != 0;
    }
}
