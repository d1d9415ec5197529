package org.plyspace.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Contrast.Finding;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.statistics.Estimate;

class FindingsTest {

    private static final List<String> SPECS = List.of("roth", "roth:pathB=off", "roth:castling=off", "koernke");
    private static final ResultTable PLAYED = Reports.table(List.of("roth", "koernke"), 3);

    private final List<Contrast> contrasts = new ArrayList<>();

    private static MetricRow row(String id) {
        return PLAYED.row(id).orElseThrow();
    }

    private static Setting setting(String setting, String player) {
        return new Setting(setting, "a title", player, Optional.empty());
    }

    private FindingsTest than(String setting, String baseline, String id, double difference, Finding finding) {
        contrasts.add(new Contrast(
                setting(baseline, "random"),
                setting(setting, "random"),
                id,
                Estimate.around(difference, Math.abs(difference) / 4),
                8 - contrasts.size(),
                0.01,
                0.02,
                finding,
                OptionalLong.empty()));
        return this;
    }

    private Findings findings(List<String> players) {
        Map<String, RuleSheet> sheets = Reports.sheets(SPECS);
        Map<String, MetricResult> numbers = new LinkedHashMap<>();
        for (MetricRow row : PLAYED.rows()) {
            numbers.put(row.id(), new MetricResult(row.id(), new Estimate(.5, .4, .6), false, 9));
        }
        List<SettingResult> settings = players.stream()
                .flatMap(player -> SPECS.stream().map(setting -> setting(setting, player)))
                .map(each -> new SettingResult(each, 9, Optional.empty(), numbers, List.of(), List.of()))
                .toList();
        return new Findings(
                new Settings(new ResultTable(PLAYED.rows(), settings, contrasts, List.of()), sheets), List.of());
    }

    private String title(String id) {
        return findings(List.of("random")).title(row(id).metric());
    }

    @Test
    void aFlaggedDifferenceIsSaidWithItsSizeItsDirectionAndItsPlace() {
        than("roth:pathB=off", "roth", "finished", -0.041, Finding.DIFFERENT);
        assertEquals("Finished games: 4.1 points less with pathB=off in roth", title("finished"));
    }

    @Test
    void differencesWithinARuleSetComeBeforeThoseBetweenRuleSets() {
        than("koernke", "roth", "length:median", 24, Finding.DIFFERENT);
        than("roth:pathB=off", "roth", "length:median", -12, Finding.DIFFERENT);
        assertEquals(
                "The median game is 12 plies shorter with pathB=off in roth, and 1 other difference",
                title("length:median"));
    }

    @Test
    void anotherRuleSetIsNamed() {
        than("koernke", "roth", "branching", 7, Finding.DIFFERENT);
        assertEquals("Legal moves: 7.0 more in koernke than in roth", title("branching"));
    }

    @Test
    void optionsOfTheBaselineAreSaidToo() {
        than("roth:castling=off", "roth:pathB=off", "captures", 0.5, Finding.DIFFERENT);
        assertEquals("Captures: 50 points more with castling=off than with pathB=off in roth", title("captures"));
    }

    @Test
    void whatIsNotFlaggedIsNoDifference() {
        than("roth:pathB=off", "roth", "checks", 0.3, Finding.OPEN);
        assertEquals("No difference shown in checks", title("checks"));
    }

    @Test
    void onlyIfAllAreAlikeTheyAreCalledSo() {
        than("roth:pathB=off", "roth", "finished", 0.01, Finding.ALIKE);
        assertEquals("Finished games: alike", title("finished"));
        than("koernke", "roth", "finished", 0.01, Finding.OPEN);
        assertEquals("No difference shown in finished games", title("finished"));
    }

    @Test
    void withoutComparisonATitleOnlyNamesTheMetric() {
        assertEquals("Captures", title("captures"));
    }

    @Test
    void whichMachinePlayedIsSaidWhereThereAreSeveral() {
        than("koernke", "roth", "captures", 0.5, Finding.DIFFERENT);
        assertEquals(
                "Captures: 50 points more in koernke than in roth, played by random",
                findings(List.of("random", "greedy")).title(row("captures").metric()));
    }

    @Test
    void differencesOfASettingNameTheirPlayerOnce() {
        than("roth:pathB=off", "roth", "captures", 0.1, Finding.DIFFERENT);
        assertEquals(
                "roth:pathB=off and roth differ in 1 of 1 numbers",
                findings(List.of("random")).title(contrasts));
        assertEquals(
                "roth:pathB=off and roth, played by random, differ in 1 of 1 numbers",
                findings(List.of("random", "greedy")).title(contrasts));
    }
}
