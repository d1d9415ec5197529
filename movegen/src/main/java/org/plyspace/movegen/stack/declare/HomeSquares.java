package org.plyspace.movegen.stack.declare;

import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;

/** The squares of the start arrangement by name, for declaring castling and pawns. Immutable. */
public final class HomeSquares {

    private final Attachment start;
    private final Squares squares;

    /** Creates the squares of a stack with a rule set's names. */
    public HomeSquares(BoardStack stack, SquareNames names) {
        this.start = new Attachment(stack);
        this.squares = new Squares(names, start);
    }

    /** The cell of a name, which must exist in the start arrangement. */
    public int cell(String name) {
        int cell = squares.cell(name);
        if (cell == Squares.GHOST) {
            throw new IllegalArgumentException("no square " + name + " in the start arrangement");
        }
        return cell;
    }

    /** The cells, as bits, of names separated by single spaces; none for an empty text. */
    public long cells(String names) {
        long cells = 0;
        for (String name : names.isEmpty() ? new String[0] : names.split(" ")) {
            cells |= 1L << cell(name);
        }
        return cells;
    }

    /** The columns, as bits, of column names separated by single spaces; none for an empty text. */
    public long columns(String names) {
        long columns = 0;
        for (String name : names.isEmpty() ? new String[0] : names.split(" ")) {
            columns |= 1L << squares.columnNamed(name);
        }
        return columns;
    }

    /** The column of a cell. */
    public int columnOf(int cell) {
        return start.columnOf(cell);
    }

    /** The level of a cell. */
    public int levelOf(int cell) {
        return start.levelOf(cell);
    }
}
