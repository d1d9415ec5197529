package org.plyspace.movegen.lattice;

import java.util.function.IntUnaryOperator;

/**
 * Where a piece in hand may be dropped: on empty cells, except where this forbids it.
 *
 * @param forbidden cells on which it may not be dropped
 * @param line the number of the line that a cell lies on, on which its side may not have another piece of the type; null if
 *     that does not matter
 * @param mates whether a drop may give checkmate
 */
public record Drop(SidedCells forbidden, IntUnaryOperator line, boolean mates) {

    /** On any empty cell. */
    public static final Drop ANYWHERE = new Drop(SidedCells.none(), null, true);

    /** On any empty cell but these. */
    public static Drop except(SidedCells cells) {
        return new Drop(cells, null, true);
    }

    /** The same, but on no line that has another piece of the type and side; lines are numbers by cell. */
    public Drop onePerLine(IntUnaryOperator lines) {
        return new Drop(forbidden, lines, mates);
    }

    /** The same, but never giving checkmate. */
    public Drop withoutMate() {
        return new Drop(forbidden, line, false);
    }
}
