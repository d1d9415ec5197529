package org.plyspace.report;

import java.util.Map;
import java.util.Optional;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.statistics.Estimate;

/** Numbers of metrics in tables: shares in per cent. */
final class MetricTexts {

    private static final Map<Unit, String> SUFFIXES =
            Map.of(Unit.MOVES, "", Unit.SCALE, "", Unit.DIGITS, ", log10", Unit.TIMES, " a game");

    /** What stands before a number that is only a lower bound. */
    static final String AT_LEAST = "at least ";

    private MetricTexts() {}

    /** The row's name with its unit, as short as possible. */
    static String label(MetricRow row) {
        Unit unit = row.metric().unit();
        return row.label() + (unit.isShare() ? ", %" : SUFFIXES.getOrDefault(unit, ", " + unit.word()));
    }

    /** A number with its interval, and a mark if it differs from the baseline's. */
    static Cell cell(MetricRow row, Optional<MetricResult> result, Optional<Contrast> contrast) {
        return result.map(found -> number(
                        found,
                        (found.atLeast()
                                        ? AT_LEAST + mean(row, found)
                                        : EstimateText.range(scaled(row, found.estimate())))
                                + contrast.map(MetricTexts::mark).orElse("")))
                .orElse(Cell.NOTHING);
    }

    /** A number without its interval. */
    static Cell bare(MetricRow row, Optional<MetricResult> result, String atLeast) {
        return result.map(found -> number(found, (found.atLeast() ? atLeast : "") + mean(row, found)))
                .orElse(Cell.NOTHING);
    }

    private static Cell number(MetricResult result, String words) {
        return new Cell.Value(result.estimate().mean(), words);
    }

    /** The number, as precisely as its interval justifies. */
    static String mean(MetricRow row, MetricResult result) {
        Estimate shown = scaled(row, result.estimate());
        return EstimateText.number(shown, shown.mean());
    }

    /** A difference with its interval and its mark. */
    static Cell difference(MetricRow row, Contrast contrast) {
        return new Cell.Value(contrast.difference().mean(), difference(row, contrast.difference()) + mark(contrast));
    }

    /** A difference with its interval. */
    static String difference(MetricRow row, Estimate difference) {
        return EstimateText.difference(scaled(row, difference));
    }

    /** {@code *} for a difference, {@code =} for one too small to matter. */
    private static String mark(Contrast contrast) {
        return switch (contrast.finding()) {
            case DIFFERENT -> " *";
            case ALIKE -> " =";
            case OPEN -> "";
        };
    }

    /** Scales an estimate to the unit of its table. */
    static Estimate scaled(MetricRow row, Estimate estimate) {
        return estimate.times(row.metric().unit().factor());
    }
}
