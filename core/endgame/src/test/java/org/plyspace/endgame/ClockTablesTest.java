package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.TableBuilder.Direction;
import org.plyspace.endgame.TableFolder.ClockLimit;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.testing.EveryThirdCase;

/** Tables with the clock, whole, against the plainest of methods, and against themselves. */
class ClockTablesTest {

    private static FixedBoards ground(String file, String end) {
        Rules rules = Toys.ending(file, end);
        return new FixedBoards(rules, Arrangement.atHome(rules));
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvFileSource(resources = "clock.tsv", delimiter = '\t', quoteCharacter = '\'')
    void aPositionIsWonAtEveryStandOfTheClockIfPlainSolvingSaysSo(
            String file, String end, String text, int plies, boolean spoils) {
        FixedBoards ground = ground(file, end);
        Material material = Material.parse(ground.rules(), text);
        assertEquals(plies, new ClockLimit(ground).plies(material));
        ClockSolver solver = new ClockSolver(ground.rules(), plies, !end.contains("false"));
        solver.solve(ground.closure(material));
        TableSet.Probe counted =
                Toys.clockTables(ground, text, Direction.EITHER).probe();
        TableSet.Probe plain = Toys.tables(ground, text, Direction.EITHER).probe();
        int[] won = new int[2];
        for (Side side : Side.values()) {
            new PlainSolver(ground.rules()).forEach(material, side, position -> {
                int value = counted.value(position);
                if (value == Value.IMPOSSIBLE) {
                    assertTrue(material.isDirectional(ground.rules()));
                    return;
                }
                int sign = Integer.compare(value, 0);
                for (int clock = 0; clock < plies; clock++) {
                    int expected = solver.result(position, clock);
                    int found = sign != 0 && Value.plies(value) + clock <= plies ? sign : 0;
                    int stand = clock;
                    assertEquals(
                            expected,
                            found,
                            () -> position.words().text() + " with the clock at " + stand + ": " + Value.words(value));
                }
                won[0] += Value.isWin(plain.value(position)) ? 1 : 0;
                won[1] += solver.result(position, 0) > 0 ? 1 : 0;
            });
        }
        assertTrue(won[0] > 0 && (won[1] < won[0]) == spoils, won[1] + " of " + won[0] + " wins are left");
    }

    @EveryThirdCase
    @ParameterizedTest
    @CsvFileSource(resources = "clock.tsv", delimiter = '\t', quoteCharacter = '\'')
    void movesForwardsMakeTheSameTablesAndEveryValueFollowsFromItsMoves(
            String file, String end, String text, int plies, boolean spoils) {
        FixedBoards ground = ground(file, end);
        TableSet one = Toys.clockTables(ground, text, Direction.EITHER);
        TableSet other = Toys.clockTables(ground, text, Direction.FORWARD);
        for (int i = 0; i < one.tables().size(); i++) {
            StoredTable table = (StoredTable) one.tables().get(i);
            StoredTable forwards = (StoredTable) other.tables().get(i);
            assertTrue(table.store().sameAs(forwards.store()), table.material().toString());
            assertEquals(
                    Optional.empty(),
                    TableVerifier.withClock(one, table, plies).all(2).first());
        }
    }

    @Test
    void rulesWithoutAClockAreRefusedByName() {
        FixedBoards ground = ground("mini.json", "\"clock\": 0");
        UsageException refused = assertThrows(
                UsageException.class, () -> new ClockLimit(ground).plies(Material.parse(ground.rules(), "KQvK")));
        assertTrue(refused.getMessage().contains("mini has no draw by the clock"), refused.getMessage());
    }
}
