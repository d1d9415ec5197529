package org.plyspace.geometry.stack;

/**
 * A rectangle of squares, numbered rank by rank from its lowest corner.
 *
 * @param name its name in a position's text
 * @param shortName a shorter name for use where it is unambiguous; otherwise equal to the name
 * @param firstCell the cell at its lowest corner
 * @param files squares along a rank, at least 1
 * @param ranks squares along a file, at least 1
 */
public record Board(String name, String shortName, int firstCell, int files, int ranks) {

    /** The number of cells. */
    public int cells() {
        return files * ranks;
    }

    /** The cells as bits. */
    public long mask() {
        return -1L >>> (Long.SIZE - cells()) << firstCell;
    }
}
