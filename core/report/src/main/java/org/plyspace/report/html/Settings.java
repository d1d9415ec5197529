package org.plyspace.report.html;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Exposure;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;

/** The settings of a table of results, with their names on a page. Immutable. */
final class Settings {

    final ResultTable table;
    private final Map<String, RuleSheet> sheets;

    /**
     * Prepares the settings of a table.
     *
     * @param sheets the rule sheets by the settings' text
     */
    Settings(ResultTable table, Map<String, RuleSheet> sheets) {
        this.table = table;
        this.sheets = Map.copyOf(sheets);
        for (SettingResult result : table.settings()) {
            if (!sheets.containsKey(result.setting().spec())) {
                throw new IllegalArgumentException(
                        "missing rules of " + result.setting().spec());
            }
        }
    }

    List<SettingResult> all() {
        return table.settings();
    }

    /** The place of a setting in the table, from 0. */
    int index(Setting setting) {
        return all().indexOf(table.result(setting));
    }

    RuleSheet sheet(Setting setting) {
        return sheets.get(setting.spec());
    }

    /** The rule sets with their options, each once, in the order of the table. */
    List<RuleSheet> sheets() {
        return all().stream().map(result -> sheet(result.setting())).distinct().toList();
    }

    /** Whether several engines played, which names must then include. */
    boolean severalPlayers() {
        return table.hasSeveralPlayers();
    }

    /** The name of a setting in tables and charts. */
    String name(Setting setting) {
        return severalPlayers() ? setting.spec() + ", " + setting.player() : setting.spec();
    }

    /** The short name: the options alone, if the table has other settings of the rule set. */
    String shortName(Setting setting) {
        RuleSheet sheet = sheet(setting);
        String rules = sheet.options().isEmpty() ? sheet.spec() : sheet.options();
        return severalPlayers() ? rules + ", " + kind(setting.player()) : rules;
    }

    private static String kind(String player) {
        int colon = player.indexOf(':');
        return colon < 0 ? player : player.substring(0, colon);
    }

    /** The baseline of a setting, if it has one. */
    Optional<Setting> baseline(Setting setting) {
        return table.contrasts(setting).stream().map(Contrast::baseline).findFirst();
    }

    boolean isBaseline(Setting setting) {
        return table.contrasts().stream()
                .anyMatch(contrast -> contrast.baseline().equals(setting));
    }

    /** The metrics to which games contribute, in order. */
    List<Metric> metrics() {
        return allMetrics().filter(this::isTold).toList();
    }

    /** The metrics to which no game contributes, in order. */
    List<Metric> untoldMetrics() {
        return allMetrics().filter(metric -> !isTold(metric)).toList();
    }

    private Stream<Metric> allMetrics() {
        return table.rows().stream().map(MetricRow::metric).distinct();
    }

    private boolean isTold(Metric metric) {
        return rows(metric).stream()
                .anyMatch(row ->
                        all().stream().anyMatch(result -> result.number(row).isPresent()));
    }

    /** The id of a metric's figure on the page: its own, with a number if several have it, as those that a rule set counts itself do. */
    String anchor(Metric metric) {
        int before = (int) allMetrics()
                .takeWhile(each -> !each.equals(metric))
                .filter(each -> each.id().equals(metric.id()))
                .count();
        return metric.id() + (before == 0 ? "" : "-" + (before + 1));
    }

    List<MetricRow> rows(Metric metric) {
        return table.rows().stream().filter(row -> row.metric().equals(metric)).toList();
    }

    /**
     * All differences: first those between settings of one rule set, then the others, in each group those with the strongest evidence
     * first.
     */
    List<Contrast> contrasts() {
        return table.contrasts().stream()
                .sorted(Comparator.comparing(contrast -> !isWithinRuleSet(contrast)))
                .toList();
    }

    /** The contrasts of a metric's numbers. */
    List<Contrast> contrasts(Metric metric) {
        return contrasts().stream()
                .filter(contrast -> row(contrast).metric().equals(metric))
                .toList();
    }

    /** Whether the two settings differ only in options. */
    boolean isWithinRuleSet(Contrast contrast) {
        return sheet(contrast.setting()).id().equals(sheet(contrast.baseline()).id());
    }

    /**
     * The differences of each setting that is compared with another, setting by setting; not of those whose games are all those of the
     * baseline, which would all be 0.
     */
    List<List<Contrast>> contrastsBySetting() {
        return all().stream()
                .map(SettingResult::setting)
                .filter(setting ->
                        table.exposure(setting).filter(Exposure::isNone).isEmpty())
                .map(table::contrasts)
                .filter(contrasts -> !contrasts.isEmpty())
                .toList();
    }

    /** The number to which a difference belongs. */
    MetricRow row(Contrast contrast) {
        return table.row(contrast);
    }
}
