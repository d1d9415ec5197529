package org.plyspace.movegen.lattice;

import java.util.BitSet;

/**
 * One path of a conditional mode from one cell.
 *
 * @param kind as of the {@link Mode}
 * @param cells the cells in the order in which they are passed
 * @param first the index of the first one that it may land on; those before must be empty
 * @param moves whether it goes to empty cells
 * @param captures whether it captures
 * @param closed indices on which it may not land, where only some cells are allowed; null if it may on all
 */
@SuppressWarnings("ArrayRecordComponent")
record Row(Mode.Kind kind, int[] cells, int first, boolean moves, boolean captures, BitSet closed) {

    /** Whether it may land on the cell at an index from {@link #first} on. */
    boolean mayLand(int index) {
        return closed == null || !closed.get(index);
    }
}
