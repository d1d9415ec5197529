package org.plyspace.movegen.stack.play;

import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.tables.StackTables;

/** The attacks in a state, of men that move as seen from above. Hot; allocates nothing. */
public class StackAttacks {

    private final StackState state;
    private final StackTables tables;
    private final Attachment attachment;
    private final ColumnGrid grid;

    /** The attacks in a state by the rules of its men. */
    public static StackAttacks of(StackState state) {
        return state.tables.space == null ? new StackAttacks(state) : new SpaceAttacks(state);
    }

    StackAttacks(StackState state) {
        this.state = state;
        this.tables = state.tables;
        this.attachment = state.attachment;
        this.grid = state.tables.grid;
    }

    /** Whether a side could capture an enemy on a cell. */
    boolean isAttacked(int cell, int by) {
        int column = attachment.columnOf(cell);
        return leapers(column, by) != 0 || isAttackedBySlider(cell, column, by);
    }

    /** The columns from which kings, leapers and pawns of a side attack a column. */
    long leapers(int column, int by) {
        long found = (tables.leaps[Kind.LEAPER << 6 | column] & state.columns[Kind.code(by, Kind.LEAPER)])
                | (tables.leaps[Kind.ROYAL << 6 | column] & state.columns[Kind.code(by, Kind.ROYAL)])
                | (tables.pawnAttackers[by << 6 | column] & state.columns[Kind.code(by, Kind.PAWN)]);
        for (int kind = Kind.FIRST_OTHER; kind < tables.kinds; kind++) {
            found |= tables.leaps[kind << 6 | column] & state.columns[Kind.code(by, kind)];
        }
        return found;
    }

    /** The columns on a column's lines that hold a side's sliders of these lines. */
    long sliders(int column, int by) {
        long queens = state.columns[Kind.code(by, Kind.QUEEN)];
        long found = (grid.line(column, ColumnGrid.STRAIGHT) & (state.columns[Kind.code(by, Kind.ROOK)] | queens))
                | (grid.line(column, ColumnGrid.DIAGONAL) & (state.columns[Kind.code(by, Kind.BISHOP)] | queens));
        for (int kind = Kind.FIRST_OTHER; kind < tables.kinds; kind++) {
            found |= grid.line(column, tables.lines[kind]) & state.columns[Kind.code(by, kind)];
        }
        return found;
    }

    /** The cells, in one of the columns of {@link #sliders}, of the sliders concerned. */
    long slidersIn(int sliderColumn, int column, int by) {
        int usual = grid.aligned(column, sliderColumn, ColumnGrid.STRAIGHT) ? Kind.ROOK : Kind.BISHOP;
        long men = state.men[Kind.code(by, usual)] | state.men[Kind.code(by, Kind.QUEEN)];
        for (int kind = Kind.FIRST_OTHER; kind < tables.kinds; kind++) {
            men |= grid.aligned(column, sliderColumn, tables.lines[kind]) ? state.men[Kind.code(by, kind)] : 0;
        }
        return attachment.cellsOf(sliderColumn) & men;
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
    public boolean isInCheck(int of) {
        for (long rest = state.men[Kind.code(of, Kind.ROYAL)]; rest != 0; rest &= rest - 1) {
            if (isAttacked(Long.numberOfTrailingZeros(rest), 1 - of)) {
                return true;
            }
        }
        return false;
    }

    /** The cells from which the man on a cell, if it is no pawn, could have come there; only empty ones count. */
    long sources(int cell) {
        return from(cell);
    }

    /** The cells that the man on a cell attacks. */
    public long from(int cell) {
        int code = state.piece[cell];
        if (code == Piece.NONE) {
            return 0;
        }
        int column = attachment.columnOf(cell);
        int kind = tables.kindOf[code];
        return switch (kind) {
            case Kind.QUEEN -> state.paths.reach(cell, ColumnGrid.ALL_LINES);
            case Kind.ROOK -> state.paths.reach(cell, ColumnGrid.STRAIGHT);
            case Kind.BISHOP -> state.paths.reach(cell, ColumnGrid.DIAGONAL);
            case Kind.ROYAL, Kind.LEAPER -> attachment.cells(tables.leaps[kind << 6 | column]);
            case Kind.PAWN -> attachment.cells(tables.pawnCaptures[(code & 1) << 6 | column]);
            default ->
                attachment.cells(tables.leaps[kind << 6 | column])
                        | (tables.lines[kind] == 0 ? 0 : state.paths.reach(cell, tables.lines[kind]));
        };
    }
}
