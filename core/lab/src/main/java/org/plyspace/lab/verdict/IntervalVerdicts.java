package org.plyspace.lab.verdict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.lab.numbers.Compared;
import org.plyspace.lab.numbers.ResultTableMaker;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.InterimLooks;

/**
 * Verdicts read from intervals at the looks of an experiment. All intervals at all looks hold together: the probability that any true
 * difference is below one is at most 5 %; so is the probability that any is above one. What an earlier look has settled stays so.
 */
final class IntervalVerdicts {

    private static final double ERROR = 0.05;

    private final HypothesisTests tests;
    private final InterimLooks looks;
    private final double[] oneSided;
    private final double[] twoSided;

    /** Prepares verdicts; nothing is looked at yet. */
    IntervalVerdicts(HypothesisTests tests) {
        Experiment experiment = tests.experiment();
        this.tests = tests;
        this.looks = experiment.verdicts();
        double error = ERROR / Math.max(1, expectations(tests));
        this.oneSided = looks.tails(error);
        this.twoSided = looks.tails(error / 2);
    }

    /** The number of expectations that are held against games together. */
    private static int expectations(HypothesisTests tests) {
        return tests.questions().stream()
                .map(HypothesisTests.Question::hypothesis)
                .filter(hypothesis -> hypothesis.isStatedInNumbers())
                .mapToInt(hypothesis -> hypothesis.expectations().size())
                .sum();
    }

    List<HypothesisResult> results() {
        Map<HypothesisTests.Question, HypothesisResult> results = new LinkedHashMap<>();
        for (HypothesisTests.Question question : tests.questions()) {
            results.put(
                    question,
                    tests.unmeasured(
                            question,
                            question.hypothesis().isStatedInNumbers()
                                    ? HypothesisVerdict.INTERIM
                                    : HypothesisVerdict.UNTESTED));
        }
        for (int look = 0; look < looks.games().size(); look++) {
            look(look, results);
        }
        return List.copyOf(results.values());
    }

    /** Looks at hypotheses that are not settled, and of which enough games have been played. */
    private void look(int look, Map<HypothesisTests.Question, HypothesisResult> results) {
        int games = looks.games().get(look);
        List<HypothesisTests.Question> open = results.keySet().stream()
                .filter(question -> !results.get(question).verdict().isSettled() && tests.complete(question) >= games)
                .toList();
        if (!open.isEmpty()) {
            ResultTableMaker numbers = tests.numbers(games);
            open.forEach(question ->
                    results.computeIfPresent(question, (same, before) -> result(same, before, look, numbers)));
        }
    }

    private HypothesisResult result(
            HypothesisTests.Question question, HypothesisResult before, int look, ResultTableMaker numbers) {
        List<MeasuredEffect> effects = new ArrayList<>();
        List<Expectation> expectations = question.hypothesis().expectations();
        boolean last = look == looks.games().size() - 1;
        for (int i = 0; i < expectations.size(); i++) {
            Expectation expectation = expectations.get(i);
            Optional<MeasuredEffect> settled = before.effects().stream()
                    .skip(i)
                    .findFirst()
                    .filter(effect -> effect.verdict().isSettled());
            Optional<Compared> compared = tests.compare(question, expectation, numbers);
            if (settled.isPresent()) {
                effects.add(settled.get());
            } else if (compared.isPresent()) {
                effects.add(MeasuredEffect.of(expectation, compared.get(), tail(expectation, look)));
            } else {
                return last ? tests.unmeasured(question, HypothesisVerdict.UNTESTED) : before;
            }
        }
        HypothesisVerdict verdict = HypothesisVerdict.together(
                effects.stream().map(MeasuredEffect::verdict).toList());
        boolean waits = !verdict.isSettled() && !last;
        return before.with(
                waits ? HypothesisVerdict.INTERIM : verdict,
                waits ? tests.complete(question) : looks.games().get(look),
                effects);
    }

    /** The probability beyond an end of the interval at the last look. */
    double lastTail(Expectation expectation) {
        return tail(expectation, looks.games().size() - 1);
    }

    private double tail(Expectation expectation, int look) {
        return expectation.direction().filter(Direction::isTwoSided).isPresent() ? twoSided[look] : oneSided[look];
    }
}
