package org.plyspace.report.html;

import java.util.List;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.statistics.Estimate;

/** Numbers for people: in the unit shown, with as many decimals as their intervals justify. */
final class Quantities {

    private Quantities() {}

    /** A number with its interval: {@code 52.5 % (41.0 to 64.2)}. */
    static String withInterval(Unit unit, MetricResult result) {
        return value(unit, result) + " (" + interval(unit, result.estimate()) + ")";
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
        List<Cell.Value> cells = cells(unit, "", estimate);
        return cells.get(1).words() + " to " + cells.get(2).words();
    }

    /**
     * Three cells of a table: the number in these words, and the ends of its interval, as precisely as the number; ends are open where one
     * observation is all that is known.
     */
    static List<Cell.Value> cells(Unit unit, String words, Estimate estimate) {
        Estimate ends = Double.isNaN(estimate.halfWidth()) && !Double.isNaN(estimate.mean())
                ? new Estimate(estimate.mean(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                : estimate;
        return List.of(
                new Cell.Value(estimate.mean(), words),
                new Cell.Value(ends.low(), end(unit, ends, ends.low())),
                new Cell.Value(ends.high(), end(unit, ends, ends.high())));
    }

    /** A count, as pages have it. */
    static Cell count(int number) {
        return new Cell.Value(number, String.valueOf(number));
    }

    private static String end(Unit unit, Estimate estimate, double end) {
        return withMinus(EstimateText.number(estimate.times(unit.factor()), end * unit.factor()));
    }

    /** A difference: {@code +4.1}. */
    static String signed(Unit unit, Estimate difference) {
        Estimate shown = difference.times(unit.factor());
        return withMinus(EstimateText.signed(shown, shown.mean()));
    }

    /** The name of the unit on axes and in captions. */
    static String name(Unit unit) {
        return unit.isShare() ? unit.word() + ", %" : unit.word();
    }

    /** The number that is drawn; null if it is unknown or infinite. */
    static Double drawn(Unit unit, double value) {
        return Double.isFinite(value) ? (Double) (value * unit.factor()) : null;
    }

    private static String withMinus(String number) {
        return number.replace('-', '−');
    }
}
