package org.plyspace.movegen.stack;

import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;

/** The squares of the start arrangement by name, for declaring castling and pawns. Immutable. */
public final class HomeSquares {

    private final Attachment start;
    private final Squares squares;

    /** Squares of a stack, named as a rule set names them. */
    public HomeSquares(BoardStack stack, SquareNames names) {
        this.start = new Attachment(stack);
        this.squares = new Squares(names, start);
    }

    /** The cell of a name; it must exist in the start arrangement. */
    public int cell(String name) {
        int cell = squares.cell(name);
        if (cell == Squares.GHOST) {
            throw new IllegalArgumentException("no square " + name + " in the start arrangement");
        }
        return cell;
    }

    /** The cells of several names, separated by single spaces, as bits; none for an empty text. */
    public long cells(String names) {
        long cells = 0;
        for (String name : names.isEmpty() ? new String[0] : names.split(" ")) {
            cells |= 1L << cell(name);
        }
        return cells;
    }

    /** The columns of several column names, separated by single spaces, as bits; none for an empty text. */
    public long columns(String names) {
        long columns = 0;
        for (String name : names.isEmpty() ? new String[0] : names.split(" ")) {
            columns |= 1L << squares.columnNamed(name);
        }
        return columns;
    }

    /** The column that a cell is in. */
    public int columnOf(int cell) {
        return start.columnOf(cell);
    }

    /** The level that a cell is on. */
    public int levelOf(int cell) {
        return start.levelOf(cell);
    }
}
