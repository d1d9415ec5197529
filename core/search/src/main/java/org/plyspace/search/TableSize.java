package org.plyspace.search;

/** The size of a table of some megabytes, whose entries are two numbers each. */
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
    static int entries(int megabytes) {
        return (int) Math.min(MOST_ENTRIES, Long.highestOneBit(((long) megabytes << 20) / BYTES));
    }

    /**
     * A table in which all is 0.
     *
     * @param megabytes the memory, 1 to 16,384
     * @throws SearchMemoryException if memory does not suffice
     */
    public static long[] pairs(int megabytes) {
        try {
            return new long[2 * entries(megabytes)];
        } catch (OutOfMemoryError exhausted) {
            throw new SearchMemoryException(megabytes);
        }
    }
}
