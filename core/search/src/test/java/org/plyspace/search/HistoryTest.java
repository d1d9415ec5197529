package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.testing.RuleSets;

@DisplayName("A history of moves")
class HistoryTest {

    private static final int PLY = 3;
    private static final int WHITE = 0;
    private static final int PIECE = 2;
    private static final int ENEMY = 3;

    private final History history = new History(RuleSets.of("koernke"));
    private final MoveList moves = new MoveList();
    private final long quiet = Move.of(1, 2, PIECE, 0);
    private final long other = Move.of(1, 3, PIECE, 0);
    private final long untried = Move.of(1, 4, PIECE, 0);
    private final long capture = Move.of(1, 5, PIECE, ENEMY);

    @BeforeEach
    void list() {
        moves.add(capture);
        moves.add(other);
        moves.add(quiet);
        moves.add(untried);
    }

    @Test
    void rewardsTheQuietMoveThatCutOffAndPunishesThoseBefore() {
        history.learn(moves, 3, WHITE, PLY, 4);

        assertTrue(history.of(quiet, WHITE) > 0);
        assertTrue(history.of(other, WHITE) < 0);
        assertEquals(0, history.of(untried, WHITE));
        assertEquals(0, history.of(capture, WHITE));
        assertTrue(history.isKiller(quiet, PLY));
        assertFalse(history.isKiller(other, PLY));
        assertFalse(history.isKiller(quiet, PLY + 1));
    }

    @Test
    void learnsNothingFromACapture() {
        history.learn(moves, 1, WHITE, PLY, 4);

        assertEquals(0, history.of(capture, WHITE));
        assertFalse(history.isKiller(capture, PLY));
    }

    /** The plies of the next search are others. */
    @Test
    void forgetsKillersWithTheSearchButNotWhatMovesAreWorth() {
        history.learn(moves, 3, WHITE, PLY, 4);
        int worth = history.of(quiet, WHITE);
        history.startSearch();

        assertFalse(history.isKiller(quiet, PLY));
        assertEquals(worth, history.of(quiet, WHITE));
    }

    /** Whatever the depths at which a move cut off, or was tried in vain. */
    @ParameterizedTest(name = "of kind {0}")
    @ValueSource(ints = {Move.NORMAL, Move.BOARD})
    void staysInItsRange(int kind) {
        History full = new History(RuleSets.of("koernke"));
        long best = Move.of(1, 2, PIECE, 0, kind);
        MoveList alone = new MoveList();
        alone.add(best);
        MoveList late = new MoveList();
        late.add(best);
        late.add(other);
        for (int i = 0; i < 3_000; i++) {
            full.learn(alone, 1, WHITE, PLY, 1 + i % 20);
        }
        assertTrue(full.of(best, WHITE) > History.MOST / 2, () -> "rewarded: " + full.of(best, WHITE));
        assertInRange(full, best);
        for (int i = 0; i < 6_000; i++) {
            full.learn(late, 2, WHITE, PLY, 1 + i % 20);
        }
        assertTrue(full.of(best, WHITE) < -History.MOST / 2, () -> "punished: " + full.of(best, WHITE));
        assertInRange(full, best);

        full.clear();
        assertEquals(0, full.of(best, WHITE));
        assertFalse(full.isKiller(other, PLY));
    }

    private static void assertInRange(History history, long move) {
        assertTrue(Math.abs(history.of(move, WHITE)) <= History.MOST, () -> "of: " + history.of(move, WHITE));
    }
}
