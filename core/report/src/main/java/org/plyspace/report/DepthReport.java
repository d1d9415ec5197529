package org.plyspace.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.lab.metric.DepthMeasure;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairStrength;

/**
 * How many Elo points a doubling of the nodes gains, as text and as JSON.
 *
 * @param games the number of games of each doubling
 */
public record DepthReport(int games, long seed, List<RuleSet> variants) {

    private static final int NARROWEST = 7;
    private static final int GAP = 2;

    /**
     * The report on a rule set.
     *
     * @param eloPerDoubling the mean of the steps
     * @param steps the steps, fewest nodes first
     */
    public record RuleSet(String variant, Numbers.Interval eloPerDoubling, List<Step> steps) {}

    /**
     * One doubling, from the view of the side with more nodes.
     *
     * @param pairs the number of pairs in which that side scored 0, 1, 2, 3 and 4 half points
     * @param score that side's share of the points
     */
    public record Step(int nodes, int against, List<Integer> pairs, Numbers.Interval score, Numbers.Interval elo) {}

    /** Creates the report on a measurement. */
    public static RuleSet of(String variant, DepthMeasure.Depth depth) {
        return new RuleSet(
                variant,
                Numbers.Interval.of(depth.perDoubling()),
                IntStream.range(0, depth.steps().size())
                        .mapToObj(step -> step(step, depth.steps().get(step)))
                        .toList());
    }

    private static Step step(int step, PairCounts pairs) {
        int fewer = DepthMeasure.FEWEST << step;
        PairStrength strength = PairStrength.of(pairs);
        return new Step(
                2 * fewer,
                fewer,
                Arrays.stream(pairs.toArray()).boxed().toList(),
                Numbers.Interval.of(strength.score()),
                Numbers.Interval.of(strength.elo()));
    }

    /** The report as text: a row for each rule set, with the mean and each step. */
    public List<String> lines() {
        int label = Math.max(
                NARROWEST,
                variants.stream().mapToInt(each -> each.variant.length()).max().orElse(0));
        List<String> lines = new ArrayList<>();
        lines.add(
                String.format(Locale.ROOT, "Elo of twice the nodes, %,d games of each doubling, seed %d", games, seed));
        lines.add("");
        for (RuleSet each : variants) {
            lines.add(pad(each.variant, label) + Numbers.elo(each.eloPerDoubling));
        }
        for (RuleSet each : variants) {
            lines.add("");
            lines.add(each.variant);
            each.steps.forEach(step -> lines.add(step(step)));
        }
        return lines;
    }

    private static String pad(String text, int to) {
        return text + " ".repeat(to + GAP - text.length());
    }

    private static String step(Step step) {
        return String.format(
                Locale.ROOT,
                "  %,5d against %,5d nodes: %s, pairs with 0 to 4 half points: %s",
                step.nodes,
                step.against,
                Numbers.elo(step.elo),
                step.pairs.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
