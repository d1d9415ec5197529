package org.plyspace.lab.compare;

import java.time.Duration;

/**
 * How much is played for a comparison.
 *
 * @param games per variant, 1 to {@link #MAX_GAMES}
 * @param seed decides every random choice
 * @param maxPlies where games that do not end are cut off, 1 to {@link #MAX_PLIES}
 * @param limit how long one game may take, or all else that a rule set is asked, 1 second to {@link #MAX_SECONDS}
 */
public record ComparisonSettings(int games, long seed, int maxPlies, Duration limit) {

    /** More would not fit into memory, each game's numbers being kept until the end. */
    public static final int MAX_GAMES = 100_000;

    /** The longest games; a game's repetitions are sought among all its positions. */
    public static final int MAX_PLIES = 10_000;

    /** A week. */
    public static final int MAX_SECONDS = 604_800;

    /** Minutes beyond what the longest game of the largest cube takes. */
    public static final int DEFAULT_SECONDS = 600;

    /** Refuses numbers out of range. */
    public ComparisonSettings {
        requireIn("games", games, MAX_GAMES);
        requireIn("plies", maxPlies, MAX_PLIES);
        requireIn("seconds", Math.toIntExact(limit.toSeconds()), MAX_SECONDS);
    }

    /** With the usual time limit. */
    public ComparisonSettings(int games, long seed, int maxPlies) {
        this(games, seed, maxPlies, Duration.ofSeconds(DEFAULT_SECONDS));
    }

    private static void requireIn(String what, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException(value + " " + what + "; expected 1 to " + max);
        }
    }
}
