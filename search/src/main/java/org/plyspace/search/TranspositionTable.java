package org.plyspace.search;

import java.util.Arrays;

/**
 * What searches found out about positions: pairs of longs, the key xor the data and the data. Data are the score (16 bits), the
 * depth (8), the kind of bound (2), the age (6) and a fingerprint of the move (32), which is only compared with generated
 * moves.
 */
final class TranspositionTable {

    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    private static final int BYTES = 2 * Long.BYTES;
    private static final int DEPTH = 16;
    private static final int BOUND = 24;
    private static final int AGE = 26;
    private static final int MOVE = 32;
    private static final int AGES = 64;
    private static final int THOUSAND = 1_000;

    private final long[] pairs;
    private final int mask;
    private int age;

    private TranspositionTable(long entries) {
        pairs = new long[(int) (2 * entries)];
        mask = (int) (entries - 1);
    }

    /** A table of the largest power of two of entries that fits into 1 to 16,384 megabytes. */
    static TranspositionTable ofMegabytes(int megabytes) {
        return new TranspositionTable(Long.highestOneBit(((long) megabytes << 20) / BYTES));
    }

    /** A table of a number of entries, a power of two. */
    static TranspositionTable ofEntries(int entries) {
        return new TranspositionTable(entries);
    }

    void clear() {
        Arrays.fill(pairs, 0);
        age = 0;
    }

    /** Ages all entries, so that the next search may replace them. */
    void nextSearch() {
        age = (age + 1) % AGES;
    }

    /** The share, in thousandths, of entries of this search, estimated from the first ones. */
    int fill() {
        int entries = Math.min(THOUSAND, pairs.length / 2);
        int filled = 0;
        for (int i = 0; i < entries; i++) {
            long data = pairs[2 * i + 1];
            filled += data != 0 && age(data) == age ? 1 : 0;
        }
        return THOUSAND * filled / entries;
    }

    /** The data of a key, or 0 if there are none. */
    long get(long key) {
        int index = 2 * index(key);
        long data = pairs[index + 1];
        return (pairs[index] ^ data) == key ? data : 0;
    }

    /**
     * Stores a result unless a deeper one of this search is present.
     *
     * @param depth the depth, 0 or more; stored as 255 if larger
     * @param move the best move; {@link org.plyspace.api.Move#NONE} keeps that of an older entry
     */
    void put(long key, int score, int depth, int bound, long move) {
        int index = 2 * index(key);
        long old = pairs[index + 1];
        boolean same = (pairs[index] ^ old) == key;
        if (!same && old != 0 && age(old) == age && depth(old) > depth && bound != EXACT) {
            return;
        }
        long print = move == 0 ? (same ? old >>> MOVE : 0) : Integer.toUnsignedLong(fingerprint(move));
        long data = (score & 0xffffL)
                | (long) Math.min(depth, 255) << DEPTH
                | (long) bound << BOUND
                | (long) age << AGE
                | print << MOVE;
        pairs[index] = key ^ data;
        pairs[index + 1] = data;
    }

    private int index(long key) {
        return (int) (key >>> 32 ^ key) & mask;
    }

    static int score(long data) {
        return (short) data;
    }

    static int depth(long data) {
        return (int) (data >>> DEPTH) & 0xff;
    }

    static int bound(long data) {
        return (int) (data >>> BOUND) & 3;
    }

    private static int age(long data) {
        return (int) (data >>> AGE) & (AGES - 1);
    }

    /** The fingerprint of the best move; 0 if there is none. */
    static int print(long data) {
        return (int) (data >>> MOVE);
    }

    /** A 32-bit hash of a move, never 0. */
    static int fingerprint(long move) {
        int print = (int) ((move * 0x9e3779b97f4a7c15L) >>> 32);
        return print == 0 ? 1 : print;
    }
}
