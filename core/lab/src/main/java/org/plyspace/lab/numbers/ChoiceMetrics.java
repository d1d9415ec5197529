package org.plyspace.lab.numbers;

import static org.plyspace.lab.numbers.CountedMetric.each;
import static org.plyspace.lab.numbers.CountedMetric.part;
import static org.plyspace.lab.numbers.CountedMetric.plies;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.statistics.Measurement;

/** Metrics of how much choice the players have. */
final class ChoiceMetrics {

    private static final int OPENING = 20;
    private static final double MILLIONTHS = 1e6;

    private ChoiceMetrics() {}

    static List<CountedMetric> all() {
        return List.of(branching(), forced(), candidates(), complexity());
    }

    private static CountedMetric branching() {
        return CountedMetric.of(
                new Metric(
                        "branching",
                        "legal moves",
                        MetricGroup.CHOICE,
                        Unit.MOVES,
                        "legal moves, summed over plies / plies; by ply likewise, over ten plies at a time",
                        "Ludii: Branching Factor Average",
                        "How many legal moves a side can choose from.",
                        false),
                Measurement.RATIO,
                Margin.NONE,
                trace -> part(
                        IntStream.range(0, trace.plies()).map(trace::choices).sum(), trace.plies()));
    }

    private static CountedMetric forced() {
        return CountedMetric.of(
                new Metric(
                        "forced",
                        "forced moves",
                        MetricGroup.CHOICE,
                        Unit.SHARE_OF_PLIES,
                        "plies with one legal move / plies",
                        "Ludii: Decision Moves (its complement)",
                        "How often a side has no choice.",
                        false),
                Measurement.SHARE_OF_MOVES,
                Margin.NONE,
                trace -> plies(trace, ply -> trace.choices(ply) == 1));
    }

    private static CountedMetric candidates() {
        return CountedMetric.of(
                new Metric(
                        "candidates",
                        "candidate moves",
                        MetricGroup.CHOICE,
                        Unit.MOVES,
                        "exp(H), summed over plies / plies; H = -sum q ln q over legal moves, q proportional to exp(s / 25),"
                                + " s being the move's score in hundredths of a pawn by a search of one ply",
                        "Tomasev et al. 2020, section 4 (exponential of the entropy of the prior)",
                        "How many legal moves are worth a thought: two equal ones among bad ones make 2.",
                        true),
                Measurement.RATIO,
                Margin.NONE,
                trace -> trace.judged()
                        .map(judged -> part(
                                IntStream.range(0, trace.plies())
                                        .mapToDouble(ply -> Math.exp(judged.entropy(ply)))
                                        .sum(),
                                trace.plies()))
                        .orElse(null));
    }

    private static CountedMetric complexity() {
        return CountedMetric.of(
                new Metric(
                        "complexity",
                        "tree complexity",
                        MetricGroup.CHOICE,
                        Unit.DIGITS,
                        "log10(legal moves), summed over the plies of a game, mean over games; of games cut off, as far as they went",
                        "V. Allis, Searching for Solutions in Games and Artificial Intelligence, 1994; Ludii: Game Tree Complexity",
                        "How many games of that length offer as much choice, as a decimal logarithm.",
                        false),
                Measurement.MEAN,
                Margin.NONE,
                each(
                        trace -> true,
                        trace -> rounded(IntStream.range(0, trace.plies())
                                .mapToDouble(ply -> Math.log10(trace.choices(ply)))
                                .sum())));
    }

    /** To a millionth, which changes nothing that is shown, and takes half the room in rows of games. */
    private static double rounded(double digits) {
        return Math.rint(MILLIONTHS * digits) / MILLIONTHS;
    }

    /** The entropy of openings; it comes later in the order of metrics than the others. */
    static CountedMetric openingEntropy() {
        return CountedMetric.of(
                new Metric(
                        "opening-entropy",
                        "opening entropy",
                        MetricGroup.CHOICE,
                        Unit.NATS,
                        "H, as for candidate moves, summed over the first 20 plies of a game, mean over games of 20 plies at least",
                        "Tomasev et al. 2020, section 4 (entropy of the opening tree over 20 plies)",
                        "How many openings are played: e to that power of equally likely ones.",
                        true),
                Measurement.MEAN,
                Margin.NONE,
                trace -> trace.judged()
                        .filter(judged -> trace.plies() >= OPENING)
                        .map(judged -> new double[] {
                            IntStream.range(0, OPENING)
                                    .mapToDouble(judged::entropy)
                                    .sum(),
                            1
                        })
                        .orElse(null));
    }
}
