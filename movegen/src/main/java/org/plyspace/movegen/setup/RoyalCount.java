package org.plyspace.movegen.setup;

/**
 * How many royal pieces a side has in a game.
 *
 * @param citation where that is written
 */
public record RoyalCount(int min, int max, String citation) {

    /** One, as in orthodox chess. */
    public static final RoyalCount ONE = new RoyalCount(1, 1, Faults.NOTATION);
}
