package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.testing.Broken;
import org.plyspace.lab.compare.ComparedSetting;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Exposure;
import org.plyspace.lab.numbers.MetricGroup;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.statistics.Estimate;
import org.plyspace.tck.GoldenFile;

@DisplayName("The first screen of a comparison")
class ComparisonScreenTest {

    private static final List<String> PLAYERS = List.of("random", "alphabeta:nodes=1000,eval=generic");
    private static final Comparison COINS = coins();
    private static final List<MetricRow> ROWS = COINS.table().rows();

    private static Comparison coins() {
        Registry registry = Broken.registry(() -> null);
        ComparisonSettings settings = new ComparisonSettings(
                List.of("random"), 200, 7, 0, 3, List.of(), false, Optional.empty(), Duration.ofSeconds(60));
        return new ComparisonRun(settings)
                .run(
                        List.of(
                                new ComparedSetting("coin", registry, "coin", true),
                                new ComparedSetting("coin:tag=off", registry, "coin:tag=off", true)),
                        2,
                        Progress.NONE);
    }

    @Test
    void ofTwoSettingsWithSeed7() {
        GoldenFile.of(ComparisonScreenTest.class, "coins-screen.txt")
                .holds(new ComparisonScreen(COINS, false, Optional.empty()).render(80));
    }

    /** Names, summaries and settings of all lengths, with as many settings as nobody would read. */
    @ParameterizedTest(name = "of {0} settings")
    @ValueSource(ints = {1, 2, 3, 5, 6, 9, 12, 17, 30, 80, 200})
    void hasAtMostFiftyLinesOfEightyCharacters(int settings) {
        for (boolean compared : new boolean[] {false, true}) {
            for (boolean bars : new boolean[] {false, true}) {
                Comparison comparison = synthetic(settings, compared);
                List<String> lines = new ComparisonScreen(comparison, bars, Optional.empty())
                        .render(80)
                        .lines()
                        .toList();
                assertTrue(lines.size() <= 50, lines.size() + " lines:\n" + String.join("\n", lines));
                lines.forEach(line -> assertTrue(line.length() <= 80, line));
                assertTrue(lines.size() > 8, String.join("\n", lines));
            }
        }
    }

    @Test
    void showsEveryRuleSetByNameAndTheEngineThatSearches() {
        String text = new ComparisonScreen(synthetic(5, false), false, Optional.empty()).render(80);
        IntStream.range(0, 5).forEach(i -> assertTrue(text.contains("rules" + i + "  Odd"), text));
        assertFalse(text.contains("random"), text);
        assertTrue(text.contains("White scores, %    50 ±9"), text);
        assertTrue(text.contains("80 games of alphabeta:nodes=1000,eval=generic; others with --all in each"), text);
    }

    private static int lineWith(List<String> lines, String word) {
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).contains(word))
                .findFirst()
                .orElseThrow(() -> new AssertionError(word + " in " + String.join("\n", lines)));
    }

    @Test
    void startsWithTheOutcomesOfTwo() {
        List<String> lines = new ComparisonScreen(synthetic(2, true), false, Optional.empty())
                .render(80)
                .lines()
                .toList();
        String text = String.join("\n", lines);
        assertTrue(lines.get(0).startsWith("rules0:option=1 beside rules0, each played by alphabeta"), text);
        assertTrue(text.contains("- pawn: a rule of rules0\n+ pawn: a rule of rules0:option=1\n"), text);
        int header = lineWith(lines, "  option=1  difference");
        List<Integer> order = Stream.of(
                        "games won, %", "White scores, %", "mean plies", "draw: ", "legal moves", "captures", "checks")
                .map(word -> lineWith(lines.subList(header, lines.size()), word))
                .toList();
        assertEquals(order.stream().sorted().toList(), order, text);
        assertTrue(
                lines.get(header + lineWith(lines.subList(header, lines.size()), "White scores, %"))
                        .endsWith("+20 (+10 to +30) *"),
                text);
        assertFalse(text.contains("Elo"), "a relative of the score");
    }

    @Test
    void saysWhatSoManyGamesCanShowAndHowLongMoreWouldTake() {
        Comparison two = synthetic(2, true);
        assertTrue(
                new ComparisonScreen(two, false, Optional.empty())
                        .render(100)
                        .contains(
                                "\nGames won: 80 games show a difference of 10 points or more; for 3 points play --games 890.\n"));
        assertTrue(new ComparisonScreen(two, false, Optional.of(Duration.ofSeconds(80)))
                .render(120)
                .contains("for 3 points play --games 890, about 15 min here.\n"));
    }

    @Test
    void endsWithTheExposureIfTheRuleNeverActed() {
        Comparison two = synthetic(2, true);
        Setting before = two.table().settings().get(1).setting();
        Setting after = two.table().settings().get(3).setting();
        List<String> lines = new ComparisonScreen(
                        exposed(two, new Exposure(before, after, 80, 80, 100, 100)), false, Optional.empty())
                .render(100)
                .lines()
                .toList();
        assertEquals(
                "The rule never acted: all 80 games are the same, move for move. It acts in at most 4.6 % of games.",
                lines.get(1));
        assertTrue(lines.stream().noneMatch(line -> line.contains("difference  ")), lines::toString);

        lines = new ComparisonScreen(
                        exposed(two, new Exposure(before, after, 80, 19, 88, 100)), false, Optional.empty())
                .render(120)
                .lines()
                .toList();
        assertEquals(
                "The rule acted in 61 of 80 games, which part after 88.0 % of their plies; the other 19 are the same, move for move.",
                lines.get(1));
        lineWith(lines, "  option=1  difference");
    }

    /** How pieces move is what rules of movement say, and games only show it. */
    @ParameterizedTest(name = "of {0} settings")
    @ValueSource(ints = {2, 4})
    void howPiecesMoveIsMarkedAndNoFinding(int settings) {
        Comparison moved = onlyMovement(synthetic(settings, true));
        String text = new ComparisonScreen(moved, false, Optional.empty()).render(80);

        assertTrue(text.contains("\nOnly how pieces move differs so far.\n"), text);
        assertFalse(text.toLowerCase(Locale.ROOT).contains("no difference"), text);
        assertEquals(settings > 2, text.contains("only how pieces move differs so far"), text);
        assertEquals(settings == 2, text.contains(" *\n"), text);
    }

    private static Comparison onlyMovement(Comparison comparison) {
        ResultTable table = comparison.table();
        Set<MetricGroup> movement = Set.of(MetricGroup.SPACE, MetricGroup.RULES);
        List<Contrast> contrasts = table.contrasts().stream()
                .map(contrast -> new Contrast(
                        contrast.baseline(),
                        contrast.setting(),
                        contrast.row(),
                        Estimate.around(0.2, 0.1),
                        4,
                        0.001,
                        0.01,
                        movement.contains(table.row(contrast.row())
                                        .orElseThrow()
                                        .metric()
                                        .group())
                                ? Contrast.Finding.DIFFERENT
                                : Contrast.Finding.OPEN,
                        OptionalLong.empty()))
                .toList();
        return new Comparison(
                comparison.settings(),
                comparison.ruleSets(),
                new ResultTable(table.rows(), table.settings(), contrasts, List.of()),
                comparison.baseline(),
                List.of(),
                List.of());
    }

    @Test
    void aSweepNamesTheRulesThatNeverActed() {
        Comparison four = synthetic(4, true);
        Setting before = four.table().settings().get(1).setting();
        Setting after = four.table().settings().get(5).setting();
        String text = new ComparisonScreen(
                        exposed(four, new Exposure(before, after, 80, 80, 100, 100)), false, Optional.empty())
                .render(80);
        assertTrue(text.contains("the rule never acted\n"), text);
        assertEquals(1, text.split("the rule never acted", -1).length - 1, text);
    }

    private static Comparison exposed(Comparison comparison, Exposure exposure) {
        ResultTable table = comparison.table();
        return new Comparison(
                comparison.settings(),
                comparison.ruleSets(),
                new ResultTable(table.rows(), table.settings(), table.contrasts(), List.of(exposure)),
                comparison.baseline(),
                List.of(),
                List.of());
    }

    @Test
    void saysNothingOfOverlapForOneRuleSetAlone() {
        String text = new ComparisonScreen(synthetic(1, false), false, Optional.empty()).render(80);
        assertFalse(text.contains("overlap"), text);
        assertTrue(text.contains("\nName another rule set beside it to see what stands out.\n"), text);
        assertTrue(new ComparisonScreen(alike(), false, Optional.empty())
                .render(80)
                .contains("Nothing stands out"));
    }

    /** Two rule sets without a difference. */
    private static Comparison alike() {
        Comparison two = synthetic(2, false);
        List<SettingResult> same = two.table().settings().stream()
                .map(result -> result(result.setting(), 0.5, 0.09))
                .toList();
        return new Comparison(
                two.settings(),
                two.ruleSets(),
                new ResultTable(ROWS, same, List.of(), List.of()),
                Optional.empty(),
                List.of(),
                List.of());
    }

    /** Captures differ most clearly. */
    @Test
    void saysFirstHowGamesEnd() {
        List<SettingResult> apart = List.of(
                result(new Setting("a", "", "p", Optional.empty()), 0.70, 0.05, 0.9),
                result(new Setting("b", "", "p", Optional.empty()), 0.50, 0.05, 0.1));
        List<String> said = new Highlights(new ResultTable(ROWS, apart, List.of(), List.of()), apart).sentences();

        assertEquals(3, said.size(), said::toString);
        assertTrue(said.get(0).startsWith("White is better off in a: "), said::toString);
        assertTrue(said.get(2).startsWith("Captures are rarest in b: "), said::toString);
    }

    @Test
    void saysOnlyWhatIntervalsBearOut() {
        List<SettingResult> apart = List.of(
                result(new Setting("a", "", "p", Optional.empty()), 0.70, 0.05),
                result(new Setting("b", "", "p", Optional.empty()), 0.50, 0.05),
                result(new Setting("c", "", "p", Optional.empty()), 0.52, 0.05));
        ResultTable table = new ResultTable(ROWS, apart, List.of(), List.of());
        List<String> said = new Highlights(table, apart).sentences();
        assertEquals(3, said.size(), said::toString);
        assertTrue(said.contains("White is better off in a: White scores 70 (65-75) %."), said::toString);
        assertTrue(said.stream().noneMatch(sentence -> sentence.contains(" in b")), said::toString);

        List<SettingResult> together = List.of(
                result(new Setting("a", "", "p", Optional.empty()), 0.52, 0.05),
                result(new Setting("b", "", "p", Optional.empty()), 0.50, 0.05));
        assertEquals(
                List.of(), new Highlights(new ResultTable(ROWS, together, List.of(), List.of()), together).sentences());
    }

    /** Settings whose every second one differs clearly from the first in White's score. */
    private static Comparison synthetic(int count, boolean compared) {
        List<RuleSetSummary> ruleSets = new ArrayList<>();
        List<SettingResult> results = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = compared
                    ? i == 0 ? "rules0" : "rules0:option=" + "1".repeat(1 + i % 30 * (i / 2)) + i
                    : "rules" + i;
            String spec = count == 2 && compared && i == 1 ? "rules0:option=1" : name;
            ruleSets.add(new RuleSetSummary(
                    spec,
                    "Rules",
                    "Odd in " + "many ".repeat(1 + i % 12) + "ways. And more",
                    List.of(new RuleStatement(Aspect.PAWN, "a rule of " + spec, "a page")),
                    List.of(),
                    List.of()));
            for (String player : PLAYERS) {
                results.add(result(new Setting(spec, "Rules", player, Optional.empty()), 0.5 + i % 2 * 0.2, 0.09));
            }
        }
        List<Contrast> contrasts = new ArrayList<>();
        for (SettingResult result : results.subList(compared ? PLAYERS.size() : results.size(), results.size())) {
            Setting baseline =
                    results.get(PLAYERS.indexOf(result.setting().player())).setting();
            boolean random = result.setting().player().equals("random");
            for (MetricRow row : ROWS) {
                boolean score =
                        List.of("score", "first-move").contains(row.metric().id());
                double mean = score ? random ? 0.08 : 0.2 : 0.01;
                contrasts.add(new Contrast(
                        baseline,
                        result.setting(),
                        row.id(),
                        Estimate.around(mean, score && random ? 0.05 : 0.1),
                        score ? 4 : 0.2,
                        score ? 0.001 : 0.8,
                        score ? 0.01 : 0.9,
                        score ? Contrast.Finding.DIFFERENT : Contrast.Finding.OPEN,
                        OptionalLong.empty()));
            }
        }
        ComparisonSettings settings = new ComparisonSettings(
                PLAYERS, 80, 1, 20, 1_000, List.of(), false, Optional.empty(), Duration.ofSeconds(60));
        return new Comparison(
                settings,
                ruleSets,
                new ResultTable(ROWS, results, contrasts, List.of()),
                compared && count > 1 ? Optional.of("rules0") : Optional.empty(),
                List.of(),
                List.of());
    }

    private static SettingResult result(Setting setting, double mean, double half, double captures) {
        SettingResult result = result(setting, mean, half);
        Map<String, MetricResult> numbers = new LinkedHashMap<>(result.numbers());
        numbers.put("captures", new MetricResult("captures", Estimate.around(captures, 0.001), false, 80));
        return new SettingResult(setting, 80, Optional.empty(), numbers, List.of(), List.of());
    }

    private static SettingResult result(Setting setting, double mean, double half) {
        Map<String, MetricResult> numbers = new LinkedHashMap<>();
        for (MetricRow row : ROWS) {
            numbers.put(row.id(), new MetricResult(row.id(), Estimate.around(mean, half), false, 80));
        }
        return new SettingResult(setting, 80, Optional.empty(), numbers, List.of(), List.of());
    }
}
