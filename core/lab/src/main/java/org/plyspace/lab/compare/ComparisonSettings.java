package org.plyspace.lab.compare;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.plyspace.match.engine.EngineSpec;

/**
 * The settings of a comparison.
 *
 * @param players the engines that play, each against itself, as {@link org.plyspace.match.engine.EngineSpec} reads them; at least one
 * @param games the number of games of each engine in each rule set, 1 to {@link #MAX_GAMES}
 * @param seed the seed of all random choices
 * @param openingPlies the number of moves drawn before engines other than {@code random} choose, 0 to {@link #MAX_OPENING}
 * @param maxPlies the length at which games are cut off, 1 to {@link #MAX_PLIES}
 * @param positions the texts of positions from which games begin, in turn; empty for the start
 * @param judged whether a judge evaluates the games
 * @param baseline the rule set with which others are compared; if empty, the first one if all are of one id, otherwise none
 * @param metrics the metrics, or single numbers of them; empty for all
 * @param limit the time that one game may take, or all other questions to a rule set together, 1 second to {@link #MAX_SECONDS}
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
        List<String> metrics,
        Duration limit) {

    /** The default number of games. */
    public static final int USUAL_GAMES = 80;

    /** The default seed. */
    public static final long USUAL_SEED = 1;

    /** The default length of openings. */
    public static final int USUAL_OPENING = 20;

    /** The default length at which games are cut off. */
    public static final int USUAL_PLIES = 1_000;

    /** The most games; more would not fit in memory, since each game's numbers are kept until the end. */
    public static final int MAX_GAMES = 100_000;

    /** The most plies of an opening. */
    public static final int MAX_OPENING = 200;

    /** The most plies of a game, whose repetitions are sought among all its positions. */
    public static final int MAX_PLIES = 10_000;

    /** The longest time limit: a week. */
    public static final int MAX_SECONDS = 604_800;

    /** The default time limit, minutes more than the longest game of the largest cube takes. */
    public static final int DEFAULT_SECONDS = 600;

    /** Refuses numbers that are out of range. */
    public ComparisonSettings {
        players = List.copyOf(players);
        positions = List.copyOf(positions);
        metrics = List.copyOf(metrics);
        requireIn("players", players.size(), 1, Integer.MAX_VALUE);
        requireIn("games", games, 1, MAX_GAMES);
        requireIn("opening plies", openingPlies, 0, MAX_OPENING);
        requireIn("plies", maxPlies, 1, MAX_PLIES);
        requireIn("seconds", Math.toIntExact(limit.toSeconds()), 1, MAX_SECONDS);
    }

    /** Settings for all metrics. */
    public ComparisonSettings(
            List<String> players,
            int games,
            long seed,
            int openingPlies,
            int maxPlies,
            List<String> positions,
            boolean judged,
            Optional<String> baseline,
            Duration limit) {
        this(players, games, seed, openingPlies, maxPlies, positions, judged, baseline, List.of(), limit);
    }

    /** The number of positions from which games begin. */
    public int starts() {
        return Math.max(1, positions.size());
    }

    /**
     * The first engine that would repeat the same game, since neither openings nor its moves are random; empty if every engine varies.
     *
     * @throws org.plyspace.api.UsageException if an engine's spec is malformed
     */
    public Optional<String> repeated() {
        List<EngineSpec> specs = players.stream().map(EngineSpec::parse).toList();
        return openingPlies > 0 || games <= starts()
                ? Optional.empty()
                : specs.stream().filter(spec -> !spec.isSeeded()).findFirst().map(EngineSpec::toString);
    }

    private static void requireIn(String what, int value, int min, int max) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(value + " " + what + "; expected " + min + " to " + max);
        }
    }
}
