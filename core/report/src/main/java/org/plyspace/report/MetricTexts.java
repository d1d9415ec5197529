package org.plyspace.report;

import java.util.Map;
import java.util.Optional;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.Unit;
import org.plyspace.statistics.Estimate;

/** Numbers of metrics in tables: shares in per cent. */
final class MetricTexts {

    private static final Map<Unit, String> SUFFIXES =
            Map.of(Unit.MOVES, "", Unit.SCALE, "", Unit.DIGITS, ", log10", Unit.TIMES, " a game");

    private MetricTexts() {}

    /** The row's name with its unit, as short as possible. */
    static String label(MetricRow row) {
        return row.label() + suffix(row.metric().unit());
    }

    private static String suffix(Unit unit) {
        return unit.isShare() ? ", %" : SUFFIXES.getOrDefault(unit, ", " + unit.word());
    }

    /** A number with its interval, and a mark if it differs from the baseline's. */
    static String number(MetricRow row, MetricResult result, Optional<Contrast> contrast) {
        String text = EstimateText.range(scaled(row, result.estimate()));
        return (result.atLeast() ? "at least " + text.substring(0, text.indexOf(' ')) : text)
                + contrast.map(found -> mark(found.finding())).orElse("");
    }

    /** {@code *} for a difference, {@code =} for none that matters. */
    static String mark(Contrast.Finding finding) {
        return switch (finding) {
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
