package org.plyspace.movegen.lattice;

import java.util.BitSet;

/** One path of a conditional mode from one cell. Immutable. */
final class ModePath {

    /** As of the {@link Mode}. */
    final Mode.Kind kind;
    /** The cells in the order in which they are passed. */
    final int[] cells;
    /** The index of the first cell that it may land on; those before must be empty. */
    final int first;

    final boolean moves;
    final boolean captures;
    /** Indices on which it may not land, where only some cells are allowed; null if it may on all. */
    final BitSet closed;

    ModePath(Mode.Kind kind, int[] cells, int first, boolean moves, boolean captures, BitSet closed) {
        this.kind = kind;
        this.cells = cells;
        this.first = first;
        this.moves = moves;
        this.captures = captures;
        this.closed = closed;
    }

    /** Whether it may land on the cell at an index from {@link #first} on. */
    boolean mayLand(int index) {
        return closed == null || !closed.get(index);
    }
}
