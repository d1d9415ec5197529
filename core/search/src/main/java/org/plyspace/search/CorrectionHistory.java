package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Side;

/**
 * Remembers by how much searches found evaluations wrong where positions share a part, see {@link StructureKeys}, and corrects
 * others that share it.
 */
final class CorrectionHistory {

    /** The largest number kept, and how many of them make a hundredth of a pawn. */
    private static final int MOST = 1 << 10;

    private static final int SCALE = 24;
    /** The largest change by one result. */
    private static final int MOST_AT_ONCE = MOST / 4;

    private static final int PLIES_FOR_ALL = 8;
    /** The number of entries for each side to move and part; a power of two. */
    private static final int ENTRIES = 1 << 14;

    private static final int STRUCTURE = 0;
    private static final int WHITE = 1;
    private static final int BLACK = 2;

    private final StructureKeys keys;
    /** The errors by part and by side to move, for it; empty if unused. */
    private final short[] errors;

    /**
     * Creates a history.
     *
     * @param keys the keys of the position that is to be corrected, kept up to date by the caller
     * @param used whether it corrects at all
     */
    CorrectionHistory(StructureKeys keys, boolean used) {
        this.keys = keys;
        this.errors = new short[used ? 3 * 2 * ENTRIES : 0];
    }

    void clear() {
        Arrays.fill(errors, (short) 0);
    }

    /** An evaluation for the side to move, corrected by what was learnt. */
    int corrected(int evaluation, Side side) {
        if (errors.length == 0) {
            return evaluation;
        }
        int sum = errors[index(STRUCTURE, keys.structure(), side)]
                + errors[index(WHITE, keys.others(0), side)]
                + errors[index(BLACK, keys.others(1), side)];
        return Scores.ofAdvantage(evaluation + sum / SCALE);
    }

    /**
     * Learns from a result.
     *
     * @param side the side to move
     * @param error the result less the corrected evaluation
     * @param depth the depth of the search that found it
     */
    void learn(Side side, int error, int depth) {
        if (errors.length == 0) {
            return;
        }
        int amount = Math.max(-MOST_AT_ONCE, Math.min(MOST_AT_ONCE, error * depth / PLIES_FOR_ALL));
        add(index(STRUCTURE, keys.structure(), side), amount);
        add(index(WHITE, keys.others(0), side), amount);
        add(index(BLACK, keys.others(1), side), amount);
    }

    /** Adds to an error, the less the nearer it is to the end of the scale. */
    private void add(int index, int amount) {
        errors[index] += (short) (amount - errors[index] * Math.abs(amount) / MOST);
    }

    private static int index(int part, long key, Side side) {
        return (2 * part + side.index()) * ENTRIES + ((int) key & ENTRIES - 1);
    }
}
