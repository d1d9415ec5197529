package org.plyspace.movegen.lattice.play;

import java.util.Arrays;

/**
 * A set of cells that is emptied in constant time: it contains the cells that carry the present mark. All marks are wiped once in two
 * billion times.
 */
public final class CellMarks {

    private final int[] at;
    private int mark;

    public CellMarks(int cells) {
        this(cells, 0);
    }

    /** Creates a set that has used up this many marks already, 0 to {@link Integer#MAX_VALUE} - 1. */
    public CellMarks(int cells, int used) {
        at = new int[cells];
        mark = used;
    }

    public void clear() {
        if (++mark == Integer.MAX_VALUE) {
            Arrays.fill(at, 0);
            mark = 1;
        }
    }

    public void add(int cell) {
        at[cell] = mark;
    }

    public boolean contains(int cell) {
        return at[cell] == mark;
    }
}
