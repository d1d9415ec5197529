package org.plyspace.tck;

/**
 * How much is tested.
 *
 * @param games random games from each start, with seeds 1, 2, 3, ...
 * @param plies length of each at most
 * @param texts how many well-formed moves are judged in one position at most, spread over all of them
 * @param tablebase how many entries of a table of three men are looked at, all plies together; no table is built if one
 *     ply would take more
 */
public record Effort(int games, int plies, int texts, long tablebase) {

    /** A few seconds for a variant with a few options. */
    public static final Effort QUICK = new Effort(1, 60, 300, 500_000);

    /** A second or less, without a table: for toys, and for rule sets whose twin is tested with more. */
    public static final Effort SHORT = new Effort(1, 24, 60, 1);

    /** A fifth of the plies, a third of the texts, and no more than one game from each start. */
    Effort light() {
        return new Effort(1, Math.max(1, plies / 5), Math.max(1, texts / 3), 0);
    }

    /** Refuses efforts that would test nothing. */
    public Effort {
        if (games < 1 || plies < 1 || texts < 1) {
            throw new IllegalArgumentException("games, plies and texts must be 1 or more");
        }
    }
}
