package org.plyspace.geometry.lattice;

import java.util.Arrays;

/**
 * Lists of cells in one flat array, each ended by {@link #END}: a walk over a list is {@code for (int i = start(list);
 * (cell = at(i)) != END; i++)}. Its size is that of the lists, never the square of the number of cells.
 */
public final class CellTable {

    /** The end of a list; no cell. */
    public static final int END = Character.MAX_VALUE;

    private final char[] cells;
    private final int[] starts;

    private CellTable(char[] cells, int[] starts) {
        this.cells = cells;
        this.starts = starts;
    }

    /** Where a list starts. */
    public int start(int list) {
        return starts[list];
    }

    /** The cell at an index, or {@link #END}. */
    public int at(int index) {
        return cells[index];
    }

    /** How many cells a list has. */
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
