package org.plyspace.movegen.lattice.tables;

import org.plyspace.movegen.lattice.declare.Mode;

/**
 * A row seen from a cell that it leads to: one that is attacked along it, or moved to.
 *
 * @param code the code of the man that attacks or moves
 * @param from the cell of that man
 * @param index the index, in the row, of the cell that it leads to
 */
public record AttackRow(int code, int from, ModePath row, int index) {

    /** Whether the way to the cell is open, whether or not the cell itself is occupied. */
    public boolean isOpen(byte[] at) {
        int[] cells = row.cells;
        int men = 0;
        for (int i = 0; i < index; i++) {
            men += at[cells[i]] == 0 ? 0 : 1;
        }
        return men == (row.kind == Mode.Kind.HOP ? 1 : 0);
    }
}
