package org.plyspace.lab.compare;

/**
 * How much is played for a comparison.
 *
 * @param games per variant, 1 to {@link #MAX_GAMES}
 * @param seed decides every random choice
 * @param maxPlies where games that do not end are cut off, 1 to {@link #MAX_PLIES}
 */
public record ComparisonSettings(int games, long seed, int maxPlies) {

    /** More would not fit into memory, each game's numbers being kept until the end. */
    public static final int MAX_GAMES = 100_000;

    /** The longest games; a game's repetitions are sought among all its positions. */
    public static final int MAX_PLIES = 10_000;

    /** Refuses numbers out of range. */
    public ComparisonSettings {
        requireIn("games", games, MAX_GAMES);
        requireIn("plies", maxPlies, MAX_PLIES);
    }

    private static void requireIn(String what, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException(value + " " + what + "; expected 1 to " + max);
        }
    }
}
