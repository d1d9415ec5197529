package org.plyspace.search;

import java.util.Arrays;

/**
 * What searches found out about positions: pairs of longs, the key xor the data and the data. Data are the score (16 bits), the
 * depth (8), the kind of bound (2), the age (6), a fingerprint of the best move (16), which is only compared with generated
 * moves, and the static evaluation (16). Two entries share each bucket: a new position replaces the one that is worth less.
 */
final class TranspositionTable {

    /** The kind of bound of an entry that has an evaluation, but no score. */
    static final int NONE = 0;

    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    /** No evaluation; less than each. */
    static final int UNKNOWN = Short.MIN_VALUE;

    private static final int BUCKET = 2;
    private static final int DEPTH = 16;
    private static final int BOUND = 24;
    private static final int AGE = 26;
    private static final int MOVE = 32;
    private static final int EVALUATION = 48;
    private static final int AGES = 64;
    private static final int LARGEST_DEPTH = 255;
    private static final int THOUSAND = 1_000;
    private static final long SIXTEEN_BITS = 0xffff;

    /** The number of plies by which an entry may be deeper than the result that replaces it, if both are of the same position. */
    private static final int SLACK = 3;
    /** The depth in plies that an entry loses in worth with each search since. */
    private static final int PLIES_PER_AGE = 8;

    private final long[] pairs;
    private final int mask;
    private int age;

    private TranspositionTable(long... pairs) {
        this.pairs = pairs;
        mask = pairs.length / (2 * BUCKET) - 1;
    }

    /**
     * A table as large as fits into 1 to 16,384 megabytes.
     *
     * @throws SearchMemoryException if memory does not suffice
     */
    static TranspositionTable ofMegabytes(int megabytes) {
        return new TranspositionTable(TableSize.pairs(megabytes));
    }

    /** A table of a number of entries, a power of two from 2. */
    static TranspositionTable ofEntries(int entries) {
        return new TranspositionTable(new long[2 * entries]);
    }

    void clear() {
        Arrays.fill(pairs, 0);
        age = 0;
    }

    /** Ages all entries: the next search may replace them. */
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
        int first = first(key);
        long data = pairs[first + 1];
        if ((pairs[first] ^ data) == key) {
            return data;
        }
        data = pairs[first + 3];
        return (pairs[first + 2] ^ data) == key ? data : 0;
    }

    /**
     * Stores a result. If a much deeper one of the same position and the same search is present, that is kept unless the new one
     * is exact; only its move is replaced.
     *
     * @param depth the depth, 0 or more; stored as 255 if larger
     * @param move the best move; {@link org.plyspace.api.Move#NONE} keeps that of an older entry
     * @param evaluation the static evaluation, or {@link #UNKNOWN}
     */
    void put(long key, int score, int depth, int bound, long move, int evaluation) {
        int index = slot(key);
        long old = pairs[index + 1];
        boolean same = (pairs[index] ^ old) == key;
        long print = move == 0 ? (same ? print(old) : 0) : fingerprint(move);
        boolean keepsOld = same && age(old) == age && depth(old) > depth + SLACK && bound != EXACT;
        long data = keepsOld
                ? (old & ~(SIXTEEN_BITS << MOVE)) | (print << MOVE)
                : data(score, depth, bound, print, evaluation);
        pairs[index] = key ^ data;
        pairs[index + 1] = data;
    }

    /**
     * Stores the static evaluation of a position of which nothing is stored, unless every entry in its place has a result of
     * this search, or a deep one of an earlier search.
     */
    void putEvaluation(long key, int evaluation) {
        int index = slot(key);
        if (worth(pairs[index + 1]) <= 0) {
            long data = data(0, 0, NONE, 0, evaluation);
            pairs[index] = key ^ data;
            pairs[index + 1] = data;
        }
    }

    private long data(int score, int depth, int bound, long print, int evaluation) {
        return (score & SIXTEEN_BITS)
                | (long) Math.min(depth, LARGEST_DEPTH) << DEPTH
                | (long) bound << BOUND
                | (long) age << AGE
                | print << MOVE
                | (long) evaluation << EVALUATION;
    }

    /** The index of a key's entry, or else of the entry of its bucket that is worth least. */
    private int slot(long key) {
        int first = first(key);
        int second = first + 2;
        long one = pairs[first + 1];
        long other = pairs[second + 1];
        if ((pairs[first] ^ one) == key) {
            return first;
        }
        return (pairs[second] ^ other) == key || worth(other) < worth(one) ? second : first;
    }

    /** The worth of an entry in plies: more if it is deep, less for each search since. */
    private int worth(long data) {
        return data == 0
                ? Integer.MIN_VALUE
                : depth(data) - PLIES_PER_AGE * (age - age(data) & AGES - 1) + (bound(data) == NONE ? 0 : 1);
    }

    private int first(long key) {
        return 2 * BUCKET * ((int) (key >>> 32 ^ key) & mask);
    }

    static int score(long data) {
        return (short) data;
    }

    static int depth(long data) {
        return (int) (data >>> DEPTH) & LARGEST_DEPTH;
    }

    static int bound(long data) {
        return (int) (data >>> BOUND) & 3;
    }

    /** The kind of bound that a result is, given the window that it was searched with. */
    static int bound(int score, int alpha, int beta) {
        return score >= beta ? LOWER : score > alpha ? EXACT : UPPER;
    }

    private static int age(long data) {
        return (int) (data >>> AGE) & (AGES - 1);
    }

    /** The fingerprint of the best move; 0 if there is none. */
    static int print(long data) {
        return (int) (data >>> MOVE & SIXTEEN_BITS);
    }

    /** The static evaluation, or {@link #UNKNOWN}. */
    static int evaluation(long data) {
        return data == 0 ? UNKNOWN : (short) (data >>> EVALUATION);
    }

    /** Whether a score of a kind of bound makes a search within a window needless. */
    static boolean settles(int bound, int score, int alpha, int beta) {
        return switch (bound) {
            case UPPER -> score <= alpha;
            case LOWER -> score >= beta;
            case EXACT -> true;
            default -> false;
        };
    }

    /** An evaluation, replaced by the stored score if that is known to be nearer the truth; a decided score is not used. */
    static int sharpened(int evaluation, long data) {
        int score = score(data);
        boolean nearer = switch (bound(data)) {
            case UPPER -> score < evaluation;
            case LOWER -> score > evaluation;
            case EXACT -> true;
            default -> false;
        };
        return nearer && !Scores.isDecided(score) ? score : evaluation;
    }

    /** A 16-bit hash of a move, never 0. */
    static int fingerprint(long move) {
        int print = (int) ((move * 0x9e3779b97f4a7c15L) >>> 48);
        return print == 0 ? 1 : print;
    }
}
