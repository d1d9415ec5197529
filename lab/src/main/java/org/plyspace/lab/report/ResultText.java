package org.plyspace.lab.report;

import java.util.List;
import org.plyspace.lab.metric.Contrast.Finding;
import org.plyspace.lab.metric.MetricGroup;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.lab.statistics.Estimate;

/** Results for people: every number of every setting, by group. */
public final class ResultText {

    private static final int NARROWEST = 18;
    private static final String LEGEND =
            "Intervals are 95 % confidence intervals. *: different from the baseline, at most 5 % of such marks being false alarms (Benjamini"
                    + " and Hochberg). A dash: the rule set does not have it, or no game tells.";

    private final ResultTable table;

    public ResultText(ResultTable table) {
        this.table = table;
    }

    /** The whole text, in lines of about {@code width} characters. */
    public String render(int width) {
        List<SettingResult> settings = table.settings();
        TextTable numbers = new TextTable(
                settings.stream()
                        .map(result ->
                                result.setting().spec() + " " + result.setting().player())
                        .toList(),
                NARROWEST);
        MetricGroup group = null;
        for (MetricRow row : table.rows()) {
            if (row.metric().group() != group) {
                group = row.metric().group();
                numbers.heading(group.title());
            }
            numbers.row(
                    row.label(),
                    settings.stream().map(result -> text(result, row)).toList());
        }
        return numbers.render(width) + "\n" + String.join("\n", Wrapping.wrap(LEGEND, width)) + "\n";
    }

    private String text(SettingResult result, MetricRow row) {
        return result.number(row)
                .map(number -> {
                    Estimate estimate = number.estimate();
                    String text = EstimateText.range(row.metric().unit().isShare() ? estimate.times(100) : estimate);
                    boolean different = table.contrast(result.setting(), row)
                            .filter(contrast -> contrast.finding() == Finding.DIFFERENT)
                            .isPresent();
                    return (number.atLeast() ? "at least " : "") + text + (different ? " *" : "");
                })
                .orElse("-");
    }
}
