package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Side;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.numbers.GameSummary;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

@DisplayName("What is counted of games as they end")
class ColumnTallyTest {

    /** A game of so many plies after an opening, with the depth of each of its own moves. */
    private static PlayedGame<String> game(GameResult result, int openingPlies, Integer... depths) {
        int plies = openingPlies + depths.length;
        return new PlayedGame<>(
                0,
                0,
                0,
                0,
                openingPlies,
                0,
                Collections.nCopies(plies, "a1-a2"),
                result,
                result == GameResult.OPEN ? PlayedGame.UNFINISHED : "checkmate",
                List.of(depths));
    }

    /** The same game, as far as a row tells of it. */
    private static GameRow row(PlayedGame<String> game) {
        return new GameRow(game.summary(), 0, game.moves().size(), OptionalInt.empty(), List.of(), new double[0]);
    }

    /** Two games that the rules ended, and two that were cut off: 3, 4, 6 and 9 plies, 1 of which is an opening. */
    private static final List<PlayedGame<String>> GAMES = List.of(
            game(GameResult.WHITE_WINS, 0, 2, 4, 6),
            game(GameResult.OPEN, 0, 1, 1, 1, 1),
            game(GameResult.BLACK_WINS, 1, 3, 5, 3, 5, 9),
            game(GameResult.OPEN, 9));

    /** Depths of White 4, 1, 5; of Black 4, 1, 5; none of the last game, which is all opening. */
    @ParameterizedTest(name = "rows {0}")
    @ValueSource(booleans = {false, true})
    void lengthsAndDepthsAreOfAllGamesAndScoresOfThoseThatTheRulesEnded(boolean rows) {
        ExperimentReport.ColumnTally tally = new ExperimentReport.ColumnTally();
        for (PlayedGame<String> game : GAMES) {
            if (rows) {
                tally.add(row(game));
            } else {
                tally.add(game);
            }
        }

        assertEquals(4, tally.games());
        assertEquals(2, tally.finished());
        assertEquals(List.of(1, 0, 1), List.of(tally.whiteWins(), tally.draws(), tally.blackWins()));
        assertEquals((3 + 4 + 6 + 9) / 4.0, tally.meanPlies());
        assertEquals(Estimates.score(1, 0, 1), tally.score());
        assertEquals((4 + 4 + 1 + 1 + 5 + (3 + 3 + 9) / 3.0) / 6, tally.meanDepth(), 1e-12);
    }

    @Test
    void whoWinsMoreHasTheHigherScore() {
        ExperimentReport.ColumnTally tally = new ExperimentReport.ColumnTally();
        for (int i = 0; i < 3; i++) {
            tally.add(game(GameResult.WHITE_WINS, 0, 1));
        }
        tally.add(game(GameResult.DRAW, 0, 1));
        tally.add(game(GameResult.BLACK_WINS, 0, 1));

        assertEquals(List.of(3, 1, 1), List.of(tally.whiteWins(), tally.draws(), tally.blackWins()));
        assertEquals(Estimates.score(3, 1, 1), tally.score());
        assertEquals(0.7, tally.score().mean(), 1e-12);
    }

    @Test
    void ofGamesThatWereAllCutOffOnlyTheLengthIsKnown() {
        ExperimentReport.ColumnTally tally = new ExperimentReport.ColumnTally();
        assertTrue(Double.isNaN(tally.meanPlies()) && Double.isNaN(tally.meanDepth()));
        tally.add(game(GameResult.OPEN, 8));
        tally.add(game(GameResult.OPEN, 4));

        assertEquals(6, tally.meanPlies());
        assertEquals(new Estimate(Double.NaN, Double.NaN, Double.NaN), tally.score());
        assertTrue(Double.isNaN(tally.meanDepth()));
    }

    /** A side's own moves begin after the opening. */
    @ParameterizedTest(name = "{0} plies of opening")
    @CsvSource({"0, 2, 5", "1, 5, 2", "2, 2, 5", "7, 5, 2"})
    void depthsBelongToWhoMoved(int openingPlies, double white, double black) {
        PlayedGame<String> game = game(GameResult.DRAW, openingPlies, 1, 4, 3, 6);

        assertEquals(OptionalDouble.of(white), game.meanDepth(Side.WHITE));
        assertEquals(OptionalDouble.of(black), game.meanDepth(Side.BLACK));
        GameSummary summary = game.summary();
        assertEquals(List.of(white, black), List.of(summary.whiteDepth(), summary.blackDepth()));
        GameSummary turned = game.summary(Side.BLACK);
        assertEquals(List.of(black, white), List.of(turned.whiteDepth(), turned.blackDepth()));
        assertEquals(2, GameRow.ownMoves(openingPlies + 4, openingPlies, Side.WHITE));
        assertEquals(2, GameRow.ownMoves(openingPlies + 4, openingPlies, Side.BLACK));
    }

    /** Games are numbered opening by opening, and within one column by column. */
    @ParameterizedTest(name = "{0} settings, {1} engines, {2} games each")
    @CsvSource({"1, 1, 5", "3, 1, 4", "1, 4, 3", "3, 2, 4"})
    void everyNumberIsOfOneColumnAndOneOpening(int settings, int players, int games) {
        GameNumbers numbers = new GameNumbers(settings, players, games);
        List<Integer> all = new ArrayList<>();
        for (int opening = 0; opening < games; opening++) {
            for (int setting = 0; setting < settings; setting++) {
                for (int player = 0; player < players; player++) {
                    int column = numbers.column(setting, player);
                    int number = numbers.of(column, opening);
                    all.add(number);
                    assertEquals(
                            List.of(opening, column, setting, player),
                            List.of(
                                    numbers.opening(number),
                                    numbers.column(number),
                                    numbers.setting(number),
                                    numbers.player(number)));
                }
            }
        }
        assertEquals(settings * players, numbers.columns());
        assertEquals(numbers.total(), all.size());
        assertEquals(all.stream().sorted().toList(), all);
        assertEquals(List.of(0, numbers.total() - 1), List.of(all.get(0), all.get(all.size() - 1)));
    }
}
