package org.plyspace.movegen.lattice;

import java.util.Arrays;

/**
 * A set of cells that is emptied in constant time: it contains the cells that carry the present mark. All marks are wiped once in two
 * billion times.
 */
final class CellMarks {

    private final int[] at;
    private int mark;

    CellMarks(int cells) {
        this(cells, 0);
    }

    /** Creates a set that has used up this many marks already, 0 to {@link Integer#MAX_VALUE} - 1. */
    CellMarks(int cells, int used) {
        at = new int[cells];
        mark = used;
    }

    void clear() {
        if (++mark == Integer.MAX_VALUE) {
            Arrays.fill(at, 0);
            mark = 1;
        }
    }

    void add(int cell) {
        at[cell] = mark;
    }

    boolean contains(int cell) {
        return at[cell] == mark;
    }
}
