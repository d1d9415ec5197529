package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

/** What a search says rests on searches as deep and as wide as it says: its table has them. */
@DisplayName("A search without pruning")
class FullDepthTest {

    private static final int ENTRIES = 1 << 15;
    private static final int EVERY = TestForm.count(5, 30);
    private static final int MOVES = 12;

    /** A late move that is good when searched less deep is searched again. */
    @ParameterizedTest(name = "{0}, game {1}, depth {2}")
    @CsvSource({"twoboard, 1, 4", "meder, 2, 4", "koernke, 3, 4"})
    void refutesAMoveByOneThatWasSearchedToFullDepth(String id, long game, int depth) {
        Rules rules = RuleSets.of(id);
        PieceValues values = new PieceValues(rules);
        Set<Technique> used = Set.of(Technique.REDUCTION);
        int[] refuted = new int[1];
        int[] plies = new int[1];
        RandomPositions.ofGame(rules, game, position -> {
            if (plies[0]++ % EVERY == 0 && position.countLegalMoves() >= MOVES) {
                for (long move : Arrays.copyOf(RandomPositions.moves(position), MOVES)) {
                    TranspositionTable table = TranspositionTable.ofEntries(ENTRIES);
                    NullWindow nullWindow = new NullWindow(rules, values, used, table);
                    nullWindow.start(position.copy());
                    if (nullWindow.score(move, 0, depth) <= 0) {
                        position.make(move);
                        refuted[0] += assertRefutedToFullDepth(position, table);
                        position.unmake();
                    }
                }
            }
        });
        assertTrue(refuted[0] > 20, refuted[0] + " refuted");
    }

    /** Returns 1 if the table has both the position and what refutes it, else 0. */
    private static int assertRefutedToFullDepth(Position position, TranspositionTable table) {
        long data = table.get(position.key());
        if (TranspositionTable.bound(data) != TranspositionTable.LOWER) {
            return 0;
        }
        for (long move : RandomPositions.moves(position)) {
            if (TranspositionTable.fingerprint(move) == TranspositionTable.print(data)) {
                position.make(move);
                long after = table.get(position.key());
                boolean known = position.outcome().isEmpty()
                        && TranspositionTable.bound(after) != TranspositionTable.NONE
                        && TranspositionTable.depth(data) > 1;
                assertTrue(
                        !known || TranspositionTable.depth(after) >= TranspositionTable.depth(data) - 1,
                        () -> "depth " + TranspositionTable.depth(after) + " below "
                                + TranspositionTable.depth(data) + ": "
                                + position.words().text());
                position.unmake();
                return known ? 1 : 0;
            }
        }
        return 0;
    }

    /** A move that turns out better than those before it is searched again with the whole window. */
    @ParameterizedTest(name = "{0}, game {1}")
    @CsvSource({"twoboard, 1", "meder, 2"})
    void saysTheScoreOfThePositionThatItsMoveLeadsTo(String id, long game) {
        Rules rules = RuleSets.of(id);
        SearchSettings settings = new SearchSettings(1, 1, Set.of(), 0);
        int[] compared = new int[1];
        int[] plies = new int[1];
        RandomPositions.ofGame(rules, game, position -> {
            if (plies[0]++ % EVERY == 0 && position.countLegalMoves() > 1) {
                for (int depth = 2; depth <= 3; depth++) {
                    TranspositionTable table = TranspositionTable.ofEntries(ENTRIES);
                    compared[0] += assertIsScoreAfterMove(
                            new Searcher(rules, new PieceValues(rules), settings, table), table, position, depth);
                }
            }
        });
        assertTrue(compared[0] > 2, compared[0] + " compared");
    }

    private static int assertIsScoreAfterMove(
            Searcher searcher, TranspositionTable table, Position position, int depth) {
        PrincipalVariation best =
                searcher.search(position, Limits.NONE.toDepth(depth)).lines().get(0);
        position.make(best.move());
        long data = table.get(position.key());
        boolean known = TranspositionTable.bound(data) != TranspositionTable.NONE
                && TranspositionTable.depth(data) >= depth - 1;
        if (known) {
            assertEquals(
                    TranspositionTable.EXACT,
                    TranspositionTable.bound(data),
                    () -> position.words().text());
            assertEquals(
                    best.score(),
                    -Scores.fromTable(TranspositionTable.score(data), 1),
                    () -> position.words().text());
        }
        position.unmake();
        return known ? 1 : 0;
    }
}
