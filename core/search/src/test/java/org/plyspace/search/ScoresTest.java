package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoresTest {

    /** The table stores a decided score by its distance from the position, whatever the ply at which it was found. */
    @ParameterizedTest(name = "{0} plies from the position, at ply {1}, kept as {2}")
    @CsvSource({"5, 0, 31995", "5, 3, 31995", "-5, 0, -31995", "-5, 3, -31995", "-1, 100, -31999", "1, 100, 31999"})
    void aTableKeepsDistancesFromThePosition(int plies, int ply, int kept) {
        int fromRoot = plies > 0 ? Scores.WIN - ply - plies : ply - plies - Scores.WIN;
        assertEquals(kept, Scores.toTable(fromRoot, ply));
        assertEquals(fromRoot, Scores.fromTable(kept, ply), "read at the same ply");
        int twoLater = plies > 0 ? fromRoot - 2 : fromRoot + 2;
        assertEquals(twoLater, Scores.fromTable(kept, ply + 2), "read two plies later");
    }

    @ParameterizedTest
    @CsvSource({"0", "-250", "31000", "-31000"})
    void aTableKeepsOtherScoresAsTheyAre(int score) {
        assertEquals(score, Scores.toTable(score, 7));
        assertEquals(score, Scores.fromTable(score, 7));
    }

    @ParameterizedTest
    @CsvSource({"31999, 1", "31998, 1", "31997, 2", "31995, 3", "-31998, -1", "-31996, -2", "-32000, 0"})
    void movesToMateCountThoseOfTheSideToMove(int score, int moves) {
        assertEquals(moves, Scores.movesToMate(score));
    }

    /** A win ends with a move of the side to move, a loss with one of the other side. */
    @ParameterizedTest
    @CsvSource({"1, 31999", "3, 31995", "-1, -31998", "-3, -31994", "0, -32000"})
    void aMateThatWasSaidInMovesIsAScore(long moves, int score) {
        assertEquals(score, Scores.ofMateIn(moves));
    }

    @ParameterizedTest
    @CsvSource({"9223372036854775807, 1", "-9223372036854775807, -1", "40000, 1"})
    void whatIsSaidBeyondAllMeasureIsNoMateIfItIsAnAdvantage(long said, int sign) {
        assertEquals(sign * Scores.LARGEST, Scores.ofAdvantage(said));
        assertFalse(Scores.isDecided(Scores.ofAdvantage(said)));
    }
}
