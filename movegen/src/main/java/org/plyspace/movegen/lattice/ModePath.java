package org.plyspace.movegen.lattice;

import java.util.BitSet;

/** One path of a conditional mode from one cell. Immutable. */
final class ModePath {

    /** The kind of its {@link Mode}. */
    final Mode.Kind kind;
    /** The cells in the order in which they are passed. */
    final int[] cells;
    /** The index of the first cell on which the piece may land; those before must be empty. */
    final int first;

    final boolean moves;
    final boolean captures;
    /** The indices of cells on which the piece may not land; null if it may land on all. */
    final BitSet closed;

    ModePath(Mode.Kind kind, int[] cells, int first, boolean moves, boolean captures, BitSet closed) {
        this.kind = kind;
        this.cells = cells;
        this.first = first;
        this.moves = moves;
        this.captures = captures;
        this.closed = closed;
    }

    /** Whether the piece may land on the cell with an index from {@link #first} on. */
    boolean mayLand(int index) {
        return closed == null || !closed.get(index);
    }
}
