package org.plyspace.lab.numbers;

import static org.plyspace.lab.numbers.CountedMetric.plies;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.engine.GameResult;
import org.plyspace.statistics.Measurement;

/** Metrics of how eventful games are, and how long they stay open. */
final class TensionMetrics {

    /** How far the expectancy must be from one half for a side to lead. */
    private static final double BAND = 0.05;

    private TensionMetrics() {}

    static List<CountedMetric> all() {
        return List.of(captures(), checks(), drama(), leadChanges(), uncertainty());
    }

    private static CountedMetric captures() {
        return CountedMetric.of(
                new Metric(
                        "captures",
                        "captures",
                        MetricGroup.TENSION,
                        Unit.SHARE_OF_MOVES,
                        "moves that capture / moves; by ply likewise, over ten plies at a time",
                        "Ludii: Remove Decision Frequency",
                        "How often something is taken.",
                        false),
                Measurement.SHARE_OF_MOVES,
                Margin.NONE,
                trace -> plies(trace, ply -> Move.isCapture(trace.move(ply))));
    }

    private static CountedMetric checks() {
        return CountedMetric.of(
                new Metric(
                        "checks",
                        "checks",
                        MetricGroup.TENSION,
                        Unit.SHARE_OF_MOVES,
                        "moves that give check / moves; by ply likewise, over ten plies at a time",
                        "Ludii: Check Frequency",
                        "How often a royal piece is attacked.",
                        false),
                Measurement.SHARE_OF_MOVES,
                Margin.NONE,
                trace -> plies(trace, trace::isCheck));
    }

    private static CountedMetric drama() {
        return CountedMetric.of(
                new Metric(
                        "drama",
                        "drama",
                        MetricGroup.TENSION,
                        Unit.SCALE,
                        "sqrt(1/2 - p) of the winner, mean over the plies at which p < 1/2, 0 if there are none; mean over decisive games",
                        "C. Browne, Automatic Generation and Evaluation of Recombination Games, 2008; Ludii: Drama",
                        "How badly off the winner was while behind; at most 0.71.",
                        true),
                Measurement.MEAN,
                Margin.NONE,
                judged(trace -> trace.summary().isDecisive()
                        ? drama(trace, trace.summary().result() == GameResult.WHITE_WINS)
                        : Double.NaN));
    }

    private static double drama(GameTrace trace, boolean whiteWins) {
        JudgedGame judged = trace.judged().orElseThrow();
        return IntStream.range(0, trace.plies())
                .mapToDouble(ply -> whiteWins ? judged.expectancy(ply) : 1 - judged.expectancy(ply))
                .filter(expectancy -> expectancy < 0.5)
                .map(expectancy -> Math.sqrt(0.5 - expectancy))
                .average()
                .orElse(0);
    }

    private static CountedMetric leadChanges() {
        return CountedMetric.of(
                new Metric(
                        "lead-changes",
                        "lead changes",
                        MetricGroup.TENSION,
                        Unit.TIMES,
                        "times that the side with p > 0.55 is another than the one that had it last, mean over games",
                        "C. Browne 2008; Ludii: Lead Change",
                        "How often the other side takes the lead; neither side leads within 5 points of one half.",
                        true),
                Measurement.MEAN,
                Margin.NONE,
                judged(TensionMetrics::leadChanges));
    }

    private static double leadChanges(GameTrace trace) {
        JudgedGame judged = trace.judged().orElseThrow();
        int leader = 0;
        int changes = 0;
        for (int ply = 0; ply < trace.plies(); ply++) {
            double lead = judged.expectancy(ply) - 0.5;
            int ahead = lead > BAND ? 1 : lead < -BAND ? -1 : leader;
            changes += leader != 0 && ahead != leader ? 1 : 0;
            leader = ahead;
        }
        return changes;
    }

    private static CountedMetric uncertainty() {
        return CountedMetric.of(
                new Metric(
                        "uncertainty",
                        "uncertainty",
                        MetricGroup.TENSION,
                        Unit.SCALE,
                        "4 p (1 - p), mean over the plies of a game, mean over games",
                        "C. Browne 2008 (uncertainty of the outcome)",
                        "How open games are while they last: 1 is even, 0 decided.",
                        true),
                Measurement.MEAN,
                Margin.NONE,
                judged(trace -> IntStream.range(0, trace.plies())
                        .mapToDouble(ply -> trace.judged().orElseThrow().expectancy(ply))
                        .map(expectancy -> 4 * expectancy * (1 - expectancy))
                        .average()
                        .orElse(Double.NaN)));
    }

    /** A value of each judged game, unless it is NaN. */
    private static MetricRow.Reading judged(ToDoubleFunction<GameTrace> value) {
        return trace -> {
            double number = trace.judged().isPresent() ? value.applyAsDouble(trace) : Double.NaN;
            return Double.isNaN(number) ? null : new double[] {number, 1};
        };
    }
}
