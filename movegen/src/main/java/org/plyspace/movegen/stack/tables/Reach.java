package org.plyspace.movegen.stack.tables;

import java.util.Arrays;
import org.plyspace.geometry.stack.Attachment;

/**
 * The cells that men would reach with nothing in the way. They depend on the column and on where boards hang, so they are
 * computed on first use and cached until a board moves. Hot; allocates nothing.
 */
public final class Reach {

    private static final int COLUMN_BITS = 6;

    private final Attachment attachment;
    private final int steps;
    private final int doubleSteps;
    private final int captures;
    /** The columns by {@code row << 6 | column}: a row for each kind, then one for each side's pawns and kind of move. */
    private final long[] columns;
    /** The cells of those columns, valid if {@link #known} says so. */
    private final long[] cells;
    /** The number of the arrangement of boards for which the cells were computed. */
    private final int[] known;

    private final int[] anchors;
    private int arrangement;

    public Reach(StackTables tables, Attachment attachment) {
        this.attachment = attachment;
        this.steps = tables.kinds;
        this.doubleSteps = steps + 2;
        this.captures = doubleSteps + 2;
        this.columns = new long[(captures + 2) << COLUMN_BITS];
        for (int kind = 0; kind < tables.kinds; kind++) {
            for (int column = 0; column < tables.grid.columns(); column++) {
                int index = (kind << COLUMN_BITS) | column;
                columns[index] = tables.leaps[index] | tables.grid.line(column, tables.lines[kind]);
            }
        }
        System.arraycopy(tables.pawnSteps, 0, columns, steps << COLUMN_BITS, 2 << COLUMN_BITS);
        System.arraycopy(tables.pawnDoubleSteps, 0, columns, doubleSteps << COLUMN_BITS, 2 << COLUMN_BITS);
        System.arraycopy(tables.pawnCaptures, 0, columns, captures << COLUMN_BITS, 2 << COLUMN_BITS);
        this.cells = new long[columns.length];
        this.known = new int[columns.length];
        this.anchors = new int[tables.boardCount];
        Arrays.fill(anchors, -1);
        this.arrangement = 1;
    }

    /** Reads where boards hang; must be called first. */
    public void look() {
        boolean moved = false;
        for (int board = 0; board < anchors.length; board++) {
            int anchor = attachment.anchorOf(board);
            moved |= anchors[board] != anchor;
            anchors[board] = anchor;
        }
        arrangement += moved ? 1 : 0;
    }

    /** The reach of a man other than a pawn. */
    public long ofMan(int kind, int column) {
        return of(kind, column);
    }

    public long steps(int side, int column) {
        return of(steps + side, column);
    }

    public long doubleSteps(int side, int column) {
        return of(doubleSteps + side, column);
    }

    public long captures(int side, int column) {
        return of(captures + side, column);
    }

    private long of(int row, int column) {
        int index = (row << COLUMN_BITS) | column;
        if (known[index] != arrangement) {
            known[index] = arrangement;
            cells[index] = attachment.cells(columns[index]);
        }
        return cells[index];
    }
}
