package org.plyspace.lab.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.compare.ComparisonTask.InterimOutcomes;
import org.plyspace.lab.games.PlayedGame;

/** Tests the outcomes of games while others are played, by values worked out by hand. */
final class InterimOutcomesTest {

    private static final double PRECISION = 0.0005;

    private static PlayedGame<String> game(int setting, GameResult result, int plies) {
        String reason = result == GameResult.OPEN ? PlayedGame.UNFINISHED : "any";
        List<String> moves = Collections.nCopies(plies, "a1-a2");
        return new PlayedGame<>(0, setting, 0, 0, plies, 0, moves, result, reason, List.of());
    }

    @Test
    void gamesAreCountedInTheirRuleSet() {
        InterimOutcomes outcomes = new InterimOutcomes(List.of("one", "other"));
        for (int i = 0; i < 3; i++) {
            outcomes.add(game(1, GameResult.WHITE_WINS, 10));
        }
        outcomes.add(game(1, GameResult.BLACK_WINS, 20));
        outcomes.add(game(1, GameResult.DRAW, 30));
        outcomes.add(game(1, GameResult.DRAW, 30));
        outcomes.add(game(1, GameResult.OPEN, 100));

        InterimOutcomes.Row row = outcomes.rows().get(1);
        assertEquals("other", row.variant());
        assertEquals(7, row.games());
        assertEquals(4.0 / 7, row.winners().mean(), PRECISION);
        assertEquals(0.2505, row.winners().low(), PRECISION);
        assertEquals(0.8418, row.winners().high(), PRECISION);
        assertEquals(4.0 / 6, row.score().mean(), PRECISION);
        assertEquals(30, row.plies(), PRECISION);
    }

    @Test
    void nothingIsKnownWithoutGames() {
        InterimOutcomes.Row row = new InterimOutcomes(List.of("one")).rows().get(0);
        assertEquals(0, row.games());
        assertEquals(0, row.winners().low(), PRECISION);
        assertEquals(1, row.winners().high(), PRECISION);
    }

    @Test
    void gamesThatWereOnlyBrokenOffSayNothingOfTheScore() {
        InterimOutcomes outcomes = new InterimOutcomes(List.of("one"));
        outcomes.add(game(0, GameResult.OPEN, 9));
        assertEquals(1, outcomes.rows().get(0).score().high(), PRECISION);
        assertEquals(0, outcomes.rows().get(0).winners().mean(), PRECISION);
    }
}
