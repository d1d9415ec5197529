package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.GameResult;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

class HeatMapTest {

    /** White's king stands on its first square all through a game without moves, and half through one of a single ply. */
    @ParameterizedTest(name = "games of {0} plies: {1}, standard error {2}")
    @CsvSource({
        "0 1, 0.75, 0.25",
        "0 1 1 1, 0.625, 0.125",
        "0 0 1 1, 0.75, 0.1443376",
        "0 0 0, 1, 0",
        "1 1, 0.5, 0",
    })
    void theIntervalIsThatOfTheMeanOfTheGamesShares(String plies, double mean, double error) {
        List<GameTrace> games = Stream.of(plies.split(" ", -1))
                .map(each -> LittleGame.ofLength(0, Integer.parseInt(each), GameResult.DRAW, "stalemate"))
                .toList();
        HeatMap.Totals totals = new HeatMap.Totals();
        games.forEach(totals::add);
        HeatMap whiteKing =
                totals.maps(games.get(0).traits().rules(), games.size()).get(0);
        Estimate found = whiteKing.cells().get(0);

        Estimate expected = Estimates.share(mean, error, games.size());
        assertEquals(mean, found.mean(), 1e-9);
        assertEquals(expected.low(), found.low(), 1e-6);
        assertEquals(expected.high(), found.high(), 1e-6);
    }
}
