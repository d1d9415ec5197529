package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;

@DisplayName("A transposition table")
class TranspositionTableTest {

    private static final long KEY = 7L << 32;
    private static final long MOVE = Move.of(3, 4, 2, 0);
    private static final long OTHER_MOVE = Move.of(5, 6, 2, 0);

    /** Two entries, which are one bucket. */
    private final TranspositionTable table = TranspositionTable.ofEntries(2);

    @ParameterizedTest
    @CsvSource({
        "0, 0, 1, 0",
        "-32000, 255, 2, -31743",
        "32000, 1, 3, 31743",
        "-1, 17, 1, -1",
        "5, 3, 3, -32768",
    })
    void givesBackWhatItWasGiven(int score, int depth, int bound, int evaluation) {
        table.put(KEY, score, depth, bound, MOVE, evaluation);
        long data = table.get(KEY);

        assertEquals(score, TranspositionTable.score(data));
        assertEquals(depth, TranspositionTable.depth(data));
        assertEquals(bound, TranspositionTable.bound(data));
        assertEquals(evaluation, TranspositionTable.evaluation(data));
        assertEquals(TranspositionTable.fingerprint(MOVE), TranspositionTable.print(data));
        assertEquals(0, table.get(KEY + (1L << 33)), "another position");
    }

    @ParameterizedTest(name = "depth {0} over depth 9 {2} searches later as bound {1}: kept {3}")
    @CsvSource({
        "9, 1, 0, 9",
        "8, 1, 0, 8",
        "6, 2, 0, 6",
        "5, 2, 0, 9",
        "0, 1, 0, 9",
        "0, 3, 0, 0",
        "0, 1, 1, 0",
        "0, 1, 63, 0",
        "0, 1, 64, 9",
    })
    void keepsAMuchDeeperResultOfTheSamePositionAndSearch(int depth, int bound, int searches, int kept) {
        table.put(KEY, 10, 9, TranspositionTable.LOWER, MOVE, 1);
        for (int i = 0; i < searches; i++) {
            table.nextSearch();
        }
        table.put(KEY, 20, depth, bound, OTHER_MOVE, 1);
        long data = table.get(KEY);

        assertEquals(kept, TranspositionTable.depth(data));
        assertEquals(kept == 9 && depth != 9 ? 10 : 20, TranspositionTable.score(data));
        assertEquals(TranspositionTable.fingerprint(OTHER_MOVE), TranspositionTable.print(data), "the newest move");
    }

    @Test
    void keepsTheMoveOfAPositionThatHasNoBetterOne() {
        table.put(KEY, 10, 3, TranspositionTable.LOWER, MOVE, 1);
        table.put(KEY, 20, 4, TranspositionTable.UPPER, Move.NONE, 1);

        assertEquals(TranspositionTable.fingerprint(MOVE), TranspositionTable.print(table.get(KEY)));
        assertEquals(20, TranspositionTable.score(table.get(KEY)));
    }

    /** Two results are there already; a third of another position takes the place of one of them. */
    @ParameterizedTest(name = "depths {0} and {1}, the second {2} searches later: the first goes, {3}")
    @CsvSource({
        "3, 5, 0, true",
        "5, 3, 0, false",
        "9, 2, 1, true",
        "11, 2, 1, false",
    })
    void replacesTheShallowerOrOlderOfABucket(int first, int second, int later, boolean firstGoes) {
        long other = KEY + (1L << 34);
        long third = KEY + (1L << 35);
        table.put(KEY, 1, first, TranspositionTable.EXACT, MOVE, 1);
        for (int i = 0; i < later; i++) {
            table.nextSearch();
        }
        table.put(other, 2, second, TranspositionTable.EXACT, MOVE, 1);
        table.put(third, 3, 0, TranspositionTable.UPPER, MOVE, 1);

        assertEquals(3, TranspositionTable.score(table.get(third)));
        assertEquals(firstGoes, table.get(KEY) == 0);
        assertEquals(!firstGoes, table.get(other) == 0);
    }

    @ParameterizedTest(name = "entries of depth {0} and {1}, {2} searches ago: {3}")
    @CsvSource({"0, 4, 0, false", "0, 0, 1, true", "7, 7, 1, true", "8, 8, 1, false"})
    void givesUpForAnEvaluationOnlyWhatIsShallowAndOld(int one, int other, int searches, boolean stored) {
        table.put(KEY, 1, one, TranspositionTable.LOWER, MOVE, 1);
        table.put(KEY + (1L << 34), 1, other, TranspositionTable.LOWER, MOVE, 1);
        for (int i = 0; i < searches; i++) {
            table.nextSearch();
        }
        long third = KEY + (1L << 35);
        table.putEvaluation(third, -77);

        long data = table.get(third);
        assertEquals(stored ? -77 : TranspositionTable.UNKNOWN, TranspositionTable.evaluation(data));
        assertEquals(TranspositionTable.NONE, TranspositionTable.bound(data));
    }

    @Test
    void replacesAnEvaluationByAnyResult() {
        table.putEvaluation(KEY, 40);
        table.put(KEY, 3, 0, TranspositionTable.UPPER, MOVE, 40);
        assertEquals(TranspositionTable.UPPER, TranspositionTable.bound(table.get(KEY)));
    }

    @ParameterizedTest(name = "bound {0} of {1} in a window from 10 to 20: {2}")
    @CsvSource({
        "0, 5, false", "0, 25, false",
        "1, 10, true", "1, 11, false",
        "2, 20, true", "2, 19, false",
        "3, 15, true", "3, 30, true",
    })
    void settlesASearchByABoundOutsideItsWindow(int bound, int score, boolean settled) {
        assertEquals(settled, TranspositionTable.settles(bound, score, 10, 20));
    }

    @ParameterizedTest(name = "{0} is a bound {1} between 10 and 20")
    @CsvSource({"9, 1", "10, 1", "11, 3", "19, 3", "20, 2", "21, 2"})
    void namesTheBoundThatAResultIs(int score, int bound) {
        assertEquals(bound, TranspositionTable.bound(score, 10, 20));
    }

    @ParameterizedTest(name = "evaluation 50, bound {0} of {1}: {2}")
    @CsvSource({
        "0, 0, 50",
        "1, 40, 40",
        "1, 60, 50",
        "2, 60, 60",
        "2, 40, 50",
        "3, 40, 40",
        "3, 60, 60",
        "2, 31744, 50",
        "1, -31744, 50",
    })
    void sharpensAnEvaluationByWhatIsKnown(int bound, int score, int sharpened) {
        table.put(KEY, score, 4, bound, MOVE, 50);
        assertEquals(sharpened, TranspositionTable.sharpened(50, table.get(KEY)));
    }

    @Test
    void hasAFingerprintForEachMove() {
        for (long move = 1; move <= 1 << 20; move++) {
            assertNotEquals(0, TranspositionTable.fingerprint(move), "move " + move);
        }
    }

    /** Of 2^30 entries there would be 2^31 numbers, one more than an array has room for. */
    @Test
    void theLargestTableFitsIntoAnArray() {
        assertEquals(1L << 29, TableSize.entries(SearchSettings.MOST_MEGABYTES));
        assertEquals(1L << 20, TableSize.entries(16));
        assertEquals(1L << 20, TableSize.entries(31));
    }
}
