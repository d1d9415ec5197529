package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.plyspace.api.Rules;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairStrength;

/**
 * Measures how much a deeper search gains in a rule set: an engine plays matches against itself with twice the nodes.
 *
 * @param pairs the number of pairs of games for each doubling, from 2
 * @param seed the seed of the openings
 */
public record DepthMeasure(Rules rules, int pairs, long seed) {

    static final Metric METRIC = new Metric(
            "depth",
            "depth",
            MetricGroup.SKILL,
            Unit.ELO,
            "Elo of alphabeta:nodes=2N,eval=generic against alphabeta:nodes=N,eval=generic, mean over N = 125, 250, ..., 4000; each from"
                    + " (points + 1/2) / (pairs + 1)",
            "this project, after K. Thompson, Computer Chess Strength, 1982 (a program against itself one ply deeper)",
            "How many points of Elo twice the thought brings: the more, the more there is to find.",
            false);

    /** The smallest number of nodes per move. */
    public static final int FEWEST = 125;
    /** How many times the nodes are doubled. */
    public static final int DOUBLINGS = 6;
    /** The most games of a doubling. */
    public static final int MOST_GAMES = 1_000_000;

    private static final int OPENING = 8;
    private static final int MOST_PLIES = 600;

    /**
     * The result of the measurement.
     *
     * @param perDoubling the mean gain in Elo of twice the nodes
     * @param steps the result of each match, fewest nodes first, from the view of the engine with more nodes
     */
    public record Depth(Estimate perDoubling, List<PairCounts> steps) {}

    /**
     * Plays the matches. The result does not depend on the number of threads.
     *
     * @param over receives each finished game, one at a time
     */
    public Depth run(int threads, Consumer<MatchGame> over) {
        return run(
                IntStream.rangeClosed(0, DOUBLINGS).map(step -> FEWEST << step).toArray(), threads, over);
    }

    /** Plays a match of each number of nodes against the one before it. */
    Depth run(int[] nodes, int threads, Consumer<MatchGame> over) {
        Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), MOST_PLIES);
        MatchSettings settings =
                new MatchSettings(pairs, seed, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
        List<PairCounts> steps = new ArrayList<>();
        for (int step = 1; step < nodes.length; step++) {
            Match match = new Match(rules, player(nodes[step]), player(nodes[step - 1]), settings);
            steps.add(match.run(threads, over).pairs());
        }
        return of(steps);
    }

    private static EngineSpec player(int nodes) {
        return EngineSpec.parse("alphabeta:nodes=" + nodes + ",eval=generic");
    }

    /** The mean over all matches, of which each has at least two pairs. */
    static Depth of(List<PairCounts> steps) {
        double elo = 0;
        double variance = 0;
        double freedom = 0;
        for (PairCounts step : steps) {
            int n = step.pairs();
            double share = (n * step.mean() + 0.5) / (n + 1);
            // If all pairs had the same score, the variance is that of pairs each of which is won or lost outright.
            double spread = step.variance() > 0 ? step.variance() : share * (1 - share);
            double slope = 400 / Math.log(10) / (share * (1 - share));
            elo += PairStrength.elo(share) / steps.size();
            variance += slope * slope * spread / n / (steps.size() * steps.size());
            freedom += n - 1;
        }
        double t = TDistribution.of(freedom).inverseSurvivalProbability(Estimates.TAIL);
        return new Depth(Estimate.around(elo, t * Math.sqrt(variance)), steps);
    }
}
