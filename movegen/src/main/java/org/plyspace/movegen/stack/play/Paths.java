package org.plyspace.movegen.stack.play;

import java.util.List;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.tables.PathTables;

/**
 * The paths of a position: for every ceiling, the closed columns, updated column by column. A path is free if and only if
 * {@code between & closed[ceiling] == 0}. Which ceilings serve is a question for {@link PathTables}. Hot; allocates nothing.
 */
public final class Paths {

    private final PathTables tables;
    private final Attachment attachment;
    private final ColumnGrid grid;
    private final long[] closed;
    /** The same information by column, a bit for each ceiling. */
    private final byte[] closedUnder;
    /** The levels of movable boards, as the upper part of an index of the tables; 0 where they make no difference. */
    private int boards;
    /** The cells that paths under a ceiling lead to from a level, and their columns, by {@code level << 3 | ceiling}. */
    private final long[] targetCells = new long[1 << 6];

    private final long[] targetColumns = new long[1 << 6];
    /** The {@link #arrangement} for which these two are known. */
    private final int[] knownFor = new int[1 << 6];
    /** A number for the present arrangement of boards; each change gives another one. */
    private int arrangement = 1;
    /** The levels that cells count as; null if these are their own. */
    private final PathLevels levels;

    Paths(PathTables tables, Attachment attachment) {
        this.tables = tables;
        this.attachment = attachment;
        this.levels = tables.ownLevels ? null : new PathLevels(tables, attachment);
        this.grid = attachment.stack().grid();
        this.closed = new long[tables.ceilings];
        this.closedUnder = new byte[grid.columns()];
    }

    /** Updates a column whose squares or men have changed. */
    void refresh(int column, int occupied) {
        int bits = tables.closed(column, attachment.levelsOf(column), occupied);
        int changed = bits ^ closedUnder[column];
        closedUnder[column] = (byte) bits;
        for (; changed != 0; changed &= changed - 1) {
            closed[Integer.numberOfTrailingZeros(changed)] ^= 1L << column;
        }
    }

    /** Updates the levels of boards. */
    void refreshBoards() {
        arrangement++;
        if (levels != null) {
            levels.refresh();
        }
        if (!tables.dependsOnBoards) {
            return;
        }
        BoardStack stack = attachment.stack();
        int hung = 0;
        for (int board = 0; board < stack.movables().size(); board++) {
            hung |= 1 << (attachment.levelOf(stack.movables().get(board).firstCell()) - 1);
        }
        boards = hung << 6;
    }

    /** The ceilings of the paths between two cells, as a list of {@link PathTables}. */
    int serving(int cell, int other) {
        return tables.serving[boards | levels(cell, other)];
    }

    /** The ceilings of the paths of a pawn's double step, as such a list. */
    public int servingDoubleStep(int cell, int other) {
        return tables.doubleStep == 0 ? serving(cell, other) : tables.doubleStep;
    }

    private int levels(int cell, int other) {
        return level(cell) << 3 | level(other);
    }

    private int level(int cell) {
        return levels == null ? attachment.levelOf(cell) : levels.of(cell);
    }

    /** The columns that are closed under a ceiling. */
    public long closed(int ceiling) {
        return closed[ceiling];
    }

    /** Whether a path between two cells of one line is free. */
    public boolean isOpen(int cell, int other) {
        return isOpen(cell, other, serving(cell, other));
    }

    /** Whether a path of a double step is free. */
    public boolean isOpenToDoubleStep(int cell, int other) {
        return isOpen(cell, other, servingDoubleStep(cell, other));
    }

    /** Whether a path that requires no movable board is free. */
    public boolean isOpenWithoutBoards(int cell, int other) {
        return isOpen(cell, other, servingWithoutBoards(cell, other));
    }

    /** The ceilings of the paths between two cells that require no movable board. */
    public int servingWithoutBoards(int cell, int other) {
        return tables.serving[levels(cell, other)];
    }

    /** The ceiling of the first free path between two cells of one line; there must be one. */
    public int firstOpen(int cell, int other, int ceilings) {
        long between = grid.between(attachment.columnOf(cell), attachment.columnOf(other));
        int list = ceilings;
        while ((between & closed[PathTables.first(list)]) != 0) {
            list = PathTables.rest(list);
        }
        return PathTables.first(list);
    }

    private boolean isOpen(int cell, int other, int ceilings) {
        long between = grid.between(attachment.columnOf(cell), attachment.columnOf(other));
        for (int list = ceilings; list != 0; list = PathTables.rest(list)) {
            if ((between & closed[PathTables.first(list)]) == 0) {
                return true;
            }
        }
        return false;
    }

    /** All cells at the ends of free paths along some lines, occupied or not. */
    long reach(int cell, int lines) {
        int column = attachment.columnOf(cell);
        int start = level(cell) << 3;
        long line = grid.line(column, lines);
        long cells = 0;
        long obstacles = -1;
        long slid = 0;
        for (int ceiling = 0; ceiling < closed.length; ceiling++) {
            int index = start | ceiling;
            if (knownFor[index] != arrangement) {
                findTargets(index);
            }
            long columns = targetColumns[index] & line;
            if (columns != 0) {
                // Neighbouring ceilings often close the same columns of a line.
                long these = closed[ceiling] & line;
                if (these != obstacles) {
                    obstacles = these;
                    slid = grid.slide(column, lines, these);
                }
                cells |= attachment.cells(slid & columns) & targetCells[index];
            }
        }
        return cells;
    }

    private void findTargets(int index) {
        long cells = 0;
        long columns = 0;
        for (int rest = tables.levelsUnder[boards | index]; rest != 0; rest &= rest - 1) {
            int level = Integer.numberOfTrailingZeros(rest) + 1;
            cells |= levels == null ? attachment.levelCells(level) : levels.cells(level);
            columns |= levels == null ? attachment.levelColumns(level) : levels.columns(level);
        }
        targetCells[index] = cells;
        targetColumns[index] = columns;
        knownFor[index] = arrangement;
    }

    /** The squares of a path under a ceiling in some columns. */
    public long squares(long columns, int ceiling) {
        long squares = 0;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            int column = Long.numberOfTrailingZeros(rest);
            int path = tables.squares(column, attachment.levelsOf(column), ceiling);
            for (int left = path; left != 0; left &= left - 1) {
                squares |= attachment.cellsOf(column) & attachment.levelCells(Integer.numberOfTrailingZeros(left) + 1);
            }
        }
        return squares;
    }

    /** Whether one empty square is enough to pass a column under a ceiling. */
    boolean passesMen(int ceiling) {
        return tables.passesMen(ceiling);
    }

    /** Whether a column breaks all of some paths, occupied or not. */
    public boolean breaksAll(int column, int ceilings) {
        int list = ceilings;
        while (list != 0 && breaks(column, PathTables.first(list))) {
            list = PathTables.rest(list);
        }
        return list == 0;
    }

    /** Whether a column breaks paths under a ceiling, occupied or not. */
    public boolean breaks(int column, int ceiling) {
        return (tables.closed(column, attachment.levelsOf(column), 0) >>> ceiling & 1) != 0;
    }

    /** The levels that cells count as where a {@link org.plyspace.movegen.stack.declare.PathRule} changes them, updated as boards move. Hot; allocates nothing. */
    static final class PathLevels {

        private final PathTables tables;
        private final Attachment attachment;
        private final List<Board> movables;
        private final int[] levelOf;
        /** The fixed cells and columns of main boards, by level. */
        private final long[] mainCells = new long[BoardStack.MAX_LEVEL + 1];

        private final long[] mainColumns = new long[BoardStack.MAX_LEVEL + 1];
        private final long[] cells = new long[BoardStack.MAX_LEVEL + 1];
        private final long[] columns = new long[BoardStack.MAX_LEVEL + 1];

        PathLevels(PathTables tables, Attachment attachment) {
            this.tables = tables;
            this.attachment = attachment;
            this.movables = attachment.stack().movables();
            this.levelOf = new int[attachment.stack().cells()];
            attachment.stack().mains().forEach(main -> count(main, mainCells, mainColumns));
            refresh();
        }

        /** Reads where boards hang. */
        void refresh() {
            System.arraycopy(mainCells, 0, cells, 0, cells.length);
            System.arraycopy(mainColumns, 0, columns, 0, columns.length);
            for (int board = 0; board < movables.size(); board++) {
                count(movables.get(board), cells, columns);
            }
        }

        private void count(Board board, long[] cellsBy, long[] columnsBy) {
            for (int cell = board.firstCell(); cell < board.firstCell() + board.cells(); cell++) {
                int column = attachment.columnOf(cell);
                int level = tables.level(column, attachment.levelOf(cell));
                levelOf[cell] = level;
                cellsBy[level] |= 1L << cell;
                columnsBy[level] |= 1L << column;
            }
        }

        int of(int cell) {
            return levelOf[cell];
        }

        /** The cells that count as being on a level. */
        long cells(int level) {
            return cells[level];
        }

        /** The columns with such a cell. */
        long columns(int level) {
            return columns[level];
        }
    }
}
