package org.plyspace.lab.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.numbers.Unit;

class QuantitiesTest {

    private static final RuleTraits CUBE = RuleTraits.of(Bundled.REGISTRY.rules("cube:n=4"));

    private static PlayedGame<String> game(GameResult result, String reason) {
        return new PlayedGame<>(0, 0, 0, 0, 0, 0, List.of("a", "b", "c"), result, reason, List.of(0, 0, 0));
    }

    private static double read(String name, PlayedGame<String> game) {
        return Quantities.read(Quantities.find(name, CUBE, 1_000), game);
    }

    @Test
    void gamesThatWereCutOffCountAsDrawsOfTheirLength() {
        PlayedGame<String> cut = game(GameResult.OPEN, PlayedGame.UNFINISHED);

        assertEquals(1, read("draws", cut));
        assertEquals(3, read("length", cut));
        assertEquals(0.5, read("score", cut));
    }

    @ParameterizedTest
    @CsvSource({"WHITE_WINS,0,1", "DRAW,1,0.5", "BLACK_WINS,0,0"})
    void resultsAreRead(GameResult result, double draws, double score) {
        assertEquals(draws, read("draws", game(result, "checkmate")));
        assertEquals(score, read("score", game(result, "checkmate")));
    }

    @Test
    void metricsAreFoundByTheirNames() {
        Quantity finished = Quantities.find("finished", CUBE, 1_000);

        assertEquals(Unit.SHARE_OF_GAMES, finished.unit());
        assertTrue(Quantities.needsReplay(finished));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            drawrate      | no number 'drawrate'; there are draws, length, score,
            drawz         | did you mean 'draws'?
            lenght        | did you mean 'length'?
            length:median | 'length:median' is no share, mean or ratio that can be formed game by game
            drama         | 'drama' is no share, mean or ratio that can be formed game by game
            """)
    void otherNamesAreRefusedInWords(String name, String words) {
        UsageException refused = assertThrows(UsageException.class, () -> Quantities.find(name, CUBE, 1_000));

        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }

    @Test
    void marginsAreFivePointsOrAPart() {
        assertEquals(0.05, Quantities.find("score", CUBE, 1_000).margin(0.6));
        assertEquals(12, Quantities.find("length", CUBE, 1_000).margin(80), 1e-12);
    }

    @Test
    void onlyPointsAreBalanced() {
        Quantity length = Quantities.find("length", CUBE, 1_000);
        UsageException refused = assertThrows(UsageException.class, () -> new Objective(Aim.BALANCE, length));

        assertEquals(
                "--balance: length is in plies, which has no middle; expected a share of points, such as score",
                refused.getMessage());
    }
}
