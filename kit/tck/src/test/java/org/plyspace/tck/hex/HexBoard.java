package org.plyspace.tck.hex;

import java.util.Arrays;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;

/**
 * Nineteen hexagons in rows of 3, 4, 5, 4 and 3, numbered row by row from White's side. Neighbouring rows are offset by half a
 * square; a file is the interval between two whole numbers.
 */
final class HexBoard {

    static final int CELLS = 19;
    static final int FILES = 5;
    static final int RANKS = 5;

    static final int KING = 0;
    static final int ROOK = 1;
    static final int ARCHER = 2;
    static final int PAWN = 3;
    static final int VETERAN = 4;
    static final String[] SYMBOLS = {"K", "R", "A", "P", "+P"};

    /**
     * For each direction, twice the step along x and the step along y: right, up right, up left, left, down left, down right.
     */
    private static final int[][] DIRECTIONS = {{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}};

    private static final int[] WIDTHS = {3, 4, 5, 4, 3};
    private static final int[] TWICE_X = new int[CELLS];
    private static final int[] Y = new int[CELLS];
    private static final int[][] NEIGHBOURS = new int[CELLS][DIRECTIONS.length];

    static {
        int cell = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            for (int i = 0; i < WIDTHS[rank]; i++) {
                TWICE_X[cell] = FILES - WIDTHS[rank] + 2 * i;
                Y[cell++] = rank;
            }
        }
        for (int from = 0; from < CELLS; from++) {
            for (int direction = 0; direction < DIRECTIONS.length; direction++) {
                NEIGHBOURS[from][direction] =
                        cellAt(TWICE_X[from] + DIRECTIONS[direction][0], Y[from] + DIRECTIONS[direction][1]);
            }
        }
    }

    private HexBoard() {}

    private static int cellAt(int twiceX, int y) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (TWICE_X[cell] == twiceX && Y[cell] == y) {
                return cell;
            }
        }
        return -1;
    }

    static int directions() {
        return DIRECTIONS.length;
    }

    /** The neighbour in a direction, or -1. */
    static int neighbour(int cell, int direction) {
        return NEIGHBOURS[cell][direction];
    }

    /** Whether a direction leads to a side's next rank. */
    static boolean isForward(int direction, Side side) {
        return DIRECTIONS[direction][1] == (side == Side.WHITE ? 1 : -1);
    }

    static double x(int cell) {
        return TWICE_X[cell] / 2.0;
    }

    static int file(int cell) {
        return TWICE_X[cell] / 2;
    }

    static int rank(int cell) {
        return Y[cell];
    }

    /** The number of ranks between a cell and a side's last one. */
    static int ranksToGo(int cell, Side side) {
        return side == Side.WHITE ? RANKS - 1 - Y[cell] : Y[cell];
    }

    /** The middle of a side's last rank. */
    static int goal(Side side) {
        return side == Side.WHITE ? CELLS - 2 : 1;
    }

    static String name(int cell) {
        return "" + (char) ('a' + file(cell)) + (1 + rank(cell));
    }

    /** The cell of a name, or -1. */
    static int cellNamed(String name) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (name(cell).equals(name)) {
                return cell;
            }
        }
        return -1;
    }

    /** The mirror image of a cell to the left or right of the middle. */
    static int mirror(int cell) {
        return cellAt(2 * (FILES - 1) - TWICE_X[cell], Y[cell]);
    }

    static int typeOf(String symbol) {
        return Arrays.asList(SYMBOLS).indexOf(symbol);
    }

    /** The piece that a capture adds to the hand: unpromoted, and the captor's own. */
    static int held(int captured) {
        int type = Piece.type(captured) == VETERAN ? PAWN : Piece.type(captured);
        return Piece.code(Piece.side(captured).opposite(), type);
    }
}
