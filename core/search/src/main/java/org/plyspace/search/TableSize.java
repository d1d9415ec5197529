package org.plyspace.search;

/** How many entries of two numbers a table of some megabytes has. */
public final class TableSize {

    private static final int BYTES = 2 * Long.BYTES;
    /** The largest power of two of pairs that an array has room for. */
    private static final long MOST_ENTRIES = 1L << 29;

    private TableSize() {}

    /**
     * The largest power of two of entries that fits into memory, and into an array.
     *
     * @param megabytes the memory, 1 to 16,384
     */
    public static int entries(int megabytes) {
        return (int) Math.min(MOST_ENTRIES, Long.highestOneBit(((long) megabytes << 20) / BYTES));
    }
}
