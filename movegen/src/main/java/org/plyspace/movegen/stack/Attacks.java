package org.plyspace.movegen.stack;

import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.ColumnGrid;

/** Who attacks what in a state. Hot; allocates nothing. */
final class Attacks {

    private final StackState state;
    private final Attachment attachment;
    private final ColumnGrid grid;

    Attacks(StackState state) {
        this.state = state;
        this.attachment = state.attachment;
        this.grid = state.tables.grid;
    }

    /** Whether a side could capture an enemy on a cell. */
    boolean isAttacked(int cell, int by) {
        int column = attachment.columnOf(cell);
        return leapers(column, by) != 0 || isAttackedBySlider(cell, column, by);
    }

    /** The columns from which kings, knights and pawns of a side attack a column. */
    long leapers(int column, int by) {
        return (grid.knightLeaps(column) & state.columns[Men.code(by, Men.KNIGHT)])
                | (grid.kingSteps(column) & state.columns[Men.code(by, Men.KING)])
                | (state.tables.pawnAttackers[by << 6 | column] & state.columns[Men.code(by, Men.PAWN)]);
    }

    /** The columns on a column's lines that hold a side's sliders of these lines. */
    long sliders(int column, int by) {
        long queens = state.columns[Men.code(by, Men.QUEEN)];
        return (grid.line(column, ColumnGrid.STRAIGHT) & (state.columns[Men.code(by, Men.ROOK)] | queens))
                | (grid.line(column, ColumnGrid.DIAGONAL) & (state.columns[Men.code(by, Men.BISHOP)] | queens));
    }

    /** The cells in one column of {@link #sliders} of the men that it is about. */
    long slidersIn(int sliderColumn, int column, int by) {
        int type = grid.aligned(column, sliderColumn, ColumnGrid.STRAIGHT) ? Men.ROOK : Men.BISHOP;
        return attachment.cellsOf(sliderColumn) & (state.men[Men.code(by, type)] | state.men[Men.code(by, Men.QUEEN)]);
    }

    boolean isAttackedBySlider(int cell, int column, int by) {
        for (long rest = sliders(column, by); rest != 0; rest &= rest - 1) {
            long men = slidersIn(Long.numberOfTrailingZeros(rest), column, by);
            for (; men != 0; men &= men - 1) {
                if (state.paths.isOpen(Long.numberOfTrailingZeros(men), cell)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether one of a side's kings is attacked. */
    boolean isInCheck(int of) {
        for (long rest = state.men[Men.code(of, Men.KING)]; rest != 0; rest &= rest - 1) {
            if (isAttacked(Long.numberOfTrailingZeros(rest), 1 - of)) {
                return true;
            }
        }
        return false;
    }

    /** The cells that the man on a cell attacks. */
    long from(int cell) {
        int code = state.piece[cell];
        if (code == Piece.NONE) {
            return 0;
        }
        int column = attachment.columnOf(cell);
        return switch (Piece.type(code)) {
            case Men.KING -> attachment.cells(grid.kingSteps(column));
            case Men.QUEEN -> state.paths.reach(cell, ColumnGrid.ALL_LINES);
            case Men.ROOK -> state.paths.reach(cell, ColumnGrid.STRAIGHT);
            case Men.BISHOP -> state.paths.reach(cell, ColumnGrid.DIAGONAL);
            case Men.KNIGHT -> attachment.cells(grid.knightLeaps(column));
            default -> attachment.cells(state.tables.pawnCaptures[(code & 1) << 6 | column]);
        };
    }
}
