package org.plyspace.geometry.stack;

import java.util.stream.Stream;

/**
 * The current arrangement of a stack's movable boards and what follows from it: the column and level of every cell, the cells
 * of every column and level. Mutable; shifting a board touches only its own columns and allocates nothing.
 *
 * <p>The levels of a column are a mask with bit {@code level - 1}.
 */
public final class Attachment {

    private final BoardStack stack;
    private final int[] anchorColumn;
    /** The columns of each movable board if it lay in the lowest corner of the grid. */
    private final long[] footprint;
    /** The distance of each cell, in column numbers, from the lowest corner of its board. */
    private final int[] offset;

    private final int[] firstCell;
    private final int[] endCell;
    private final int[] anchorLevel;
    private final int[] anchorOf;
    private final int[] columnOf;
    private final int[] levelOf;
    private final long[] cellsOf;
    private final int[] levelsOf;
    private final long[] levelCells = new long[BoardStack.MAX_LEVEL + 1];
    private final long[] levelColumns = new long[BoardStack.MAX_LEVEL + 1];
    private int taken;

    /** Creates the start arrangement. */
    public Attachment(BoardStack stack) {
        this.stack = stack;
        this.anchorColumn = stack.anchors().stream()
                .mapToInt(a -> stack.grid().column(a.file(), a.rank()))
                .toArray();
        this.offset = new int[stack.cells()];
        Stream.concat(stack.mains().stream(), stack.movables().stream()).forEach(this::fillOffsets);
        int movables = stack.movables().size();
        this.footprint = new long[movables];
        this.firstCell = new int[movables];
        this.endCell = new int[movables];
        for (int board = 0; board < movables; board++) {
            firstCell[board] = stack.movables().get(board).firstCell();
            endCell[board] = firstCell[board] + stack.movables().get(board).cells();
            for (int cell = firstCell[board]; cell < endCell[board]; cell++) {
                footprint[board] |= 1L << offset[cell];
            }
        }
        this.anchorLevel = stack.anchors().stream().mapToInt(Anchor::level).toArray();
        this.anchorOf = new int[stack.movables().size()];
        this.columnOf = new int[stack.cells()];
        this.levelOf = new int[stack.cells()];
        this.cellsOf = new long[stack.grid().columns()];
        this.levelsOf = new int[stack.grid().columns()];
        for (int i = 0; i < stack.mains().size(); i++) {
            lay(stack.mains().get(i), stack.mainPlaces().get(i));
        }
        for (int board = 0; board < anchorOf.length; board++) {
            hang(board, stack.home(board));
        }
    }

    private void fillOffsets(Board board) {
        for (int i = 0; i < board.cells(); i++) {
            offset[board.firstCell() + i] = i / board.files() * stack.grid().files() + i % board.files();
        }
    }

    private void lay(Board board, Anchor place) {
        int corner = stack.grid().column(place.file(), place.rank());
        for (int cell = board.firstCell(); cell < board.firstCell() + board.cells(); cell++) {
            addCell(cell, corner + offset[cell], place.level());
        }
    }

    private void addCell(int cell, int column, int level) {
        columnOf[cell] = column;
        levelOf[cell] = level;
        cellsOf[column] |= 1L << cell;
        levelsOf[column] |= 1 << (level - 1);
        levelCells[level] |= 1L << cell;
        levelColumns[level] |= 1L << column;
    }

    private void removeCell(int cell) {
        int column = columnOf[cell];
        int level = levelOf[cell];
        cellsOf[column] &= ~(1L << cell);
        levelsOf[column] &= ~(1 << (level - 1));
        levelCells[level] &= ~(1L << cell);
        levelColumns[level] &= ~(1L << column);
    }

    private void hang(int board, int anchor) {
        for (int cell = firstCell[board]; cell < endCell[board]; cell++) {
            addCell(cell, anchorColumn[anchor] + offset[cell], anchorLevel[anchor]);
        }
        anchorOf[board] = anchor;
        taken |= 1 << anchor;
    }

    private void takeDown(int board) {
        for (int cell = firstCell[board]; cell < endCell[board]; cell++) {
            removeCell(cell);
        }
        taken &= ~(1 << anchorOf[board]);
    }

    /** Moves a board to a free anchor. */
    public void shift(int board, int anchor) {
        takeDown(board);
        hang(board, anchor);
    }

    /** Moves all boards; the anchors must be distinct. */
    public void hangAll(int[] anchors) {
        for (int board = 0; board < anchorOf.length; board++) {
            takeDown(board);
        }
        for (int board = 0; board < anchorOf.length; board++) {
            hang(board, anchors[board]);
        }
    }

    public BoardStack stack() {
        return stack;
    }

    /** The anchor of a board. */
    public int anchorOf(int board) {
        return anchorOf[board];
    }

    /** The occupied anchors, as bits. */
    public int taken() {
        return taken;
    }

    public int columnOf(int cell) {
        return columnOf[cell];
    }

    public int levelOf(int cell) {
        return levelOf[cell];
    }

    /** The cells of a column, as bits; 0 for a ghost. */
    public long cellsOf(int column) {
        return cellsOf[column];
    }

    /** The levels on which a column has a square. */
    public int levelsOf(int column) {
        return levelsOf[column];
    }

    /** The cells of a level, as bits. */
    public long levelCells(int level) {
        return levelCells[level];
    }

    /** The columns that have a square on a level. */
    public long levelColumns(int level) {
        return levelColumns[level];
    }

    /** The columns that a board covers now. */
    public long columnsOf(int board) {
        return columnsAt(board, anchorOf[board]);
    }

    /** The columns that a board would cover at an anchor. */
    public long columnsAt(int board, int anchor) {
        return footprint[board] << anchorColumn[anchor];
    }

    /** The level that a board would lie on at an anchor. */
    public int levelAt(int anchor) {
        return anchorLevel[anchor];
    }

    /** The column of a movable board's cell if the board hung at an anchor. */
    public int columnAt(int cell, int anchor) {
        return anchorColumn[anchor] + offset[cell];
    }

    /** The cells of a set of columns. */
    public long cells(long columns) {
        long cells = 0;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            cells |= cellsOf[Long.numberOfTrailingZeros(rest)];
        }
        return cells;
    }
}
