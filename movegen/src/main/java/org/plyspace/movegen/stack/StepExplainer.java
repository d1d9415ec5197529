package org.plyspace.movegen.stack;

import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.Citations.Topic;
import org.plyspace.movegen.text.MoveInput;

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
        this.pawns = new PawnExplainer(definition.pawns(), state, squares, reasons, paths, danger);
    }

    Verdict.Illegal explain(MoveRequest.Step step) {
        int from = squares.cell(step.from());
        if (from == Squares.GHOST) {
            return ghost(step.from(), Men.KING);
        }
        if (state.piece[from] == Piece.NONE || (state.piece[from] & 1) != state.mover) {
            return notOwn(from);
        }
        int man = Piece.type(state.piece[from]);
        char letter = Men.TYPES.get(man).letter();
        if (step.piece() != MoveInput.NO_PIECE && step.piece() != letter) {
            return reasons.illegal(
                    "the man on " + step.from() + " is a " + Men.name(state.piece[from]) + ", " + letter + ", not "
                            + step.piece(),
                    Topic.PIECE,
                    man,
                    from);
        }
        return squares.columnOf(step.from()) == squares.columnOf(step.to())
                ? vertical(step, from, man)
                : explainTarget(step, from, man);
    }

    private Verdict.Illegal vertical(MoveRequest.Step step, int from, int man) {
        String reason = step.from().equals(step.to())
                ? step.from() + " is the square it stands on; a move goes to another"
                : step.from() + " and " + step.to() + " are in one column; no piece moves purely vertically";
        return reasons.illegal(reason, Topic.VERTICAL, man, from, squares.cell(step.to()));
    }

    private Verdict.Illegal ghost(String name, int man) {
        String column = squares.column(squares.columnOf(name));
        long cells = state.attachment.cellsOf(squares.columnOf(name));
        String instead = cells == 0
                ? "column " + column + " is a ghost: no board has a square there now"
                : "column " + column + " has " + String.join(", ", squares.list(cells));
        return reasons.illegal("there is no square " + name + "; " + instead, Topic.SQUARES, man);
    }

    private Verdict.Illegal notOwn(int from) {
        int code = state.piece[from];
        String holds = code == Piece.NONE
                ? "nothing stands on " + squares.name(from)
                : squares.name(from) + " holds a " + Men.described(code);
        return reasons.illegal(
                holds + "; it is " + Side.of(state.mover).word() + "'s turn", Topic.TURN, Men.KING, from);
    }

    private Verdict.Illegal explainTarget(MoveRequest.Step step, int from, int man) {
        int to = squares.cell(step.to());
        if (to == Squares.GHOST) {
            return ghost(step.to(), man);
        }
        if (man == Men.PAWN) {
            return pawns.explain(from, to, step.promotion());
        }
        if (step.promotion() != MoveRequest.NO_PROMOTION) {
            return reasons.illegal(
                    "only a pawn promotes; " + step.from() + " holds a " + Men.name(state.piece[from]),
                    Topic.PROMOTION,
                    man,
                    from);
        }
        if (!goesTo(man, from, to)) {
            return reasons.illegal(
                    "a " + Men.name(state.piece[from]) + " does not go from " + step.from() + " to " + step.to(),
                    Topic.PIECE,
                    man,
                    from,
                    to);
        }
        if ((state.side[state.mover] >>> to & 1) != 0) {
            return reasons.illegal(
                    step.to() + " holds a " + Men.described(state.piece[to]) + ", a man of the mover's own",
                    Topic.PIECE,
                    man,
                    to);
        }
        boolean slides = man == Men.QUEEN || man == Men.ROOK || man == Men.BISHOP;
        if (slides && !state.paths.isOpen(from, to)) {
            return paths.explain(from, to);
        }
        return danger.explain(step.from() + "-" + step.to(), man, after -> {
            int code = after.piece[from];
            if (after.piece[to] != Piece.NONE) {
                after.remove(to);
            }
            after.remove(from);
            after.put(to, code);
        });
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
