package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.plyspace.lab.experiment.Direction;
import org.plyspace.lab.experiment.Expectation;
import org.plyspace.lab.metric.Compared;
import org.plyspace.lab.metric.ResultTableMaker;
import org.plyspace.lab.metric.Unit;
import org.plyspace.lab.verdict.HypothesisTests;
import org.plyspace.lab.verdict.IntervalVerdicts;
import org.plyspace.lab.verdict.MeasuredEffect;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.SampleSize;

/** How many games the hypotheses of an experiment need, judging by how much the results of some games vary. */
final class HypothesisPlan {

    private static final double USUAL_POWER = 0.8;
    private static final double GREAT_POWER = 0.9;

    private final HypothesisTests tests;

    /**
     * Creates a plan.
     *
     * @param tests the hypotheses, held against the games that are known
     */
    HypothesisPlan(HypothesisTests tests) {
        this.tests = tests;
    }

    /** A sentence for each expectation of each hypothesis that is stated in numbers. */
    List<String> lines() {
        IntervalVerdicts verdicts = new IntervalVerdicts(tests);
        ResultTableMaker numbers = tests.numbers();
        List<String> lines = new ArrayList<>();
        for (HypothesisTests.Question question : tests.questions()) {
            if (question.hypothesis().isStatedInNumbers()) {
                lines.add(question.hypothesis().text()
                        + (tests.experiment().players().size() > 1 ? " (" + question.player() + ")" : ""));
                for (Expectation expectation : question.hypothesis().expectations()) {
                    lines.add("  " + line(question, expectation, numbers, verdicts.lastTail(expectation)));
                }
            }
        }
        return lines;
    }

    private String line(
            HypothesisTests.Question question, Expectation expectation, ResultTableMaker numbers, double tail) {
        Optional<Compared> compared = tests.compare(question, expectation, numbers);
        if (compared.isEmpty()) {
            return expectation.metric().orElseThrow() + ": none of these games tells";
        }
        Compared found = compared.get();
        Difference difference = found.difference();
        OptionalDouble stated = MeasuredEffect.matters(expectation, found);
        OptionalDouble matters = stated.isPresent() ? stated : found.margin();
        double deviation = difference.error() * Math.sqrt(difference.clusters());
        String label = MetricTexts.label(found.row());
        if (!(deviation > 0)) {
            return label + ": of " + difference.clusters()
                    + " games none differs, which does not tell how many need be played";
        }
        Unit unit = found.row().metric().unit();
        int planned = tests.experiment().games();
        String reach = "; the " + Numbers.whole(planned) + " planned tell "
                + size(unit, SampleSize.shown(deviation, planned, tail, USUAL_POWER)) + " with 80 %";
        if (matters.isEmpty()) {
            return label + ": has no margin" + reach;
        }
        double margin = matters.getAsDouble();
        return expectation.direction().filter(Direction.EQUIVALENT::equals).isPresent()
                ? label + ": if there is none, a difference is shown to be below " + size(unit, margin) + " by "
                        + Numbers.whole(SampleSize.toStayWithin(deviation, 0, margin, tail, USUAL_POWER))
                        + " games with 80 %, by "
                        + Numbers.whole(SampleSize.toStayWithin(deviation, 0, margin, tail, GREAT_POWER)) + " with 90 %"
                : label + ": " + size(unit, margin) + " is told from 0 by "
                        + Numbers.whole(SampleSize.toExclude(deviation, margin, tail, USUAL_POWER))
                        + " games with 80 %, by "
                        + Numbers.whole(SampleSize.toExclude(deviation, margin, tail, GREAT_POWER)) + " with 90 %"
                        + reach;
    }

    private static String size(Unit unit, double value) {
        return String.format(Locale.ROOT, "%.3g", unit.factor() * value);
    }
}
