package org.plyspace.movegen.text;

import java.util.List;

/**
 * A board as the placement field of a position's text has it.
 *
 * @param name written before the colon
 * @param movable whether the place it hangs at is written after the name
 * @param files squares in a row
 * @param cells the cells, rank by rank from the lowest, each from the lowest file
 */
public record TextBoard(String name, boolean movable, int files, List<Integer> cells) {

    public TextBoard {
        cells = List.copyOf(cells);
    }

    public int ranks() {
        return cells.size() / files;
    }

    /** The cell at a file and a rank, both counted from 0 on this board. */
    public int cell(int file, int rank) {
        return cells.get(rank * files + file);
    }
}
