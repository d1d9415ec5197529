package org.plyspace.lab.verdict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.Compared;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTableMaker;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.WeightedSlope;

/**
 * An effect as it depends on what the rules do not say: how deep engines look, or how long openings are. It explains a verdict and gives
 * no other.
 *
 * @param hypothesis the hypothesis whose effect it is
 * @param row the number
 * @param of what it is of, in words
 * @param estimate the difference, or by how much it grows for each ply of depth, with a 95 % interval for itself
 */
public record EffectBreakdown(Hypothesis hypothesis, MetricRow row, String of, Estimate estimate) {

    /** The breakdowns of all effects, in the order of hypotheses, without those whose verdict is still to come. */
    public static List<EffectBreakdown> of(HypothesisTests tests, List<HypothesisResult> results) {
        List<EffectBreakdown> all = new ArrayList<>();
        Experiment experiment = tests.experiment();
        boolean varies = experiment.players().size() > 1
                || experiment.openings().lengths().size() > 1;
        if (!varies || experiment.hypotheses().isEmpty()) {
            return all;
        }
        Map<Integer, ResultTableMaker> byOpening = byOpening(tests);
        for (Hypothesis hypothesis : experiment.hypotheses()) {
            boolean waits = results.stream()
                    .anyMatch(result ->
                            result.hypothesis().equals(hypothesis) && result.verdict() == HypothesisVerdict.INTERIM);
            List<HypothesisTests.Question> questions = tests.questions().stream()
                    .filter(question ->
                            !waits && question.hypothesis().equals(hypothesis) && hypothesis.isStatedInNumbers())
                    .toList();
            for (Expectation expectation : questions.isEmpty() ? List.<Expectation>of() : hypothesis.expectations()) {
                trends(tests, questions, expectation).forEach(all::add);
                openings(tests, questions, expectation, byOpening).forEach(all::add);
            }
        }
        return all;
    }

    private record At(double depth, Compared compared) {}

    /** How an effect grows with depth, for each kind of engine that looked to two depths. */
    private static Stream<EffectBreakdown> trends(
            HypothesisTests tests, List<HypothesisTests.Question> questions, Expectation expectation) {
        Map<String, List<At>> kinds = new LinkedHashMap<>();
        for (HypothesisTests.Question question : questions) {
            double looked = tests.depth(question);
            tests.compare(question, expectation, tests.numbers())
                    .filter(compared -> looked > 0 && compared.difference().error() > 0)
                    .ifPresent(compared -> kinds.computeIfAbsent(kind(question.player()), any -> new ArrayList<>())
                            .add(new At(looked, compared)));
        }
        return kinds.entrySet().stream()
                .filter(kind ->
                        kind.getValue().stream().map(At::depth).distinct().count() > 1)
                .map(kind -> trend(questions.get(0).hypothesis(), kind.getKey(), kind.getValue()));
    }

    private static String kind(String player) {
        return player.split(":", 2)[0];
    }

    private static EffectBreakdown trend(Hypothesis hypothesis, String kind, List<At> all) {
        double[] depths = all.stream().mapToDouble(At::depth).sorted().toArray();
        Estimate slope = WeightedSlope.of(
                all.stream().mapToDouble(At::depth).toArray(),
                all.stream()
                        .mapToDouble(at -> at.compared.difference().estimate().mean())
                        .toArray(),
                all.stream().mapToDouble(at -> at.compared.difference().error()).toArray());
        return new EffectBreakdown(
                hypothesis,
                all.get(0).compared.row(),
                String.format(
                        Locale.ROOT,
                        "for each ply that %s looks deeper, from %.1f to %.1f",
                        kind,
                        depths[0],
                        depths[depths.length - 1]),
                slope);
    }

    /** The numbers of the games after openings of each length; empty if all have one. */
    private static Map<Integer, ResultTableMaker> byOpening(HypothesisTests tests) {
        OpeningRule rule = tests.experiment().openings();
        Map<Integer, ResultTableMaker> all = new LinkedHashMap<>();
        if (rule.lengths().size() > 1) {
            rule.lengths().forEach(plies -> all.put(plies, tests.numbers(opening -> rule.plies(opening) == plies)));
        }
        return all;
    }

    /** The effect by the length of openings. */
    private static Stream<EffectBreakdown> openings(
            HypothesisTests tests,
            List<HypothesisTests.Question> questions,
            Expectation expectation,
            Map<Integer, ResultTableMaker> byOpening) {
        return questions.stream()
                .flatMap(question -> byOpening.entrySet().stream()
                        .flatMap(length ->
                                ofLength(tests, question, expectation, length.getKey(), length.getValue()).stream()));
    }

    private static Optional<EffectBreakdown> ofLength(
            HypothesisTests tests,
            HypothesisTests.Question question,
            Expectation expectation,
            int plies,
            ResultTableMaker numbers) {
        String by = tests.experiment().players().size() > 1 ? ", played by " + question.player() : "";
        return tests.compare(question, expectation, numbers)
                .map(compared -> new EffectBreakdown(
                        question.hypothesis(),
                        compared.row(),
                        "after openings of " + plies + " plies" + by,
                        compared.difference().estimate()));
    }
}
