package org.plyspace.movegen.lattice;

import org.plyspace.api.Piece;

/**
 * Men on cells: a mailbox, the list of each side's men, and, on small lattices, a set of cells for each piece code.
 *
 * <p>Lists keep the order in which men came, also after {@link #remove} is undone by {@link #restore} in reverse order, so
 * that move generation depends on the game only. The key of the placement is kept along.
 */
final class LatticeBoard {

    final byte[] at;
    /** By side: cells of its men, the first {@link #menCount} of them valid. */
    final int[][] men = new int[2][];

    final int[] menCount = new int[2];
    /** By side: cells of its royal pieces, ascending, the first {@link #royalCount} of them valid. */
    final int[][] royals = new int[2][];

    final int[] royalCount = new int[2];
    /** By code: how many there are, and, on small lattices, where. */
    final int[] count = new int[Piece.CODES];

    final long[] low = new long[Piece.CODES];
    final long[] high = new long[Piece.CODES];

    long key;

    private final LatticeTables tables;
    private final int[] slot;

    LatticeBoard(LatticeTables tables) {
        this.tables = tables;
        this.at = new byte[tables.cells];
        this.slot = new int[tables.cells];
        for (int side = 0; side < 2; side++) {
            men[side] = new int[tables.cells];
            royals[side] = new int[tables.cells];
        }
    }

    void put(int cell, int code) {
        int side = code & 1;
        slot[cell] = menCount[side];
        men[side][menCount[side]++] = cell;
        enter(cell, code);
    }

    /** Takes the man off a cell and returns where it was in its list, for {@link #restore}. */
    int remove(int cell) {
        int code = at[cell];
        int side = code & 1;
        int index = slot[cell];
        int last = men[side][--menCount[side]];
        men[side][index] = last;
        slot[last] = index;
        leave(cell, code);
        return index;
    }

    void restore(int cell, int code, int index) {
        int side = code & 1;
        int last = menCount[side]++;
        if (index < last) {
            int displaced = men[side][index];
            men[side][last] = displaced;
            slot[displaced] = last;
        }
        men[side][index] = cell;
        slot[cell] = index;
        enter(cell, code);
    }

    /** Moves a man to an empty cell. */
    void move(int from, int to) {
        int code = at[from];
        leave(from, code);
        men[code & 1][slot[from]] = to;
        slot[to] = slot[from];
        enter(to, code);
    }

    /** Moves two men of one side at once; each may arrive where the other one stood. */
    void moveBoth(int firstFrom, int firstTo, int secondFrom, int secondTo) {
        int first = at[firstFrom];
        int second = at[secondFrom];
        int firstSlot = slot[firstFrom];
        int secondSlot = slot[secondFrom];
        leave(firstFrom, first);
        leave(secondFrom, second);
        men[first & 1][firstSlot] = firstTo;
        men[first & 1][secondSlot] = secondTo;
        slot[firstTo] = firstSlot;
        slot[secondTo] = secondSlot;
        enter(firstTo, first);
        enter(secondTo, second);
    }

    /** Turns the man on a cell into another one of its side. */
    void replace(int cell, int code) {
        leave(cell, at[cell]);
        enter(cell, code);
    }

    private void enter(int cell, int code) {
        at[cell] = (byte) code;
        key ^= tables.pieceKey(code, cell);
        count[code]++;
        if (tables.masked) {
            if (cell < Long.SIZE) {
                low[code] |= 1L << cell;
            } else {
                high[code] |= 1L << cell;
            }
        }
        if (tables.royal[code]) {
            enterRoyal(cell, code & 1);
        }
    }

    private void leave(int cell, int code) {
        at[cell] = Piece.NONE;
        key ^= tables.pieceKey(code, cell);
        count[code]--;
        if (tables.masked) {
            if (cell < Long.SIZE) {
                low[code] &= ~(1L << cell);
            } else {
                high[code] &= ~(1L << cell);
            }
        }
        if (tables.royal[code]) {
            leaveRoyal(cell, code & 1);
        }
    }

    private void enterRoyal(int cell, int side) {
        int[] list = royals[side];
        int i = royalCount[side]++;
        while (i > 0 && list[i - 1] > cell) {
            list[i] = list[i - 1];
            i--;
        }
        list[i] = cell;
    }

    private void leaveRoyal(int cell, int side) {
        int[] list = royals[side];
        int last = --royalCount[side];
        int i = 0;
        while (list[i] != cell) {
            i++;
        }
        for (; i < last; i++) {
            list[i] = list[i + 1];
        }
    }

    void clear() {
        for (int side = 0; side < 2; side++) {
            while (menCount[side] > 0) {
                remove(men[side][menCount[side] - 1]);
            }
        }
    }

    void setFrom(LatticeBoard other) {
        clear();
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < other.menCount[side]; i++) {
                int cell = other.men[side][i];
                put(cell, other.at[cell]);
            }
        }
    }
}
