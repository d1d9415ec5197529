package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Changes;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.testing.RuleSets;

/** Which positions tables are asked about depends on the men on the board, counted from move to move. */
class TableScoresTest {

    /** A rook that is captured changes sides and is dropped again. */
    private static final String HANDS = """
            {
              "format": "plyspace-lattice/2", "id": "hands", "title": "Hands", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"},
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
              },
              "hands": {"held": "R", "most": 4, "drops": {"R": {"mate": true}}},
              "repetition": {"times": 3, "meaning": "nothing"},
              "start": "1:k1r1/4/4/1R1K w - - 0 1"
            }
            """;

    private static Rules rules(String id) {
        return id.equals("hands") ? RuleSets.declared(HANDS) : RuleSets.of(id);
    }

    private static int men(Position position) {
        int[] cells = new int[position.rules().cells()];
        return position.men(Side.WHITE, cells) + position.men(Side.BLACK, cells);
    }

    private static TableScores knowing(int mostMen, Position root) {
        Tablebase draws = new Tablebase() {
            @Override
            public int mostMen() {
                return mostMen;
            }

            @Override
            public Probe probe() {
                return position -> 0;
            }
        };
        TableScores scores = new TableScores(draws, root.rules().cells());
        scores.start(root);
        return scores;
    }

    private static boolean isKnown(TableScores scores, Position position) {
        return scores.value(position) != Tablebase.UNKNOWN;
    }

    /** A man more may be known after every move that leads to fewer men, and after no other. */
    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"koernke, 1", "twoboard, 3", "cube, 4", "hands, 5"})
    void positionsOfFewMenAreKnownWhateverMoveLedThere(String id, long seed) {
        Changes changes = new Changes();
        int[] seen = new int[2];
        AtomicInteger ply = new AtomicInteger();
        RandomPositions.ofGame(rules(id), seed, position -> {
            if (ply.getAndIncrement() % 5 > 0) {
                return;
            }
            int before = men(position);
            TableScores fewer = knowing(before - 1, position);
            TableScores asMany = knowing(before, position);
            assertTrue(fewer.isNear(), "one man more than is known");
            for (long move : RandomPositions.moves(position)) {
                position.changes(move, changes);
                fewer.push(changes);
                asMany.push(changes);
                position.make(move);
                String where = position.words().text();
                int after = men(position);
                assertEquals(after < before, isKnown(fewer, position), where);
                assertEquals(after <= before, isKnown(asMany, position), where);
                seen[after < before ? 1 : 0]++;
                fewer.pass();
                assertEquals(after < before, isKnown(fewer, position), where);
                fewer.pop();
                fewer.pop();
                asMany.pop();
                position.unmake();
            }
            assertEquals(false, isKnown(fewer, position));
            assertEquals(true, isKnown(asMany, position));
            assertEquals(false, knowing(before - 2, position).isNear(), "two men more than are known");
        });
        assertTrue(seen[0] > 0 && seen[1] > 0, () -> seen[0] + " keep all men");
    }
}
