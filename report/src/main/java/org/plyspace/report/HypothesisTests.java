package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.Hypothesis;
import org.plyspace.lab.metric.Compared;
import org.plyspace.lab.metric.ResultTableMaker;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.ManyTests;

/**
 * Tests the hypotheses of an experiment. Each is tested in its own direction, for it and against it; an equivalence is tested by two
 * one-sided tests within the margin of its number. A metric stands for its first number.
 */
final class HypothesisTests {

    private final ResultTableMaker numbers;
    private final UnaryOperator<String> spec;

    /**
     * Creates tests of the numbers of games.
     *
     * @param spec gives the name by which the table refers to a setting of the experiment
     */
    HypothesisTests(ResultTableMaker numbers, UnaryOperator<String> spec) {
        this.numbers = numbers;
        this.spec = spec;
    }

    /** Tests all hypotheses of an experiment, for each engine. */
    List<HypothesisResult> of(Experiment experiment) {
        List<HypothesisResult> single = new ArrayList<>();
        for (String player : experiment.players()) {
            for (Hypothesis hypothesis : experiment.hypotheses()) {
                single.add(test(hypothesis, player));
            }
        }
        double[] support = ManyTests.holm(
                single.stream().mapToDouble(HypothesisResult::support).toArray());
        double[] refutation = ManyTests.holm(
                single.stream().mapToDouble(HypothesisResult::refutation).toArray());
        List<HypothesisResult> adjusted = new ArrayList<>();
        for (int i = 0; i < single.size(); i++) {
            HypothesisResult one = single.get(i);
            adjusted.add(
                    new HypothesisResult(one.hypothesis(), one.player(), one.compared(), support[i], refutation[i]));
        }
        return adjusted;
    }

    /** Tests a hypothesis, not yet adjusted for the others. */
    private HypothesisResult test(Hypothesis hypothesis, String player) {
        if (hypothesis.metric().isEmpty()
                || hypothesis.setting().isEmpty()
                || hypothesis.baseline().isEmpty()
                || hypothesis.direction().isEmpty()) {
            return new HypothesisResult(hypothesis, player, Optional.empty(), Double.NaN, Double.NaN);
        }
        Optional<Compared> compared = numbers.compare(
                hypothesis.metric().get(),
                spec.apply(hypothesis.baseline().get()),
                spec.apply(hypothesis.setting().get()),
                player);
        if (compared.isEmpty()) {
            return new HypothesisResult(hypothesis, player, compared, Double.NaN, Double.NaN);
        }
        Difference difference = compared.get().difference();
        OptionalDouble margin = compared.get().margin();
        double alike = margin.isPresent() ? difference.equivalenceP(margin.getAsDouble()) : Double.NaN;
        return switch (hypothesis.direction().get()) {
            case HIGHER ->
                new HypothesisResult(hypothesis, player, compared, difference.higherP(), difference.lowerP());
            case LOWER -> new HypothesisResult(hypothesis, player, compared, difference.lowerP(), difference.higherP());
            case DIFFERENT -> new HypothesisResult(hypothesis, player, compared, difference.p(), alike);
            case EQUIVALENT ->
                new HypothesisResult(
                        hypothesis,
                        player,
                        compared,
                        alike,
                        margin.isPresent() ? difference.largerP(margin.getAsDouble()) : Double.NaN);
        };
    }
}
