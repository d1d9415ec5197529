package org.plyspace.movegen.lattice.tables;

/**
 * A step of many men at once, on lattices of at most 128 cells, between cells whose numbers always differ by the same amount: one rotation
 * of 128 bits takes a set of origins to its targets. Sets are two longs, as in {@code LatticeBoard.sets}.
 */
public final class SetStep {

    private static final int BITS = 2 * Long.SIZE;

    public final int difference;
    private final int turn;
    private final boolean swaps;
    /** The bits that a rotation carries from one long into the other. */
    private final long carried;

    private final long[] origins = new long[2];

    SetStep(int difference) {
        this.difference = difference;
        this.turn = Math.floorMod(difference, Long.SIZE);
        this.swaps = (difference & (BITS - 1)) >= Long.SIZE;
        this.carried = (1L << turn) - 1;
    }

    /** Whether a cell can become an origin: it is not one yet, and the step from it is this one. */
    boolean fits(int from, int to) {
        return to - from == difference && (origins[from >> 6] & 1L << from) == 0;
    }

    void add(int from) {
        origins[from >> 6] |= 1L << from;
    }

    /** The origins in a set of cells 0 to 63. */
    public long low(long low) {
        return low & origins[0];
    }

    /** The origins in a set of cells 64 to 127. */
    public long high(long high) {
        return high & origins[1];
    }

    /** The targets of the origins in a set, on a lattice of at most 64 cells. */
    public long narrowTargets(long set) {
        return Long.rotateLeft(set & origins[0], turn);
    }

    /** The targets among cells 0 to 63 of a set of origins. */
    public long lowTargets(long low, long high) {
        return half(swaps ? high : low, swaps ? low : high);
    }

    /** The targets among cells 64 to 127 of a set of origins. */
    public long highTargets(long low, long high) {
        return half(swaps ? low : high, swaps ? high : low);
    }

    /** The origins among cells 0 to 63 that lead to a set of targets. */
    public long lowOrigins(long low, long high) {
        return backHalf(swaps ? high : low, swaps ? low : high);
    }

    /** The origins among cells 64 to 127 that lead to a set of targets. */
    public long highOrigins(long low, long high) {
        return backHalf(swaps ? low : high, swaps ? high : low);
    }

    private long backHalf(long staying, long carriedBack) {
        return (Long.rotateRight(staying, turn) & (-1L >>> turn))
                | (Long.rotateRight(carriedBack, turn) & ~(-1L >>> turn));
    }

    private long half(long staying, long carriedFrom) {
        return (Long.rotateLeft(staying, turn) & ~carried) | (Long.rotateLeft(carriedFrom, turn) & carried);
    }
}
