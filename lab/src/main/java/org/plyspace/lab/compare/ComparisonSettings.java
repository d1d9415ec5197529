package org.plyspace.lab.compare;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What is played for a comparison.
 *
 * @param players the engines that play, each against itself, as {@link org.plyspace.match.engine.EngineSpec} reads them; at least one
 * @param games of each engine in each rule set, 1 to {@link #MAX_GAMES}
 * @param seed decides every random choice
 * @param openingPlies how many moves are drawn before engines other than {@code random} choose, 0 to {@link #MAX_OPENING}
 * @param maxPlies where games that do not end are cut off, 1 to {@link #MAX_PLIES}
 * @param positions the texts of positions that games begin with, in turn; empty for the start
 * @param judged whether a judge looks at the games
 * @param baseline the rule set that others are compared with; empty for the first one if all are of one id, and for none else
 * @param limit how long one game may take, or all else that a rule set is asked, 1 second to {@link #MAX_SECONDS}
 */
public record ComparisonSettings(
        List<String> players,
        int games,
        long seed,
        int openingPlies,
        int maxPlies,
        List<String> positions,
        boolean judged,
        Optional<String> baseline,
        Duration limit) {

    /** What plays unless told otherwise: without a thought, and with a quick one that favours no rule set. */
    public static final List<String> USUAL_PLAYERS = List.of("random", "alphabeta:nodes=1000,eval=generic");

    /** More would not fit into memory, each game's numbers being kept until the end. */
    public static final int MAX_GAMES = 100_000;

    /** The longest opening. */
    public static final int MAX_OPENING = 200;

    /** The longest games; a game's repetitions are sought among all its positions. */
    public static final int MAX_PLIES = 10_000;

    /** A week. */
    public static final int MAX_SECONDS = 604_800;

    /** Minutes beyond what the longest game of the largest cube takes. */
    public static final int DEFAULT_SECONDS = 600;

    /** Refuses numbers out of range. */
    public ComparisonSettings {
        players = List.copyOf(players);
        positions = List.copyOf(positions);
        requireIn("players", players.size(), 1, Integer.MAX_VALUE);
        requireIn("games", games, 1, MAX_GAMES);
        requireIn("opening plies", openingPlies, 0, MAX_OPENING);
        requireIn("plies", maxPlies, 1, MAX_PLIES);
        requireIn("seconds", Math.toIntExact(limit.toSeconds()), 1, MAX_SECONDS);
    }

    private static void requireIn(String what, int value, int min, int max) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(value + " " + what + "; expected " + min + " to " + max);
        }
    }
}
