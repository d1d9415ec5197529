package org.plyspace.movegen.hand;

import java.util.function.IntUnaryOperator;
import org.plyspace.movegen.declare.SidedCells;

/**
 * The cells where a piece in hand may be dropped: all empty cells, except where this forbids it.
 *
 * @param forbidden the cells on which it may not be dropped; cells keep their numbers when boards move
 * @param line maps a cell to the number of its line, on which the side may not have another piece of the type; null if lines do not matter
 * @param gives what a drop may do to the other side's royal pieces
 */
public record Drop(SidedCells forbidden, IntUnaryOperator line, Gives gives) {

    /** What a drop may give. */
    public enum Gives {
        ANYTHING,
        NO_MATE,
        NO_CHECK
    }

    /** Drops on any empty cell. */
    public static final Drop ANYWHERE = new Drop(SidedCells.none(), null, Gives.ANYTHING);

    /** Drops on any empty cell except these. */
    public static Drop except(SidedCells cells) {
        return new Drop(cells, null, Gives.ANYTHING);
    }

    /** A copy that forbids lines with another piece of the same type and side; the function maps cells to the numbers of their lines. */
    public Drop onePerLine(IntUnaryOperator lines) {
        return new Drop(forbidden, lines, gives);
    }

    /** A copy that limits what a drop may give. */
    public Drop giving(Gives most) {
        return new Drop(forbidden, line, most);
    }
}
