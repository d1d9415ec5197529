package org.plyspace.movegen.stack;

import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;

/**
 * The paths of a position: for every ceiling the closed columns, kept up to date column by column, so that a path is free
 * if and only if {@code between & closed[ceiling] == 0}. Hot; allocates nothing.
 */
final class Paths {

    private final PathTables tables;
    private final Attachment attachment;
    private final ColumnGrid grid;
    private final long[] closed;
    /** Alternative ceiling by ceiling as boards hang now, or {@link PathRule#NO_CEILING}. */
    private final int[] alternative;

    Paths(PathTables tables, Attachment attachment) {
        this.tables = tables;
        this.attachment = attachment;
        this.grid = attachment.stack().grid();
        this.closed = new long[tables.ceilings];
        this.alternative = new int[tables.ceilings];
    }

    /** Takes in that a column's squares or the men on them have changed. */
    void refresh(int column, int occupied) {
        int bits = tables.closed(attachment.levelsOf(column), occupied);
        for (int ceiling = 0; ceiling < closed.length; ceiling++) {
            closed[ceiling] = (closed[ceiling] & ~(1L << column)) | (long) (bits >>> ceiling & 1) << column;
        }
    }

    /** Takes in that boards hang on other levels. */
    void refreshAlternatives() {
        int levels = boardLevels();
        for (int ceiling = 0; ceiling < alternative.length; ceiling++) {
            boolean there = (levels >>> tables.alternativeNeeds[ceiling] & 1) != 0;
            alternative[ceiling] = there ? tables.alternative[ceiling] : PathRule.NO_CEILING;
        }
    }

    private int boardLevels() {
        BoardStack stack = attachment.stack();
        int levels = 0;
        for (int board = 0; board < stack.movables().size(); board++) {
            levels |= 1 << attachment.levelOf(stack.movables().get(board).firstCell());
        }
        return levels;
    }

    /** The ceiling of the first path between two cells. */
    int ceiling(int cell, int other) {
        return tables.ceilingOf[attachment.levelOf(cell) << 3 | attachment.levelOf(other)];
    }

    /** The ceiling that may serve instead of one, or {@link PathRule#NO_CEILING}. */
    int alternative(int ceiling) {
        return alternative[ceiling];
    }

    /** Whether a board's change of level can open or close paths elsewhere. */
    boolean dependsOnBoardLevels() {
        return tables.hasAlternatives;
    }

    /** The columns that are closed under a ceiling. */
    long closed(int ceiling) {
        return closed[ceiling];
    }

    /** Whether a path over the columns between two cells of one line is free. */
    boolean isOpen(int cell, int other) {
        long between = grid.between(attachment.columnOf(cell), attachment.columnOf(other));
        int ceiling = ceiling(cell, other);
        if ((between & closed[ceiling]) == 0) {
            return true;
        }
        int second = alternative[ceiling];
        return second >= 0 && (between & closed[second]) == 0;
    }

    /** All cells that free paths along some lines lead to, whatever stands there. */
    long reach(int cell, int lines) {
        int column = attachment.columnOf(cell);
        int level = attachment.levelOf(cell);
        long cells = 0;
        for (int ceiling = 0; ceiling < closed.length; ceiling++) {
            int levels = tables.levelsUnder[level << 3 | ceiling];
            if (levels != 0) {
                cells |= reachUnder(ceiling, column, lines, levels);
            }
        }
        return cells;
    }

    private long reachUnder(int ceiling, int column, int lines, int levels) {
        long wanted = 0;
        long columns = 0;
        for (int rest = levels; rest != 0; rest &= rest - 1) {
            int level = Integer.numberOfTrailingZeros(rest) + 1;
            wanted |= attachment.levelCells(level);
            columns |= attachment.levelColumns(level);
        }
        if ((columns & grid.line(column, lines)) == 0) {
            return 0;
        }
        long reached = grid.slide(column, lines, closed[ceiling]);
        if (alternative[ceiling] >= 0) {
            reached |= grid.slide(column, lines, closed[alternative[ceiling]]);
        }
        return attachment.cells(reached & columns) & wanted;
    }

    /** The squares that a path under a ceiling has in some columns. */
    long squares(long columns, int ceiling) {
        long squares = 0;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            int column = Long.numberOfTrailingZeros(rest);
            int levels = tables.squares(attachment.levelsOf(column), ceiling);
            for (int left = levels; left != 0; left &= left - 1) {
                squares |= attachment.cellsOf(column) & attachment.levelCells(Integer.numberOfTrailingZeros(left) + 1);
            }
        }
        return squares;
    }

    /** Whether a column breaks paths under a ceiling, occupied or not. */
    boolean breaks(int column, int ceiling) {
        return (tables.closed(attachment.levelsOf(column), 0) >>> ceiling & 1) != 0;
    }
}
