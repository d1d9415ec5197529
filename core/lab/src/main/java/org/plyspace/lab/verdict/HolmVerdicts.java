package org.plyspace.lab.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.plyspace.lab.experiment.Expectation;
import org.plyspace.lab.metric.Compared;
import org.plyspace.lab.metric.ResultTableMaker;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.Estimates;
import org.plyspace.statistics.ManyTests;

/**
 * Verdicts at the end of an experiment whose hypotheses have no margins. Each is tested in its own direction, for it and against it; an
 * equivalence is tested by two one-sided tests within the margin of its number. The probability that any hypothesis is wrongly supported
 * is at most 5 %; so is the probability that any is wrongly refuted.
 */
final class HolmVerdicts {

    private static final double LEVEL = 0.05;

    private final HypothesisTests tests;

    HolmVerdicts(HypothesisTests tests) {
        this.tests = tests;
    }

    /** What was measured, with the probability of such games if a hypothesis, or its opposite, is false. */
    private record Tested(Optional<Compared> compared, double support, double refutation) {}

    List<HypothesisResult> results() {
        List<HypothesisTests.Question> questions = tests.questions();
        ResultTableMaker numbers = tests.numbers();
        List<Tested> tested =
                questions.stream().map(question -> test(question, numbers)).toList();
        double[] support =
                ManyTests.holm(tested.stream().mapToDouble(Tested::support).toArray());
        double[] refutation =
                ManyTests.holm(tested.stream().mapToDouble(Tested::refutation).toArray());
        List<HypothesisResult> results = new ArrayList<>();
        for (int i = 0; i < support.length; i++) {
            results.add(result(questions.get(i), tested.get(i), support[i], refutation[i]));
        }
        return results;
    }

    private HypothesisResult result(
            HypothesisTests.Question question, Tested tested, double support, double refutation) {
        if (tested.compared.isEmpty()) {
            return tests.unmeasured(question, HypothesisVerdict.UNTESTED);
        }
        int games = tests.experiment().games();
        if (tests.complete(question) < games) {
            return tests.unmeasured(question, HypothesisVerdict.INTERIM);
        }
        HypothesisVerdict verdict = support <= LEVEL
                ? HypothesisVerdict.SUPPORTED
                : refutation <= LEVEL ? HypothesisVerdict.REFUTED : HypothesisVerdict.OPEN;
        Expectation expectation = question.hypothesis().expectations().get(0);
        MeasuredEffect effect = new MeasuredEffect(expectation, tested.compared.get(), Estimates.TAIL, verdict);
        return tests.unmeasured(question, verdict).with(verdict, games, List.of(effect));
    }

    /** Tests a hypothesis, not yet adjusted for the others. */
    private Tested test(HypothesisTests.Question question, ResultTableMaker numbers) {
        if (!question.hypothesis().isStatedInNumbers()) {
            return new Tested(Optional.empty(), Double.NaN, Double.NaN);
        }
        Expectation expectation = question.hypothesis().expectations().get(0);
        Optional<Compared> compared = tests.compare(question, expectation, numbers);
        if (compared.isEmpty()) {
            return new Tested(compared, Double.NaN, Double.NaN);
        }
        Difference difference = compared.get().difference();
        OptionalDouble margin = compared.get().margin();
        double alike = margin.isPresent() ? difference.equivalenceP(margin.getAsDouble()) : Double.NaN;
        return switch (expectation.direction().orElseThrow()) {
            case HIGHER -> new Tested(compared, difference.higherP(), difference.lowerP());
            case LOWER -> new Tested(compared, difference.lowerP(), difference.higherP());
            case DIFFERENT -> new Tested(compared, difference.p(), alike);
            case EQUIVALENT ->
                new Tested(compared, alike, margin.isPresent() ? difference.largerP(margin.getAsDouble()) : Double.NaN);
            case NOT_HIGHER, NOT_LOWER ->
                throw new IllegalStateException("a hypothesis with a margin is read from intervals");
        };
    }
}
