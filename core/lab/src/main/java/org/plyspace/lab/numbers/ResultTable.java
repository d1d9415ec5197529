package org.plyspace.lab.numbers;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The numbers of several settings, and the differences between them.
 *
 * @param rows all numbers that any setting has, in order
 * @param settings the results of each setting
 * @param contrasts differences from the baseline, between settings with the same engine, those with the strongest evidence first
 * @param exposures how much the rules of settings had to do with their games, where known
 */
public record ResultTable(
        List<MetricRow> rows, List<SettingResult> settings, List<Contrast> contrasts, List<Exposure> exposures) {

    /** Copies the lists and sorts the contrasts. */
    public ResultTable {
        rows = List.copyOf(rows);
        settings = List.copyOf(settings);
        contrasts = contrasts.stream()
                .sorted(Comparator.comparingDouble(
                        contrast -> Double.isNaN(contrast.deviations()) ? 1 : -contrast.deviations()))
                .toList();
        exposures = List.copyOf(exposures);
    }

    /** How much the rules of a setting had to do with its games, if known. */
    public Optional<Exposure> exposure(Setting setting) {
        return exposures.stream()
                .filter(exposure -> exposure.setting().equals(setting))
                .findFirst();
    }

    /** Whether settings were played by more than one engine. */
    public boolean hasSeveralPlayers() {
        return settings.stream()
                        .map(result -> result.setting().player())
                        .distinct()
                        .count()
                > 1;
    }

    /** Finds a row by its id. */
    public Optional<MetricRow> row(String id) {
        return rows.stream().filter(row -> row.id().equals(id)).findFirst();
    }

    /**
     * The difference of a number between a setting and the baseline; empty if the setting is the baseline, or one of the two lacks the
     * number.
     */
    public Optional<Contrast> contrast(Setting setting, MetricRow row) {
        return contrasts.stream()
                .filter(contrast ->
                        contrast.setting().equals(setting) && contrast.row().equals(row.id()))
                .findFirst();
    }

    /** The number that a difference is of. */
    public MetricRow row(Contrast contrast) {
        return row(contrast.row()).orElseThrow();
    }

    /** The differences of a setting from its baseline. */
    public List<Contrast> contrasts(Setting setting) {
        return contrasts.stream()
                .filter(contrast -> contrast.setting().equals(setting))
                .toList();
    }

    /** The result of a setting that the table has. */
    public SettingResult result(Setting setting) {
        return settings.stream()
                .filter(result -> result.setting().equals(setting))
                .findFirst()
                .orElseThrow();
    }
}
