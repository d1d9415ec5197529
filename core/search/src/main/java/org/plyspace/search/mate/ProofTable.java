package org.plyspace.search.mate;

import java.util.Arrays;
import org.plyspace.search.TableSize;

/**
 * Stores within how many moves positions are proved to be won or not won: pairs of longs, the key and the data. Data are the moves of the
 * win (8 bits, 0 if none is known), the moves within which there is none (8) and a fingerprint of the move that proved either (32).
 */
final class ProofTable {

    private static final int REFUTED = 8;
    private static final int MOVE = 32;
    private static final int MOVES = 0xff;
    /** The number of entries that a key can occupy. */
    private static final int WAYS = 2;

    private final long[] pairs;
    private final int mask;

    /**
     * Creates a table as large as fits into 1 to 16,384 megabytes.
     *
     * @throws org.plyspace.search.SearchMemoryException if memory does not suffice
     */
    ProofTable(int megabytes) {
        pairs = TableSize.pairs(megabytes);
        mask = (pairs.length / 2 - 1) & -WAYS;
    }

    void clear() {
        Arrays.fill(pairs, 0);
    }

    /** The data of a key, or 0 if there are none. */
    long get(long key) {
        int first = first(key);
        if (pairs[first] == key) {
            return pairs[first + 1];
        }
        return pairs[first + 2] == key ? pairs[first + 3] : 0;
    }

    /**
     * Adds a result to what is known of a position; if there is no room, it replaces the entry that took the fewest moves to
     * prove.
     *
     * @param won whether the position is won within so many moves
     * @param moves 1 to {@value #MOVES}
     * @param move the move that proved it; {@link org.plyspace.api.Move#NONE} if all moves did
     */
    void put(long key, boolean won, int moves, long move) {
        int first = first(key);
        int index = pairs[first] == key ? first : pairs[first + 2] == key ? first + 2 : weaker(first);
        long old = pairs[index] == key ? pairs[index + 1] : 0;
        int winning = won ? moves : won(old);
        int refuted = won ? refuted(old) : Math.max(moves, refuted(old));
        pairs[index] = key;
        pairs[index + 1] = winning | (long) refuted << REFUTED | Integer.toUnsignedLong(print(move)) << MOVE;
    }

    private int weaker(int first) {
        return strength(pairs[first + 1]) <= strength(pairs[first + 3]) ? first : first + 2;
    }

    private static int strength(long data) {
        return Math.max(won(data), refuted(data));
    }

    private int first(long key) {
        return 2 * ((int) (key >>> 32 ^ key) & mask);
    }

    /** The number of moves within which the position is won; 0 if unknown. */
    static int won(long data) {
        return (int) data & MOVES;
    }

    /** The number of moves within which the position is not won; 0 if unknown. */
    static int refuted(long data) {
        return (int) (data >>> REFUTED) & MOVES;
    }

    /** Whether a move has the fingerprint of the proving move. */
    static boolean isProof(long data, long move) {
        return data != 0 && (int) (data >>> MOVE) == print(move);
    }

    private static int print(long move) {
        return (int) ((move * 0x9e3779b97f4a7c15L) >>> 32);
    }
}
