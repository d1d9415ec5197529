package org.plyspace.movegen.lattice.play;

import java.util.Arrays;
import org.plyspace.api.Piece;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.MaskTables;

/**
 * Men on cells: a mailbox, the list of each side's men, and, on small lattices, a set of cells for each piece code.
 *
 * <p>Lists keep the order in which men came, even after {@link #remove} is undone by {@link #restore} in reverse order: move generation
 * depends on the game only. The key of the placement is updated along with them.
 */
public final class LatticeBoard implements MovePrelude.Men {

    public final byte[] at;
    /** The cells of a side's men, by side; the first {@link #menCount} are valid. */
    final int[][] men = new int[2][];

    final int[] menCount = new int[2];
    /** The cells of a side's royal pieces, by side, ascending; the first {@link #royalCount} are valid. */
    final int[][] royals = new int[2][];

    final int[] royalCount = new int[2];
    /** The number of men, by code. */
    final int[] count = new int[Piece.CODES];

    /** The cells of the men of a code, on lattices with masks: two longs for each code, see {@link MaskTables#half}. */
    final long[] sets = new long[2 * Piece.CODES];

    long key;

    private final int cells;
    private final int setsEnd;
    private final boolean masked;
    private final boolean[] royal;
    private final long[] pieceKeys;
    private final int[] slot;

    LatticeBoard(LatticeTables tables) {
        this.cells = tables.cells;
        this.setsEnd = 4 * (tables.declared.pieces.size() + 1);
        this.masked = tables.masked;
        this.royal = tables.royal;
        this.pieceKeys = tables.pieceKeys;
        this.at = new byte[cells];
        this.slot = new int[cells];
        for (int side = 0; side < 2; side++) {
            men[side] = new int[cells];
            royals[side] = new int[cells];
        }
    }

    /** One half of the set of a side's men, on lattices with masks. */
    long menOf(int side, int half) {
        long men = 0;
        for (int index = 2 * (2 + side) + half; index < setsEnd; index += 4) {
            men |= sets[index];
        }
        return men;
    }

    public void put(int cell, int code) {
        int side = code & 1;
        slot[cell] = menCount[side];
        men[side][menCount[side]++] = cell;
        enter(cell, code);
    }

    /** Takes the man off a cell and returns its index in its list, for {@link #restore}. */
    public int remove(int cell) {
        int code = at[cell];
        int side = code & 1;
        int index = slot[cell];
        int last = men[side][--menCount[side]];
        men[side][index] = last;
        slot[last] = index;
        leave(cell, code);
        return index;
    }

    public void restore(int cell, int code, int index) {
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

    @Override
    public long takeOff(int cell) {
        long code = at[cell];
        return code << Integer.SIZE | remove(cell);
    }

    @Override
    public void putBack(int cell, long taken) {
        restore(cell, (int) (taken >>> Integer.SIZE), (int) taken);
    }

    /** Moves a man to an empty cell. */
    public void move(int from, int to) {
        int code = at[from];
        int keys = code * cells;
        key ^= pieceKeys[keys + from] ^ pieceKeys[keys + to];
        shift(from, to, code);
    }

    /** Moves a man back to where it came from but leaves the key as it is: the caller has saved the old one. */
    void moveBack(int from, int to) {
        shift(to, from, at[to]);
    }

    private void shift(int from, int to, int code) {
        at[from] = Piece.NONE;
        at[to] = (byte) code;
        int index = slot[from];
        slot[to] = index;
        men[code & 1][index] = to;
        if (masked) {
            sets[MaskTables.half(code, from)] ^= 1L << from;
            sets[MaskTables.half(code, to)] ^= 1L << to;
        }
        if (royal[code]) {
            leaveRoyal(from, code & 1);
            enterRoyal(to, code & 1);
        }
    }

    /** Moves two men of one side at once; each may arrive where the other stood. */
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
        key ^= pieceKeys[code * cells + cell];
        count[code]++;
        if (masked) {
            sets[MaskTables.half(code, cell)] |= 1L << cell;
        }
        if (royal[code]) {
            enterRoyal(cell, code & 1);
        }
    }

    private void leave(int cell, int code) {
        at[cell] = Piece.NONE;
        key ^= pieceKeys[code * cells + cell];
        count[code]--;
        if (masked) {
            sets[MaskTables.half(code, cell)] &= ~(1L << cell);
        }
        if (royal[code]) {
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
            royalCount[side] = 0;
            for (int i = 0; i < menCount[side]; i++) {
                int cell = men[side][i];
                count[at[cell]] = 0;
                at[cell] = Piece.NONE;
            }
            menCount[side] = 0;
        }
        if (masked) {
            Arrays.fill(sets, 0, setsEnd, 0);
        }
        key = 0;
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
