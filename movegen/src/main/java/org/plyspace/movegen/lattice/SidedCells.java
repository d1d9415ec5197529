package org.plyspace.movegen.lattice;

import org.plyspace.api.Side;

/** A set of cells for each side, such as where its pawns start. */
@FunctionalInterface
public interface SidedCells {

    boolean has(Side side, int cell);

    /** No cells. */
    static SidedCells none() {
        return (side, cell) -> false;
    }
}
