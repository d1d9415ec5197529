package org.plyspace.movegen.lattice;

/**
 * A row seen from a cell that is attacked along it.
 *
 * @param code the code of the attacking man
 * @param from the cell of the attacking man
 * @param index the index of the attacked cell in the row
 */
record AttackRow(int code, int from, ModePath row, int index) {

    /** Whether the way to the cell is open, whether or not the cell itself is occupied. */
    boolean isOpen(byte[] at) {
        int[] cells = row.cells;
        int men = 0;
        for (int i = 0; i < index; i++) {
            men += at[cells[i]] == 0 ? 0 : 1;
        }
        return men == (row.kind == Mode.Kind.HOP ? 1 : 0);
    }
}
