package org.plyspace.lab.numbers;

import static org.plyspace.lab.numbers.CountedMetric.each;

import java.util.List;
import org.plyspace.engine.GameResult;
import org.plyspace.statistics.Measurement;

/** Metrics of how games end. */
final class ResultMetrics {

    static final Metric ENDINGS = new Metric(
            "ending",
            "endings by reason",
            MetricGroup.RESULT,
            Unit.SHARE_OF_GAMES,
            "games that ended so / finished games; a row for each kind of draw that occurred, and for each way to win where there were several",
            "Tomasev et al. 2020, section 2; Ludii: Drawishness",
            "Which way games end: each kind of draw, and each way to win where there is more than one.",
            false);

    /** The id of a metric that is useful only if games were cut off. */
    static final String BOUNDS = "score-bounds";

    private ResultMetrics() {}

    static List<CountedMetric> all() {
        return List.of(
                RestrictedMetrics.score(),
                odds(),
                score(),
                RestrictedMetrics.imbalance(),
                RestrictedMetrics.winners(),
                decisive(),
                CountedMetric.ofNone(ENDINGS),
                finished(),
                bounds(),
                firstMoveAdvantage());
    }

    private static CountedMetric score() {
        return CountedMetric.of(
                new Metric(
                        "score",
                        "score of White",
                        MetricGroup.RESULT,
                        Unit.SHARE_OF_POINTS,
                        "(White's wins + draws / 2) / finished games",
                        "Tomasev et al. 2020, section 2; Ludii: Balance",
                        "What White scores; 50 % is balanced.",
                        false),
                Measurement.SHARE_OF_GAMES,
                Margin.FIVE_POINTS,
                each(
                        trace -> trace.summary().isFinished(),
                        trace -> trace.summary().whitePoints()));
    }

    private static CountedMetric odds() {
        return CountedMetric.of(
                new Metric(
                        "odds-score",
                        "score with the odds",
                        MetricGroup.RESULT,
                        Unit.SHARE_OF_POINTS,
                        "(its wins + (draws + games cut off) / 2) / games",
                        "this project",
                        "What the side scores that begins with the first pieces of the odds; 50 % says that they are worth the others.",
                        false),
                Measurement.SHARE_OF_GAMES,
                Margin.FIVE_POINTS,
                RuleTraits::odds,
                trace -> {
                    double points = RestrictedMetrics.points(trace)[0];
                    return new double[] {
                        GameSummary.oddsAreWhites(trace.summary().opening()) ? points : 1 - points, 1
                    };
                });
    }

    private static CountedMetric decisive() {
        return CountedMetric.of(
                new Metric(
                        "decisive",
                        "decisive games",
                        MetricGroup.RESULT,
                        Unit.SHARE_OF_GAMES,
                        "games won by a side / finished games",
                        "Tomasev et al. 2020, section 2; Ludii: Decisiveness",
                        "How many of the games that came to an end had a winner.",
                        false),
                Measurement.SHARE_OF_GAMES,
                Margin.FIVE_POINTS,
                each(
                        trace -> trace.summary().isFinished(),
                        trace -> trace.summary().isDecisive() ? 1 : 0));
    }

    private static CountedMetric finished() {
        return CountedMetric.of(
                new Metric(
                        "finished",
                        "finished games",
                        MetricGroup.RESULT,
                        Unit.SHARE_OF_GAMES,
                        "games that the rules ended / games",
                        "Ludii: Completion",
                        "How many games came to an end before they were cut off.",
                        false),
                Measurement.SHARE_OF_GAMES,
                Margin.FIVE_POINTS,
                each(trace -> true, trace -> trace.summary().isFinished() ? 1 : 0));
    }

    private static CountedMetric bounds() {
        return CountedMetric.ofSeveral(
                new Metric(
                        BOUNDS,
                        "score with the games cut off",
                        MetricGroup.RESULT,
                        Unit.SHARE_OF_POINTS,
                        "(White's wins + draws / 2 + u games cut off) / games, for u = 0 and u = 1",
                        "C. F. Manski, Identification Problems in the Social Sciences, 1995 (worst-case bounds)",
                        "White's score if it had lost, or won, every game that was cut off: the truth lies between.",
                        false),
                (traits, parts) -> {
                    parts.add("lost", "score, those cut off lost", Measurement.SHARE_OF_GAMES, Margin.NONE, ifAll(0));
                    parts.add("won", "score, those cut off won", Measurement.SHARE_OF_GAMES, Margin.NONE, ifAll(1));
                });
    }

    private static MetricRow.Reading ifAll(double points) {
        return each(
                trace -> true,
                trace -> trace.summary().isFinished() ? trace.summary().whitePoints() : points);
    }

    private static CountedMetric firstMoveAdvantage() {
        return CountedMetric.of(
                new Metric(
                        "first-move",
                        "first-move advantage",
                        MetricGroup.RESULT,
                        Unit.ELO,
                        "400 log10((White's wins + 1/2) / (Black's wins + 1/2))",
                        "R. R. Davidson, JASA 65, 1970, with an effect of order (R. R. Davidson and R. J. Beaver, Biometrics 33, 1977)",
                        "By how many points of Elo White is the stronger of two equal players; it does not depend on how many games"
                                + " are drawn.",
                        false),
                Measurement.ELO,
                Margin.NONE,
                trace -> trace.summary().isDecisive()
                        ? new double[] {
                            trace.summary().result() == GameResult.WHITE_WINS ? 1 : 0,
                            trace.summary().result() == GameResult.BLACK_WINS ? 1 : 0
                        }
                        : null);
    }
}
