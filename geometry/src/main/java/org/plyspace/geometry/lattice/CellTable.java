package org.plyspace.geometry.lattice;

import java.util.Arrays;

/**
 * Lists of cells in one flat array, each terminated by {@link #END}. Iterate with {@code for (int i = start(list); (cell =
 * at(i)) != END; i++)}. The size is the total length of the lists, not the square of the number of cells.
 */
public final class CellTable {

    /** The terminator of a list; not a cell. */
    public static final int END = Character.MAX_VALUE;

    private final char[] cells;
    private final int[] starts;

    private CellTable(char[] cells, int[] starts) {
        this.cells = cells;
        this.starts = starts;
    }

    /** The index where a list starts. */
    public int start(int list) {
        return starts[list];
    }

    /** The cell at an index, or {@link #END}. */
    public int at(int index) {
        return cells[index];
    }

    /** The number of cells in a list. */
    public int length(int list) {
        int start = starts[list];
        int end = list + 1 < starts.length ? starts[list + 1] : cells.length;
        return end - start - 1;
    }

    /** Collects lists one after the other. */
    static final class Builder {

        private final int[] starts;
        private char[] cells = new char[1024];
        private int size;
        private int lists;

        Builder(int lists) {
            this.starts = new int[lists];
        }

        void startList() {
            starts[lists++] = size;
        }

        void add(int cell) {
            append((char) cell);
        }

        void endList() {
            append((char) END);
        }

        private void append(char value) {
            if (size == cells.length) {
                cells = Arrays.copyOf(cells, 2 * size);
            }
            cells[size++] = value;
        }

        CellTable build() {
            return new CellTable(Arrays.copyOf(cells, size), starts);
        }
    }
}
