package org.plyspace.geometry.stack;

/**
 * A rectangle of squares; the cells of a board are numbered rank by rank from its lowest corner.
 *
 * @param name as in a position's text
 * @param firstCell the cell at its lowest corner
 * @param files squares along a rank
 * @param ranks squares along a file
 */
public record Board(String name, int firstCell, int files, int ranks) {

    /** Number of its cells. */
    public int cells() {
        return files * ranks;
    }

    /** Its cells as bits. */
    public long mask() {
        return ((1L << cells()) - 1) << firstCell;
    }
}
