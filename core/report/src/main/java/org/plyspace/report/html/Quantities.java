package org.plyspace.report.html;

import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.Unit;
import org.plyspace.report.ChangeWords;
import org.plyspace.report.EstimateText;
import org.plyspace.statistics.Estimate;

/** Numbers for people: in the unit shown, with as many decimals as their intervals justify. */
final class Quantities {

    private Quantities() {}

    /** A number with its interval: {@code 52.5 % (41.0 to 64.2)}. */
    static String withInterval(Unit unit, MetricResult result) {
        String interval = interval(unit, result.estimate());
        return value(unit, result) + (interval.isEmpty() ? "" : " (" + interval + ")");
    }

    /** A number: {@code 52.5 %}, or {@code at least 300}. */
    static String value(Unit unit, MetricResult result) {
        return (result.atLeast() ? "at least " : "") + value(unit, result.estimate());
    }

    /** A number: {@code 52.5 %}. */
    static String value(Unit unit, Estimate estimate) {
        return bare(unit, estimate) + (unit.isShare() ? " %" : "");
    }

    /** A number without its unit: {@code 52.5}. */
    static String bare(Unit unit, Estimate estimate) {
        return end(unit, estimate, estimate.mean());
    }

    /** The interval: {@code 41.0 to 64.2}. */
    static String interval(Unit unit, Estimate estimate) {
        Estimate ends = withEnds(estimate);
        return end(unit, ends, ends.low()) + " to " + end(unit, ends, ends.high());
    }

    /** The same with ends that are open where one observation is all that is known. */
    static Estimate withEnds(Estimate estimate) {
        return Double.isNaN(estimate.halfWidth()) && !Double.isNaN(estimate.mean())
                ? new Estimate(estimate.mean(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                : estimate;
    }

    /** An end of an interval, as precisely as the number. */
    static String end(Unit unit, Estimate estimate, double end) {
        return withMinus(EstimateText.number(estimate.times(unit.factor()), end * unit.factor()));
    }

    /** A difference: {@code +4.1}. */
    static String signed(Unit unit, Estimate difference) {
        Estimate shown = difference.times(unit.factor());
        return withMinus(EstimateText.signed(shown, shown.mean()));
    }

    /** A difference with its interval: {@code +4.1 points (0.2 to 8.0)}. */
    static String signedWithInterval(Unit unit, Estimate difference) {
        String interval = interval(unit, difference);
        return signed(unit, difference) + ChangeWords.noun(unit) + (interval.isEmpty() ? "" : " (" + interval + ")");
    }

    /** The name of the unit on axes and in captions. */
    static String name(Unit unit) {
        return unit.isShare() ? unit.word() + ", %" : unit.word();
    }

    /** The number that is drawn. */
    static double drawn(Unit unit, double value) {
        return value * unit.factor();
    }

    private static String withMinus(String number) {
        return number.replace('-', '−');
    }
}
