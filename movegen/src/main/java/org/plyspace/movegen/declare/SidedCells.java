package org.plyspace.movegen.declare;

import org.plyspace.api.Side;

/** A set of cells for each side, such as where its pawns start. */
@FunctionalInterface
public interface SidedCells {

    /** Whether a cell belongs to a side's set. */
    boolean has(Side side, int cell);

    /** No cells. */
    static SidedCells none() {
        return Fixed.NONE;
    }

    /** All cells. */
    static SidedCells all() {
        return Fixed.ALL;
    }

    /** The sets that do not depend on the lattice. */
    enum Fixed implements SidedCells {
        NONE,
        ALL;

        @Override
        public boolean has(Side side, int cell) {
            return this == ALL;
        }
    }
}
