package org.plyspace.lab.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Rules;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.testing.Broken;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.statistics.Estimate;

class ComparisonRunTest {

    private static final Registry REGISTRY = Broken.registry(() -> null);
    private static final Comparison REFERENCE = coins(1);

    private static ComparisonSettings settings(String player, int games, int maxPlies, boolean judged) {
        return new ComparisonSettings(
                List.of(player), games, 1, 4, maxPlies, List.of(), judged, Optional.empty(), Duration.ofSeconds(60));
    }

    private static List<ComparedSetting> contenders(Registry registry, String... specs) {
        return Stream.of(specs)
                .map(spec -> new ComparedSetting(spec, registry, spec, true))
                .toList();
    }

    private static Comparison coins(int threads) {
        return new ComparisonRun(settings("random", 1_000, 100, false))
                .run(contenders(REGISTRY, "coin", "coin:tag=off"), threads, Progress.NONE);
    }

    private static Map<String, MetricResult> numbers(Comparison comparison, int setting) {
        return comparison.table().settings().get(setting).numbers();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    void threadsDoNotChangeAnyNumber(int threads) {
        assertEquals(REFERENCE, coins(threads));
    }

    /** The true values are those of {@link org.plyspace.testing.CoinVariant}. */
    @ParameterizedTest(name = "{0} is {1} with seed 1")
    @CsvSource({
        "score, 0.5833333",
        "decisive, 0.5",
        "ending:draw tie, 0.5",
        "first-move, 120.4120",
        "complexity, 1.2041200",
        "checks, 0.25",
        "tag:tie, 0.25",
        "tag-games:tie, 0.5"
    })
    void estimatesComeCloseToWhatTheGameIs(String row, double truth) {
        Estimate estimate = numbers(REFERENCE, 0).get(row).estimate();

        assertEquals(truth, estimate.mean(), 2 * estimate.halfWidth());
        assertTrue(estimate.halfWidth() < 0.5 * truth);
    }

    @ParameterizedTest
    @CsvSource({"branching, 4", "forced, 0", "captures, 0", "finished, 1", "length:lower-quartile, 1", "cells, 1"})
    void whatNeverVariesIsExact(String row, double value) {
        assertEquals(value, numbers(REFERENCE, 0).get(row).estimate().mean());
    }

    @ParameterizedTest
    @CsvSource({"board-cells, 2", "boards, 1", "men-white, 1", "men-black, 1", "start-moves, 4", "start-perft-2, 16"})
    void factsAreCounted(String id, double value) {
        assertEquals(
                value,
                REFERENCE.ruleSets().get(0).facts().stream()
                        .filter(fact -> fact.id().equals(id))
                        .findFirst()
                        .orElseThrow()
                        .value());
    }

    @Test
    void tagsThatAVariantDoesNotDeclareAreMissing() {
        assertTrue(REFERENCE.table().row("tag:tie").isPresent());
        assertTrue(numbers(REFERENCE, 0).containsKey("tag:tie"));
        assertFalse(numbers(REFERENCE, 1).containsKey("tag:tie"));
    }

    @Test
    void rulesOfOneIdAreComparedWithTheFirst() {
        assertEquals(Optional.of("coin"), REFERENCE.baseline());
        assertFalse(REFERENCE.table().contrasts().isEmpty());
        REFERENCE.table().contrasts().forEach(contrast -> {
            assertEquals("coin:tag=off", contrast.setting().spec());
            assertEquals("coin", contrast.baseline().spec());
        });
    }

    @Test
    void othersAreComparedWithWhatIsAskedForOnly() {
        ComparisonSettings usual = settings("random", 3, 10, false);
        ComparisonSettings asked = new ComparisonSettings(
                usual.players(), 3, 1, 0, 10, List.of(), false, Optional.of("koernke"), usual.limit());
        List<ComparedSetting> both = contenders(Bundled.REGISTRY, "cube", "koernke");

        assertEquals(
                Optional.empty(),
                new ComparisonRun(usual).run(both, 2, Progress.NONE).baseline());
        Comparison comparison = new ComparisonRun(asked).run(both, 2, Progress.NONE);
        assertEquals(Optional.of("koernke"), comparison.baseline());
        assertTrue(comparison.table().contrasts().stream()
                .allMatch(contrast -> contrast.setting().spec().equals("cube")));
    }

    @Test
    void machinesPlayTheSameWhateverTheThreadsAndAreJudgedAlikeWithSeed1() {
        List<ComparedSetting> comparedSettings = contenders(Bundled.REGISTRY, "koernke");
        ComparisonRun run = new ComparisonRun(settings("alphabeta:nodes=200,eval=generic", 3, 24, true));

        Comparison one = run.run(comparedSettings, 1, Progress.NONE);

        assertEquals(one, run.run(comparedSettings, 3, Progress.NONE));
        SettingResult result = one.table().settings().get(0);
        assertTrue(result.numbers().containsKey("uncertainty"), "judged");
        assertTrue(result.numbers().containsKey("tag-mattered:level change"));
        assertTrue(result.numbers().containsKey("opening-entropy"));
        assertTrue(result.depth().orElseThrow().mean() > 0);
    }

    /** The case of an author who has changed nothing: two files bring the same rules. */
    @Test
    void theSameRulesPlayTheSameGamesWithSeed1() {
        List<ComparedSetting> twice = List.of(
                new ComparedSetting("old.jar#koernke", Bundled.REGISTRY, "koernke", true),
                new ComparedSetting("new.jar#koernke", Bundled.REGISTRY, "koernke", true));

        Comparison comparison = new ComparisonRun(settings("random", 5, 40, false)).run(twice, 2, Progress.NONE);

        assertEquals(Optional.of("old.jar#koernke"), comparison.baseline());
        assertNothingDiffers(comparison);
    }

    private static void assertNothingDiffers(Comparison comparison) {
        comparison.table().contrasts().stream()
                .filter(contrast -> !Double.isNaN(contrast.p()))
                .forEach(contrast -> {
                    assertEquals(0, contrast.difference().mean(), contrast.row());
                    assertEquals(1, contrast.p(), contrast.row());
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "alphabeta:nodes=50,eval=generic"})
    void aRuleThatNeverActsChangesNoNumber(String player) {
        Comparison comparison = new ComparisonRun(settings(player, 6, 30, false))
                .run(contenders(Bundled.REGISTRY, "koernke", "koernke:clock=100"), 2, Progress.NONE);

        assertFalse(comparison.table().contrasts().isEmpty());
        assertNothingDiffers(comparison);
        assertEquals(
                comparison.samples().get(0).game().moves(),
                comparison.samples().get(1).game().moves());
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "level1"})
    void settingsOfOneIdAreTheSameForOneThreadAndThree(String player) {
        List<ComparedSetting> comparedSettings =
                contenders(Bundled.REGISTRY, "roth", "roth:castling=off", "koernke", "roth:boardPawn=free");
        ComparisonRun run = new ComparisonRun(settings(player, 9, 40, false));

        assertEquals(run.run(comparedSettings, 1, Progress.NONE), run.run(comparedSettings, 3, Progress.NONE));
    }

    /** The baseline's own games do not depend on the settings compared with it. */
    @Test
    void theBaselineIsTheSameWhateverIsComparedWithIt() {
        ComparisonRun run = new ComparisonRun(settings("random", 6, 40, false));
        Comparison alone = run.run(contenders(Bundled.REGISTRY, "roth"), 2, Progress.NONE);
        Comparison sweep =
                run.run(contenders(Bundled.REGISTRY, "roth", "roth:castling=off", "roth:pathB=off"), 2, Progress.NONE);

        assertEquals(numbers(alone, 0), numbers(sweep, 0));
    }

    /** Stalemates take more than forty plies; were there more games of the baseline, they would differ from those of the others. */
    @Test
    void anOptionThatNeverActsMakesNoDifferenceInASweepEither() {
        Comparison sweep = new ComparisonRun(settings("random", 6, 40, false))
                .run(
                        contenders(Bundled.REGISTRY, "roth", "roth:stalemate=win", "roth:stalemate=loss"),
                        2,
                        Progress.NONE);

        assertFalse(sweep.table().contrasts().isEmpty());
        sweep.table().contrasts().stream()
                .filter(contrast -> !Double.isNaN(contrast.difference().mean()))
                .forEach(contrast -> assertEquals(0, contrast.difference().mean(), contrast.row()));
    }

    @Test
    void gamesBeginWherePositionsSay() {
        String position = REGISTRY.rules("koernke")
                .write(REGISTRY.rules("koernke").start())
                .replace(" w ", " b ");
        ComparisonSettings from = new ComparisonSettings(
                List.of("random"), 2, 1, 0, 5, List.of(position), false, Optional.empty(), Duration.ofSeconds(60));

        Comparison other = new ComparisonRun(from).run(contenders(REGISTRY, "koernke"), 1, Progress.NONE);
        Comparison start = new ComparisonRun(settings("random", 2, 5, false))
                .run(contenders(REGISTRY, "koernke"), 1, Progress.NONE);

        assertFalse(numbers(start, 0).equals(numbers(other, 0)), "black begins");
    }

    /**
     * All games are cut off after the same number of plies, so that the second of three is shown, and it began with the second position.
     */
    @ParameterizedTest
    @ValueSource(strings = {"koernke", "koernke koernke:clock=75", "koernke koernke:clock=75 koernke:clock=100"})
    void aSampleGameIsShownFromWhereItBegan(String specs) {
        Rules rules = REGISTRY.rules("koernke");
        String white = rules.write(rules.start());
        String black = white.replace(" w ", " b ");
        ComparisonSettings from = new ComparisonSettings(
                List.of("random"), 3, 1, 0, 5, List.of(white, black), false, Optional.empty(), Duration.ofSeconds(60));
        String[] settings = specs.split(" ", -1);

        List<ComparisonSample> samples = new ComparisonRun(from)
                .run(contenders(REGISTRY, settings), 1, Progress.NONE)
                .samples();

        assertEquals(settings.length, samples.size());
        for (ComparisonSample sample : samples) {
            assertEquals(1, sample.game().opening());
            assertEquals(black, rules.write(sample.start()));
        }
    }

    @Test
    void everyGameIsReported() {
        List<Long> done = new ArrayList<>();
        new ComparisonRun(settings("random", 10, 5, false))
                .run(contenders(REGISTRY, "coin", "coin:tag=off"), 3, (reached, total) -> {
                    assertEquals(20, total);
                    done.add(reached);
                });

        LongSummaryStatistics reached = done.stream().mapToLong(Long::longValue).summaryStatistics();
        assertEquals(20, reached.getCount());
        assertEquals(20, reached.getMax());
    }

    @ParameterizedTest
    @CsvSource({"0, 10", "-1, 10", "10, 0", "100001, 10", "10, 10001"})
    void absurdSettingsAreRefused(int games, int plies) {
        assertThrows(IllegalArgumentException.class, () -> settings("random", games, plies, false));
    }
}
