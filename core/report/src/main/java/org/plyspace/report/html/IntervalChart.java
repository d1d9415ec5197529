package org.plyspace.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Contrast.Finding;
import org.plyspace.lab.metric.Metric;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.lab.metric.Unit;
import org.plyspace.report.ChangeWords;
import org.plyspace.statistics.Estimate;

/**
 * Numbers with their intervals, one below the other, in the form that the page's script draws.
 *
 * @param id the id of the figure
 * @param axis the label of the axis
 * @param middle where to draw the line that marks no difference, such as even chances; null for nowhere
 * @param lines the lines from top to bottom
 */
record IntervalChart(
        String id,
        String axis,
        @JsonInclude(Include.NON_NULL) Double middle,
        List<Line> lines) {

    private static final double EVEN = 50;
    /** The most differences drawn; the table has the others. */
    private static final int MOST_DIFFERENCES = 16;

    /**
     * A line: a heading, or a number.
     *
     * @param heading the heading of the lines below; null for a number
     * @param setting the place of the setting in the table of results
     * @param label what the number is of, if not of the setting
     * @param mean the number in the unit of the axis
     * @param low the lower end of the interval; null if it is unknown or infinite
     * @param high the upper end of the interval; null if it is unknown or infinite
     * @param openLow whether the lower end is infinite
     * @param openHigh whether the upper end is infinite
     * @param text the number as text
     * @param state the conclusion: base, different, alike, open or none
     * @param baseline the index, from 0, of the line of the baseline's number; null if there is none
     */
    @JsonInclude(Include.NON_NULL)
    record Line(
            String heading,
            Integer setting,
            String label,
            Double mean,
            Double low,
            Double high,
            boolean openLow,
            boolean openHigh,
            String text,
            String state,
            Integer baseline) {}

    /** The chart of a metric in all settings. */
    static IntervalChart of(Metric metric, Settings settings) {
        List<Line> lines = new ArrayList<>();
        List<MetricRow> rows = settings.rows(metric);
        for (MetricRow row : rows) {
            if (rows.size() > 1 || !row.label().equals(metric.title())) {
                lines.add(heading(ChangeWords.capital(row.label())));
            }
            int first = lines.size();
            List<Setting> shown = new ArrayList<>();
            for (SettingResult result : settings.all()) {
                result.number(row).ifPresent(number -> {
                    lines.add(line(settings, result.setting(), row, number, first, shown));
                    shown.add(result.setting());
                });
            }
        }
        return new IntervalChart(
                settings.anchor(metric),
                Quantities.name(metric.unit()),
                metric.id().equals("score") ? EVEN : null,
                lines);
    }

    private static Line heading(String text) {
        return new Line(text, null, null, null, null, null, false, false, null, null, null);
    }

    private static Line line(
            Settings settings, Setting setting, MetricRow row, MetricResult number, int first, List<Setting> shown) {
        Unit unit = row.metric().unit();
        Estimate estimate = number.estimate();
        Optional<Contrast> contrast = settings.table().contrast(setting, row);
        int base = contrast.map(each -> shown.indexOf(each.baseline())).orElse(-1);
        return new Line(
                null,
                settings.index(setting),
                null,
                Quantities.drawn(unit, estimate.mean()),
                finite(unit, estimate.low()),
                finite(unit, estimate.high()),
                estimate.low() == Double.NEGATIVE_INFINITY,
                estimate.high() == Double.POSITIVE_INFINITY,
                Quantities.withInterval(unit, number),
                contrast.map(each -> each.finding().word()).orElse(settings.isBaseline(setting) ? "base" : "none"),
                base < 0 ? null : (Integer) (first + base));
    }

    private static Double finite(Unit unit, double value) {
        return Double.isFinite(value) ? (Double) Quantities.drawn(unit, value) : null;
    }

    /** The chart of a setting's differences, each in units of its own margin of error. */
    static IntervalChart of(String id, List<Contrast> contrasts, Settings settings) {
        List<Line> lines = new ArrayList<>();
        for (Contrast contrast : contrasts) {
            double margin = contrast.difference().halfWidth();
            if (lines.size() < MOST_DIFFERENCES && margin > 0 && Double.isFinite(margin)) {
                lines.add(line(settings, contrast));
            }
        }
        return new IntervalChart(id, "difference by its 95 % margin", 0.0, lines);
    }

    private static Line line(Settings settings, Contrast contrast) {
        MetricRow row = settings.row(contrast);
        Unit unit = row.metric().unit();
        Estimate difference = contrast.difference();
        double margin = difference.halfWidth();
        return new Line(
                null,
                settings.index(contrast.setting()),
                Findings.name(row),
                difference.mean() / margin,
                difference.low() / margin,
                difference.high() / margin,
                false,
                false,
                Quantities.signed(unit, difference)
                        + ChangeWords.noun(unit)
                        + (contrast.finding() == Finding.ALIKE ? ", alike" : ""),
                contrast.finding().word(),
                null);
    }
}
