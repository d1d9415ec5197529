package org.plyspace.match.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.search.Scores;

class ScoreTest {

    /** Plies to a win are moves of the side that wins, which makes the last one. */
    @ParameterizedTest
    @CsvSource({
        "35, +0.35",
        "-120, -1.20",
        "0, +0.00",
        "12345, +123.45",
        "31999, win in 1",
        "31998, win in 1",
        "31997, win in 2",
        "31990, win in 5",
        "-31998, loss in 1",
        "-31997, loss in 2",
        "-31996, loss in 2",
        "32000, win in 0",
        "-32000, loss in 0",
    })
    void isShownInPawnsOrInMovesToTheEnd(int score, String text) {
        Score worth = Score.of(score);

        assertEquals(text, worth.text());
        assertEquals(score, worth.asScore());
        boolean decided = Scores.isDecided(score);
        Optional<Integer> plies = decided ? Optional.of(Scores.WIN - Math.abs(score)) : Optional.empty();
        assertEquals(decided ? Optional.empty() : Optional.of(score), worth.score());
        assertEquals(score > 0 ? plies : Optional.empty(), worth.winIn());
        assertEquals(score > 0 ? Optional.empty() : plies, worth.lossIn());
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 1000000, '1,000 nodes in 0.001 s, 1,000,000 nodes a second'",
        "3000000, 2000000000, '3,000,000 nodes in 2.000 s, 1,500,000 nodes a second'",
        "0, 0, '0 nodes in 0.000 s, 0 nodes a second'",
    })
    void aSpeedIsInNodesASecond(long nodes, long nanos, String text) {
        assertEquals(text, Speed.of(nodes, nanos).toString());
    }
}
