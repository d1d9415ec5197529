package org.plyspace.lab.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.plyspace.lab.numbers.Compared;
import org.plyspace.lab.numbers.ResultTableMaker;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.SampleSize;

/**
 * How many games of either setting an expectation needs, judging by how much the results of some games vary. An equivalence needs as many
 * as show a true difference of 0 to be within the margin; all else needs as many as tell the margin from 0.
 *
 * @param question the hypothesis, and the engine that plays
 * @param expectation the expectation
 * @param compared what the games tell of it; empty if they tell nothing
 * @param margin the difference to detect, in the unit of the number; may be empty
 * @param usual how many games suffice with a probability of 80 %; 0 without a margin, or if no game differs
 * @param great how many games suffice with a probability of 90 %, likewise
 * @param shown the difference that the planned games tell from 0 with a probability of 80 %; NaN if no game differs
 */
public record GamesNeeded(
        HypothesisTests.Question question,
        Expectation expectation,
        Optional<Compared> compared,
        OptionalDouble margin,
        long usual,
        long great,
        double shown) {

    private static final double USUAL_POWER = 0.8;
    private static final double GREAT_POWER = 0.9;

    /** For all expectations that are stated in numbers, in the order of the hypotheses, for one engine after the other. */
    public static List<GamesNeeded> of(HypothesisTests tests) {
        IntervalVerdicts verdicts = new IntervalVerdicts(tests);
        ResultTableMaker numbers = tests.numbers();
        List<GamesNeeded> all = new ArrayList<>();
        for (HypothesisTests.Question question : tests.questions()) {
            if (question.hypothesis().isStatedInNumbers()) {
                for (Expectation expectation : question.hypothesis().expectations()) {
                    all.add(of(
                            question,
                            expectation,
                            tests.compare(question, expectation, numbers),
                            verdicts.lastTail(expectation),
                            tests.experiment().games()));
                }
            }
        }
        return all;
    }

    private static GamesNeeded of(
            HypothesisTests.Question question,
            Expectation expectation,
            Optional<Compared> compared,
            double tail,
            int planned) {
        double deviation = compared.map(GamesNeeded::deviation).orElse(0.0);
        OptionalDouble margin =
                compared.map(found -> margin(expectation, found)).orElse(OptionalDouble.empty());
        boolean tells = deviation > 0 && margin.isPresent();
        return new GamesNeeded(
                question,
                expectation,
                compared,
                margin,
                tells ? games(expectation, deviation, margin.getAsDouble(), tail, USUAL_POWER) : 0,
                tells ? games(expectation, deviation, margin.getAsDouble(), tail, GREAT_POWER) : 0,
                deviation > 0 ? SampleSize.shown(deviation, planned, tail, USUAL_POWER) : Double.NaN);
    }

    private static double deviation(Compared found) {
        Difference difference = found.difference();
        return difference.error() * Math.sqrt(difference.clusters());
    }

    private static OptionalDouble margin(Expectation expectation, Compared found) {
        OptionalDouble stated = MeasuredEffect.matters(expectation, found);
        return stated.isPresent() ? stated : found.margin();
    }

    private static long games(Expectation expectation, double deviation, double margin, double tail, double power) {
        return isOfEquivalence(expectation)
                ? SampleSize.toStayWithin(deviation, 0, margin, tail, power)
                : SampleSize.toExclude(deviation, margin, tail, power);
    }

    /** The number of games of either setting that tell something of it. */
    public int games() {
        return compared.map(found -> found.difference().clusters()).orElse(0);
    }

    /** Whether a difference is to be shown to be small. */
    public boolean isOfEquivalence() {
        return isOfEquivalence(expectation);
    }

    private static boolean isOfEquivalence(Expectation expectation) {
        return expectation.direction().filter(Direction.EQUIVALENT::equals).isPresent();
    }
}
