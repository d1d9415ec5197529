package org.plyspace.lab.numbers;

import static org.plyspace.lab.numbers.CountedMetric.each;

import java.util.Set;
import org.plyspace.statistics.Measurement;

/** Metrics of all games up to the ply at which they are cut off: they divide by nothing that the rules may change. */
final class RestrictedMetrics {

    /** The id of the score of all games. */
    static final String SCORE = "score-all";

    /** The ids of metrics that equal those of games that ended if all games did. */
    private static final Set<String> SAME_IF_ALL_ENDED = Set.of(SCORE, "winners");

    private static final Set<String> ALL = Set.of(SCORE, "winners", "imbalance", "mean-length");

    private RestrictedMetrics() {}

    /** Whether a metric is one of these. */
    static boolean isRestricted(Metric metric) {
        return ALL.contains(metric.id());
    }

    /** What a number of such a metric is called where games were cut off. */
    static String label(MetricRow row, int ply) {
        return (row.metric().id().equals(SCORE) ? "score of White" : row.label()) + " to ply " + ply;
    }

    /** Whether a metric repeats another one if no game was cut off. */
    static boolean isSameIfAllEnded(Metric metric) {
        return SAME_IF_ALL_ENDED.contains(metric.id());
    }

    static CountedMetric score() {
        return CountedMetric.of(
                new Metric(
                        SCORE,
                        "score of White, all games",
                        MetricGroup.RESULT,
                        Unit.SHARE_OF_POINTS,
                        "(White's wins + (draws + games cut off) / 2) / games",
                        "this project; M. C. Wu, Statistics in Medicine 2, 1983, on outcomes up to a given time",
                        "What White scores if games that are cut off are drawn.",
                        false),
                Measurement.SHARE_OF_GAMES,
                Margin.FIVE_POINTS,
                RestrictedMetrics::points);
    }

    static CountedMetric imbalance() {
        return CountedMetric.of(
                new Metric(
                        "imbalance",
                        "distance from balance",
                        MetricGroup.RESULT,
                        Unit.SHARE_OF_POINTS,
                        "|(White's wins + (draws + games cut off) / 2) / games - 1/2|",
                        "Ludii: Balance",
                        "How far White's score is from one half, whichever side is better off.",
                        false),
                Measurement.DISTANCE_FROM_HALF,
                Margin.FIVE_POINTS,
                RestrictedMetrics::points);
    }

    static double[] points(GameTrace trace) {
        return new double[] {trace.summary().isFinished() ? trace.summary().whitePoints() : 0.5, 1};
    }

    static CountedMetric winners() {
        return CountedMetric.of(
                new Metric(
                        "winners",
                        "games with a winner",
                        MetricGroup.RESULT,
                        Unit.SHARE_OF_GAMES,
                        "games won by a side / games",
                        "this project, after Ludii: Decisiveness",
                        "How many of all games had a winner before they were cut off.",
                        false),
                Measurement.SHARE_OF_GAMES,
                Margin.FIVE_POINTS,
                each(trace -> true, trace -> trace.summary().isDecisive() ? 1 : 0));
    }

    static CountedMetric meanLength() {
        return CountedMetric.of(
                new Metric(
                        "mean-length",
                        "mean length",
                        MetricGroup.LENGTH,
                        Unit.PLIES,
                        "plies of all games, up to the ply at which they are cut off / games",
                        "P. Royston and M. K. B. Parmar, BMC Medical Research Methodology 13, 2013 (restricted mean survival time)",
                        "How many moves of both sides a game has in the mean, if none goes on after it is cut off.",
                        false),
                Measurement.MEAN,
                Margin.TENTH,
                each(trace -> true, GameTrace::plies));
    }
}
