package org.plyspace.endgame;

/** A way to find all values of a table, pass by pass. Confined to one thread. */
interface Passes {

    /** The values found so far; after the last pass all other positions are draws. */
    ValueStore store();

    /**
     * Marks what stands for nothing and values where the game is over.
     *
     * @throws MixedException if the side to move has won somewhere, and the scale is regular
     */
    void first();

    /** Finds what a pass finds; passes are made in order from 1. Returns whether there may be more to find. */
    boolean next(int plies);

    /** By side and block, what must be kept besides the values to go on after a pass; empty if nothing must. */
    byte[][][] counters();

    /** The side to move may have won: the regular scale is too small. */
    final class MixedException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        MixedException() {
            super("the side to move has won", null, false, false);
        }
    }
}
