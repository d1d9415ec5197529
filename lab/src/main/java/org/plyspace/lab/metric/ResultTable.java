package org.plyspace.lab.metric;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What metrics say of settings, and of differences between them.
 *
 * @param rows all numbers that any setting has, in order
 * @param settings what is known of each
 * @param contrasts differences from the baseline among settings with the same engine; those that say most come first
 */
public record ResultTable(List<MetricRow> rows, List<SettingResult> settings, List<Contrast> contrasts) {

    /** Takes copies, and sorts the contrasts. */
    public ResultTable {
        rows = List.copyOf(rows);
        settings = List.copyOf(settings);
        contrasts = contrasts.stream()
                .sorted(Comparator.comparingDouble(
                        contrast -> Double.isNaN(contrast.deviations()) ? 1 : -contrast.deviations()))
                .toList();
    }

    /** What a row is of. */
    public Optional<MetricRow> row(String id) {
        return rows.stream().filter(row -> row.id().equals(id)).findFirst();
    }

    /** The difference of a number between a setting and the baseline; empty if it is the baseline, or one of them lacks the number. */
    public Optional<Contrast> contrast(Setting setting, MetricRow row) {
        return contrasts.stream()
                .filter(contrast ->
                        contrast.setting().equals(setting) && contrast.row().equals(row.id()))
                .findFirst();
    }
}
