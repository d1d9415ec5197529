package org.plyspace.tck;

/**
 * The amount of testing.
 *
 * @param games the number of random games from each start, with seeds 1, 2, 3, ...
 * @param plies the largest length of each game
 * @param texts the largest number of well-formed moves judged in a position, spread over all of them
 * @param tablebase the largest number of entries visited in a table of three men, all plies together; no table is built if one
 *     ply would take more
 */
public record Effort(int games, int plies, int texts, long tablebase) {

    /** Takes a few seconds for a variant with a few options. */
    public static final Effort QUICK = new Effort(1, 60, 300, 500_000);

    /** Takes a second or less, without a table: for toys, and for rule sets whose twin is tested more thoroughly. */
    public static final Effort SHORT = new Effort(1, 24, 60, 1);

    /** A fifth of the plies, a third of the texts, and at most one game from each start. */
    Effort light() {
        return new Effort(1, Math.max(1, plies / 5), Math.max(1, texts / 3), 0);
    }

    /** Refuses an effort that would test nothing. */
    public Effort {
        if (games < 1 || plies < 1 || texts < 1) {
            throw new IllegalArgumentException("games, plies and texts must be 1 or more");
        }
    }
}
