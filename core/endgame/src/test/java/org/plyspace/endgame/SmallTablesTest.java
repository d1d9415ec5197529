package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.Side;
import org.plyspace.endgame.TableBuilder.Direction;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.testing.EveryThirdCase;

/** Small tables, whole, against the plainest of methods, and against themselves. */
class SmallTablesTest {

    @EveryThirdCase
    @ParameterizedTest
    @CsvFileSource(resources = "small.tsv", delimiter = '\t')
    void everyPositionHasTheValueThatPlainSolvingGives(String file, String options, String text) {
        FixedBoards ground = Toys.ground(file, options);
        Material material = Material.parse(ground.rules(), text);
        TableSet set = Toys.tables(ground, text, Direction.EITHER);
        TableSet.Probe probe = set.probe();
        PlainSolver solver = new PlainSolver(ground.rules());
        solver.addAll(ground.closure(material));
        solver.solve();
        boolean pawns = material.isDirectional(ground.rules());
        long[] known = new long[1];
        for (Side side : Side.values()) {
            solver.forEach(material, side, position -> {
                int value = probe.value(position);
                // Pawns stand only where they can come to from the start.
                if (value != Value.IMPOSSIBLE || !pawns) {
                    known[0]++;
                    assertEquals(
                            Value.words(solver.value(position)),
                            Value.words(value),
                            () -> position.words().text());
                }
            });
        }
        assertTrue(known[0] > 0, "no position has a value");
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvFileSource(resources = "small.tsv", delimiter = '\t')
    void everyValueFollowsFromItsMoves(String file, String options, String text) {
        TableSet set = Toys.tables(Toys.ground(file, options), text, Direction.EITHER);
        for (Table table : set.tables()) {
            TableVerifier.Verdict verdict = new TableVerifier(set, table).all(2);
            assertEquals(
                    Optional.empty(), verdict.first(), () -> table.material().toString());
            assertTrue(verdict.positions() > 0);
        }
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvFileSource(resources = "backwards.tsv", delimiter = '\t')
    void movesForwardsAndBackwardsMakeTheSameTables(String file, String options, String text) {
        FixedBoards ground = Toys.ground(file, options);
        TableSet forward = Toys.tables(ground, text, Direction.FORWARD);
        TableSet backward = Toys.tables(ground, text, Direction.RETROGRADE);
        for (int i = 0; i < forward.tables().size(); i++) {
            StoredTable one = (StoredTable) forward.tables().get(i);
            StoredTable other = (StoredTable) backward.tables().get(i);
            assertTrue(one.store().sameAs(other.store()), () -> one.material().toString());
        }
    }
}
