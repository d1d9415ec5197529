package org.plyspace.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.ChangeWords;
import org.plyspace.report.doc.Fields;
import org.plyspace.statistics.Estimate;

/**
 * Numbers with their intervals, one below the other, in the form that the page's script draws.
 *
 * @param id the id of the figure
 * @param axis the label of the axis
 * @param middle where to draw the line that marks no difference, such as even chances; null for nowhere
 * @param lines the lines from top to bottom: headings, and numbers. A number has the place of its setting in the table of results, or a
 *     label; its mean and the ends of its interval in the unit of the axis, unless they are unknown or infinite ({@code openLow}, {@code
 *     openHigh}); its text; its state: base, different, alike, open or none; and the index of the line of the baseline's number
 */
record IntervalChart(
        String id,
        String axis,
        @JsonInclude(Include.NON_NULL) Double middle,
        List<Fields> lines) {

    private static final double EVEN = 50;
    /** The most differences drawn; the table has the others. */
    private static final int MOST_DIFFERENCES = 16;

    /** The chart of a metric in all settings. */
    static IntervalChart of(Metric metric, Settings settings) {
        List<Fields> lines = new ArrayList<>();
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

    private static Fields heading(String text) {
        return new Fields().with("heading", text).with("openLow", false).with("openHigh", false);
    }

    private static Fields line(
            Settings settings, Setting setting, MetricRow row, MetricResult number, int first, List<Setting> shown) {
        Unit unit = row.metric().unit();
        Estimate estimate = number.estimate();
        Optional<Contrast> contrast = settings.table.contrast(setting, row);
        return new Fields()
                .with("setting", settings.index(setting))
                .known("mean", Quantities.drawn(unit, estimate.mean()))
                .known("low", Quantities.drawn(unit, estimate.low()))
                .known("high", Quantities.drawn(unit, estimate.high()))
                .with("openLow", estimate.low() == Double.NEGATIVE_INFINITY)
                .with("openHigh", estimate.high() == Double.POSITIVE_INFINITY)
                .with("text", Quantities.withInterval(unit, number))
                .with(
                        "state",
                        contrast.map(each -> each.finding().word())
                                .orElse(settings.isBaseline(setting) ? "base" : "none"))
                .known(
                        "baseline",
                        contrast.map(each -> shown.indexOf(each.baseline()))
                                .filter(base -> base >= 0)
                                .map(base -> first + base));
    }

    /** The chart of a setting's differences, each in units of its own margin of error. */
    static IntervalChart of(String id, List<Contrast> contrasts, Settings settings) {
        List<Fields> lines = new ArrayList<>();
        for (Contrast contrast : contrasts) {
            double margin = contrast.difference().halfWidth();
            if (lines.size() < MOST_DIFFERENCES && margin > 0 && Double.isFinite(margin)) {
                lines.add(line(settings, contrast));
            }
        }
        return new IntervalChart(id, "difference by its 95 % margin", 0.0, lines);
    }

    private static Fields line(Settings settings, Contrast contrast) {
        MetricRow row = settings.row(contrast);
        Unit unit = row.metric().unit();
        Estimate difference = contrast.difference();
        double margin = difference.halfWidth();
        return new Fields()
                .with("setting", settings.index(contrast.setting()))
                .with("label", Findings.name(row))
                .with("mean", difference.mean() / margin)
                .with("low", difference.low() / margin)
                .with("high", difference.high() / margin)
                .with("openLow", false)
                .with("openHigh", false)
                .with(
                        "text",
                        Quantities.signed(unit, difference)
                                + ChangeWords.noun(unit)
                                + (contrast.finding() == Contrast.Finding.ALIKE ? ", alike" : ""))
                .with("state", contrast.finding().word());
    }
}
