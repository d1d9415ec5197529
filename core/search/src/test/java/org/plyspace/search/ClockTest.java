package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.testing.RuleSets;

class ClockTest {

    /** Plays a whole game at ten seconds and a tenth per move: the time is used and never runs out. */
    @ParameterizedTest(name = "{0} ms and {1} ms a move, {2} moves at a time")
    @CsvSource({"10000, 100, 0", "60000, 0, 0", "300, 0, 0", "60000, 0, 40", "10, 2000, 0"})
    void timeLastsAndIsUsed(long millis, long increment, int movesAtATime) {
        long left = millis;
        for (int move = 0; move < 200; move++) {
            int toGo = movesAtATime == 0 ? 0 : movesAtATime - move % movesAtATime;
            long spent = new Clock(left, increment, toGo).allotment();
            // Some milliseconds are reserved for the connection.
            assertTrue(
                    spent >= 1 && (spent <= left - 10 || left <= 20),
                    "move " + (move + 1) + ": " + spent + " of " + left);
            left += increment - Math.min(spent, left);
            if (toGo == 1) {
                assertTrue(left < millis / 10, left + " left of the control");
                left += millis;
            }
        }
        assertTrue(movesAtATime > 0 || left < millis / 2 + 8 * increment, left + " left at the end");
    }

    /** Stockfish stops at 78 to 89 per cent. */
    @ParameterizedTest
    @CsvSource({"100, 0", "1000, 0", "1000, 2000", "60000, 0"})
    void ofTheTimeForOneMoveAShareIsKept(long millis, long increment) {
        long spent = new Clock(millis, increment, 1).allotment();

        assertTrue(spent >= millis * 7 / 10 && spent <= millis * 9 / 10, spent + " of " + millis);
    }

    @Test
    void moreOverheadLeavesLessTime() {
        assertEquals(875, new Clock(1_000, 0, 1).allotment(0));
        assertEquals(438, new Clock(1_000, 0, 1).allotment(500));
        assertEquals(1, new Clock(1_000, 0, 1).allotment(5_000));
        assertTrue(new Clock(10_000, 0, 0).allotment(1_000) < new Clock(10_000, 0, 0).allotment());
    }

    /** Whatever each move adds: it is added only after the move. */
    @ParameterizedTest(name = "{0} ms left, {1} a move")
    @CsvSource({
        "1, 0",
        "1, 60000",
        "15, 0",
        "16, 100000",
        "300, 0",
        "300, 1000",
        "5000, 60000",
        "60000, 600000",
        "3600000, 10",
        "100000000000, 100000000000"
    })
    void halfOfWhatIsLeftIsKeptUnlessTheNextMoveIsTheLastOfItsControl(long millis, long increment) {
        for (int toGo : new int[] {0, 2, 3, 40, Integer.MAX_VALUE}) {
            long spent = new Clock(millis, increment, toGo).allotment();
            assertTrue(spent >= 1 && spent <= Math.max(1, millis / 2), toGo + " to go: " + spent);
            assertTrue(spent <= new Clock(millis + 100, increment, toGo).allotment(), "with more time");
            assertTrue(spent <= new Clock(millis, increment + 100, toGo).allotment(), "with more a move");
        }
        long last = new Clock(millis, increment, 1).allotment();
        assertTrue(last >= 1 && last <= Math.max(1, millis * 9 / 10), "the last: " + last);
    }

    @Test
    void anIncrementIsSpentWhereThereIsTime() {
        long without = new Clock(60_000, 0, 0).allotment();
        long with = new Clock(60_000, 1_000, 0).allotment();

        assertTrue(with >= without + 500 && with <= without + 1_000, without + " and " + with);
    }

    @Test
    void forFewerMovesThereIsMoreTime() {
        long last = new Clock(60_000, 0, 1).allotment();
        long two = new Clock(60_000, 0, 2).allotment();
        long ten = new Clock(60_000, 0, 10).allotment();

        assertTrue(last > two && two > ten, last + ", " + two + ", " + ten);
        assertTrue(ten > new Clock(60_000, 0, 0).allotment());
        assertEquals(new Clock(60_000, 0, 0).allotment(), new Clock(60_000, 0, 500).allotment());
    }

    @Test
    void aMachineKeepsToItsOwnLimitsByAClockToo() {
        Rules rules = RuleSets.of("koernke");
        Clock clock = new Clock(10_000_000, 0, 0);
        EngineMove engineMove = Engines.of("alphabeta:nodes=300,hash=1", rules, 1)
                .choose(rules.startPosition(), new long[0], Optional.of(clock));

        assertEquals(300, engineMove.nodes());
    }
}
