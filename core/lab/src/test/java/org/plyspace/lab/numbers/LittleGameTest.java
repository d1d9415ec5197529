package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Side;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.numbers.Judge.Judgement;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/** Tests every metric with {@link LittleGame}, counted by hand. */
class LittleGameTest {

    private static final SettingResult ONE_GAME =
            result(List.of(LittleGame.trace().with(LittleGame.judged())));
    private static final SettingResult SIX_GAMES = result(LittleGame.sixGames());

    private static SettingResult result(List<GameTrace> games) {
        return new ResultTableMaker(List.of(LittleGame.setting("little", games)), 1)
                .make()
                .settings()
                .get(0);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "cells, 7 / 9",
        "level:1, 3 / 4",
        "level:2, 1 / 4",
        "level:3, 0 / 4",
        "level-change, 2 / 4",
        "board-move, 2 / 6",
        "rank-kept, 3 / 4",
        "branching, 25 / 6",
        "forced, 1 / 6",
        "candidates, 13 / 6",
        "complexity, 3.07918",
        "captures, 1 / 6",
        "checks, 2 / 6",
        "drama, 0.38170",
        "lead-changes, 1",
        "uncertainty, 0.93333",
        "tag:lift, 2 / 6",
        "tag:leap, 0 / 6",
        "tag-games:lift, 1",
        "tag-games:leap, 0",
        "tag-mattered:lift, 1 / 6",
        "tag-mattered:leap, 0",
        "carried-promoted, 1",
        "carriage-promotion, 2",
        "own:lifted, 1",
        "own:lifting, 2 / 6",
        "own:lifts, 2",
        "own:plies a lift, 3"
    })
    void theGameOfSixPlies(String row, String value) {
        assertEquals(number(value), ONE_GAME.numbers().get(row).estimate().mean(), 1e-4);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "score-all, 4 / 6",
        "score, 3.5 / 5",
        "imbalance, 1 / 6",
        "winners, 4 / 6",
        "decisive, 4 / 5",
        "ending:draw stalemate, 1 / 5",
        "finished, 5 / 6",
        "score-bounds:lost, 3.5 / 6",
        "score-bounds:won, 4.5 / 6",
        "first-move, 147.19",
        "mean-length, 210 / 6",
        "length:lower-quartile, 20",
        "length:median, 30",
        "length:upper-quartile, 50"
    })
    void sixGames(String row, String value) {
        MetricResult result = SIX_GAMES.numbers().get(row);
        assertEquals(number(value), result.estimate().mean(), 5e-3);
        assertFalse(result.atLeast());
    }

    private static double number(String text) {
        String[] parts = text.split("/", -1);
        return parts.length == 1
                ? Double.parseDouble(text)
                : Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]);
    }

    /** Both kings move from one level to the other, and at the end nobody goes to the lowest. */
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"level:1, 1 / 4", "level:2, 3 / 4", "level:3, 0"})
    void aLevelIsUsedByStepsThatEndThere(String row, String value) {
        Script script = new Script(List.of(
                new Script.Ply(Script.step(0, 4, Script.KING, 0), 2, false, 0),
                new Script.Ply(Script.step(7, 3, Script.BLACK_KING, 0), 2, false, 0),
                new Script.Ply(Script.step(4, 5, Script.KING, 0), 2, false, 0),
                new Script.Ply(Script.step(3, 7, Script.BLACK_KING, 0), 2, false, 0)));
        GameTrace game = GameTrace.of(
                RuleTraits.of(script.rules()),
                script.game(),
                LittleGame.summary(0, GameResult.WHITE_WINS, "goal reached"));
        MetricResult level = result(List.of(game)).numbers().get(row);
        assertEquals(number(value), level.estimate().mean(), 1e-9);
    }

    /** The board goes up at ply 3 and down at ply 5. */
    @ParameterizedTest(name = "an opening of {0} plies")
    @CsvSource({"2, 1", "4, 1", "5, 0", "6, 0"})
    void aGameHasATagIfItIsChosenAfterTheOpening(int opening, int value) {
        GameTrace game = LittleGame.trace(new GameSummary(0, 0, opening, GameResult.WHITE_WINS, "goal reached", 0, 0));
        MetricResult lift = result(List.of(game)).numbers().get("tag-games:lift");
        assertEquals(value, lift.estimate().mean());
    }

    @Test
    void aQuartileBeyondTheCutIsAtLeastThat() {
        SettingResult result = result(Stream.of(10, 45, 45, 45)
                .map(plies ->
                        LittleGame.ofLength(plies, plies, plies == 10 ? GameResult.DRAW : GameResult.OPEN, "stalemate"))
                .toList());

        MetricResult median = result.numbers().get("length:median");
        assertTrue(median.atLeast());
        assertEquals(45, median.estimate().mean());
        assertEquals(Double.POSITIVE_INFINITY, median.estimate().high());
        assertEquals(
                10, result.numbers().get("length:lower-quartile").estimate().mean());
    }

    @Test
    void openingEntropyOfTwentyPliesWithTwoEqualMoves() {
        GameTrace game = LittleGame.ofLength(0, 30, GameResult.DRAW, "stalemate");
        double[] entropies = new double[30];
        Arrays.fill(entropies, Math.log(2));
        Judgement said = Judgement.of(new int[30], entropies, List.of());

        SettingResult result = result(List.of(game.with(new JudgedGame(said, LittleGame.SLOPE))));

        assertEquals(13.863, result.numbers().get("opening-entropy").estimate().mean(), 1e-3);
        assertFalse(ONE_GAME.numbers().containsKey("opening-entropy"), "a game of six plies has none");
    }

    /**
     * With expectancies of 0.5, 0.3, 0.5, 0.6, 0.7 and 0.7 White is behind once, by 0.2, and Black three times, by 0.1, 0.2 and 0.2;
     * only the winner's drama counts.
     */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"WHITE_WINS, 0.44721", "BLACK_WINS, 0.40355"})
    void dramaIsTheWinners(GameResult winner, double value) {
        Judgement said =
                Judgement.of(new int[] {0, -209, 0, 100, 209, 209}, new double[] {0, 0, 0, 0, 0, 0}, List.of());
        GameTrace game = LittleGame.ofLength(0, 6, winner, "checkmate").with(new JudgedGame(said, LittleGame.SLOPE));

        assertEquals(
                value, result(List.of(game)).numbers().get("drama").estimate().mean(), 1e-3);
    }

    @Test
    void kingsStandWhereTheyWere() {
        HeatMap whiteKing = ONE_GAME.heatMaps().get(0);

        assertEquals(Side.WHITE, whiteKing.side());
        assertEquals("K", whiteKing.symbol());
        assertEquals(1.0 / 7, whiteKing.cells().get(0).mean(), 1e-5);
        assertEquals(6.0 / 7, whiteKing.cells().get(1).mean(), 1e-5);
        assertEquals(0, whiteKing.cells().get(2).mean());
    }

    /** Three of four games carry no man, and contribute nothing to what becomes of those carried. */
    @Test
    void whoWasNeverCarriedDoesNotCount() {
        MetricResult promoted = result(Stream.concat(
                                Stream.of(LittleGame.trace()),
                                IntStream.of(1, 2, 3)
                                        .mapToObj(
                                                number -> LittleGame.ofLength(number, 8, GameResult.DRAW, "stalemate")))
                        .toList())
                .numbers()
                .get("carried-promoted");

        assertEquals(1, promoted.observations());
        assertEquals(Estimates.proportion(1, 1).low(), promoted.estimate().low(), 1e-9);
    }

    @Test
    void whereAPieceSeldomStoodNoShareIsBelow0() {
        List<HeatMap> maps = result(Stream.concat(
                                Stream.of(LittleGame.trace()),
                                IntStream.of(1, 2, 3)
                                        .mapToObj(
                                                number -> LittleGame.ofLength(number, 8, GameResult.DRAW, "stalemate")))
                        .toList())
                .heatMaps();

        for (HeatMap map : maps) {
            for (Estimate cell : map.cells()) {
                assertTrue(0 <= cell.low() && cell.high() <= 1, map.name() + " " + cell);
            }
        }
    }

    /** In the second game Black made no move of its own. */
    @Test
    void depthIsOfTheSidesThatMoved() {
        SettingGames games = LittleGame.setting("little", List.of(LittleGame.ofLength(2, searched(0, 6, 4))));
        games.add(LittleGame.ofLength(2, searched(1, 7, 0)));

        Estimate depth = new ResultTableMaker(List.of(games), 1)
                .make()
                .settings()
                .get(0)
                .depth()
                .orElseThrow();

        assertEquals(6, depth.mean(), 1e-9);
    }

    private static GameSummary searched(int number, double white, double black) {
        return new GameSummary(number, number, 0, GameResult.WHITE_WINS, "checkmate", white, black);
    }

    @Test
    void theFirstTenPliesOfLegalMoves() {
        Series branching = ONE_GAME.series().get(0);

        assertEquals("branching", branching.metric());
        assertEquals(1, branching.points().size());
        assertEquals(25.0 / 6, branching.points().get(0).estimate().mean(), 1e-9);
        assertEquals(6, SIX_GAMES.series().get(0).points().size());
        assertEquals(1, SIX_GAMES.series().get(0).points().get(5).games());
    }

    @Test
    void uncertaintyIsToldOfTheCourseOfGamesThatWereJudged() {
        Series course = ONE_GAME.series().get(3);

        assertEquals("uncertainty", course.metric());
        assertEquals(
                ONE_GAME.numbers().get("uncertainty").estimate().mean(),
                course.points().get(0).estimate().mean(),
                1e-9);
        assertTrue(SIX_GAMES.series().get(3).points().isEmpty(), "nobody judged them");
    }

    @Test
    void waysToWinAreToldApartWhereThereAreSeveral() {
        SettingResult result = result(List.of(
                LittleGame.ofLength(0, 4, GameResult.WHITE_WINS, "checkmate"),
                LittleGame.ofLength(1, 4, GameResult.BLACK_WINS, "goal reached"),
                LittleGame.ofLength(2, 4, GameResult.DRAW, "stalemate"),
                LittleGame.ofLength(3, 4, GameResult.DRAW, "stalemate")));

        assertEquals(
                0.25, result.numbers().get("ending:win goal reached").estimate().mean());
        assertEquals(
                0.25, result.numbers().get("ending:win checkmate").estimate().mean());
        assertEquals(
                0.5, result.numbers().get("ending:draw stalemate").estimate().mean());
        assertFalse(SIX_GAMES.numbers().containsKey("ending:win checkmate"), "there is no other way");
        assertFalse(result.numbers().containsKey("score-bounds:won"), "nothing was cut off");
    }

    @Test
    void whatNobodyJudgedIsMissing() {
        assertFalse(SIX_GAMES.numbers().containsKey("drama"));
        assertFalse(SIX_GAMES.numbers().containsKey("tag-mattered:lift"));
    }
}
