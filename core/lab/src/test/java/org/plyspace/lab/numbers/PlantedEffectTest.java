package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whatever habit of the games is changed, the metric that looks for it shows the difference, in a table of all metrics and with the
 * right sign.
 */
class PlantedEffectTest {

    private static final int GAMES = 120;
    private static final SettingGames USUAL = LittleGame.setting("usual", new SyntheticGames(1).games(GAMES));

    private static Map<String, Contrast> contrasts(SettingGames other) {
        return new ResultTableMaker(List.of(USUAL, other), 1)
                .contrasts("usual").stream().collect(Collectors.toMap(Contrast::row, Function.identity()));
    }

    private static SettingGames planted(String habit, double value) {
        return LittleGame.setting(
                "planted", new SyntheticGames(2).with(habit, value).games(GAMES));
    }

    @ParameterizedTest(name = "{0} notices that {1} is {2}, with seeds 1 and 2")
    @CsvSource({
        "score-all, white wins, 0.69, +",
        "score, white wins, 0.69, +",
        "imbalance, white wins, 0.69, +",
        "winners, draws, 0.05, +",
        "first-move, white wins, 0.69, +",
        "decisive, draws, 0.05, +",
        "ending:draw stalemate, stalemates, 0, -",
        "finished, cut off, 0.30, -",
        "score-bounds:lost, cut off, 0.40, -",
        "score-bounds:won, white wins, 0.69, +",
        "mean-length, plies, 34, +",
        "length:median, plies, 34, +",
        "length:lower-quartile, plies, 34, +",
        "length:upper-quartile, plies, 34, +",
        "cells, stays, 0.9, -",
        "level:2, up, 0.65, +",
        "level-change, level, 0.45, +",
        "board-move, board, 0.22, +",
        "rank-kept, rank, 0.65, +",
        "branching, choices, 23, +",
        "forced, forced, 0.10, +",
        "candidates, entropy, 1.2, +",
        "opening-entropy, entropy, 1.2, +",
        "complexity, choices, 30, +",
        "captures, captures, 0.22, +",
        "checks, checks, 0.16, +",
        "drama, swings, 0.6, +",
        "lead-changes, swings, 0.6, +",
        "uncertainty, swings, 0.6, -",
        "tag:leap, leaps, 0.06, +",
        "tag-games:leap, leaps, 0.06, +",
        "tag-mattered:leap, matters, 0.08, +",
        "carried-promoted, promotes, 0.5, +",
        "carriage-promotion, promotes, 1, -",
        "own:lifts, board, 0.22, +"
    })
    void isFound(String row, String habit, double value, String sign) {
        Contrast contrast = contrasts(planted(habit, value)).get(row);

        assertEquals(Contrast.Finding.DIFFERENT, contrast.finding(), contrast.toString());
        assertEquals(
                sign.equals("+") ? 1 : -1, Math.signum(contrast.difference().mean()));
        assertTrue(contrast.difference().low() > 0 || contrast.difference().high() < 0, contrast.toString());
    }

    /** Together with the rows that the other test names, these are all rows that a table can have. */
    @Test
    void everyMetricIsPlantedSomewhere() {
        Set<String> planted = Set.of(PlantedEffectTest.class.getDeclaredMethods()).stream()
                .filter(method -> method.isAnnotationPresent(CsvSource.class))
                .flatMap(method -> List.of(method.getAnnotation(CsvSource.class).value()).stream())
                .map(line -> line.replaceAll("[:,].*", ""))
                .collect(Collectors.toSet());

        // Depth is measured by matches (DepthMeasureTest), the score with odds by games with odds (OddsGamesTest); heat
        // maps
        // are not numbers of a table, and are tested below.
        assertEquals(
                Metrics.all().stream()
                        .map(Metric::id)
                        .filter(id -> !Set.of("depth", "heat", "odds-score").contains(id))
                        .collect(Collectors.toSet()),
                planted);
    }

    @Test
    void heatMapsShowWhereTheKingStaysWithSeeds1And2() {
        double usual = onTheUpperLevel(USUAL);
        double up = onTheUpperLevel(planted("up", 0.65));

        assertTrue(up > usual + 0.02, up + " against " + usual);
    }

    private static double onTheUpperLevel(SettingGames games) {
        return games.heatMaps().get(0).cells().subList(4, 8).stream()
                .mapToDouble(cell -> cell.mean())
                .sum();
    }
}
