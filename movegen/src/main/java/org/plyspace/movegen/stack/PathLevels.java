package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;

/** The levels that cells count as where a {@link PathRule} changes them, updated as boards move. Hot; allocates nothing. */
final class PathLevels {

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
