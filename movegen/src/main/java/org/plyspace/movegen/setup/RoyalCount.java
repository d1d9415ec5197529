package org.plyspace.movegen.setup;

/**
 * The number of royal pieces that a side has in a game.
 *
 * @param citation the section that says so
 */
public record RoyalCount(int min, int max, String citation) {

    /** One royal piece, as in orthodox chess. */
    public static final RoyalCount ONE = new RoyalCount(1, 1, Faults.NOTATION);
}
