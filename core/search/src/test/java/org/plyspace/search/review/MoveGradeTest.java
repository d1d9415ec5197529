package org.plyspace.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.Scores;
import org.plyspace.search.review.ReviewedMove.MoveGrade;

class MoveGradeTest {

    /** Scores before and after the move for the side that moves; {@code 32000} less plies is a win. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, GOOD",
        "0, -50, GOOD",
        "0, -60, INACCURACY",
        "0, -100, INACCURACY",
        "0, -110, MISTAKE",
        "0, -190, MISTAKE",
        "0, -200, BLUNDER",
        "900, 700, GOOD",
        "-900, -1500, GOOD",
        "500, 100, BLUNDER",
        "31995, 900, GOOD",
        "31995, 150, BLUNDER",
        "-400, -31998, INACCURACY",
        "0, -31998, BLUNDER",
        "-100, 40, GOOD",
    })
    void aMoveIsGradedByTheShareOfPointsThatItGivesAway(int before, int after, MoveGrade grade) {
        ReviewedMove move =
                new ReviewedMove(1, new PrincipalVariation(before, List.of(2L), 1), after, Math.max(0, before - after));
        assertEquals(grade, move.grade(), () -> "gave away " + move.given());
    }

    @ParameterizedTest
    @CsvSource({"0, 0.5", "400, 0.909", "-400, 0.091", "31990, 1", "-31990, 0"})
    void aScoreBringsAShareOfPoints(int score, double share) {
        assertEquals(share, Scores.expectancy(score), 0.001);
    }
}
