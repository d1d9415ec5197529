package org.plyspace.geometry.stack;

/**
 * A rectangle of squares; the cells of a board are numbered rank by rank from its lowest corner.
 *
 * @param name as in a position's text
 * @param shortName what it may be called where no other board can be meant; its name if there is nothing shorter
 * @param firstCell the cell at its lowest corner
 * @param files squares along a rank, at least 1
 * @param ranks squares along a file, at least 1
 */
public record Board(String name, String shortName, int firstCell, int files, int ranks) {

    /** Number of its cells. */
    public int cells() {
        return files * ranks;
    }

    /** Its cells as bits. */
    public long mask() {
        return -1L >>> (Long.SIZE - cells()) << firstCell;
    }
}
