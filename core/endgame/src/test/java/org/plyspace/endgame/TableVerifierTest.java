package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.FixedBoards;

class TableVerifierTest {

    private final FixedBoards ground = Toys.ground("mini.json", "-");
    private final TableSet set = Toys.tables(ground, "KQvK", TableBuilder.Direction.FORWARD);
    private final StoredTable table = (StoredTable) Toys.table(set, "KQvK");

    @Test
    void aWrongValueIsFoundWithItsPosition() {
        long number = TableStats.of(table, 1, counter -> {}).white().longestWin();
        int right = table.value(Side.WHITE, number);
        table.store().set(Side.WHITE, number, Value.win(Value.plies(right) + 2));
        TableVerifier.Verdict verdict = new TableVerifier(set, table).all(2);
        TableVerifier.Contradiction first = verdict.first().orElseThrow();
        // The position itself, or one before it with a smaller number.
        assertTrue(first.number() <= number);
        assertEquals(table.value(first.toMove(), first.number()), first.stored());
        assertNotEquals(first.stored(), first.derived());
        assertEquals(new TablePositions(ground, table).text(first.toMove(), first.number()), first.position());
        table.store().set(Side.WHITE, number, right);
        assertEquals(0, new TableVerifier(set, table).all(2).contradictions());
    }

    @Test
    void aPositionTakenForImpossibleIsFound() {
        long number = TableStats.of(table, 1, counter -> {}).white().longestWin();
        table.store().set(Side.WHITE, number, Value.IMPOSSIBLE);
        assertTrue(new TableVerifier(set, table).all(2).contradictions() > 0);
    }

    @Test
    void aSampleDrawsTheSameNumbersForTheSameSeed() {
        TableVerifier.Verdict one = new TableVerifier(set, table).sample(500, 3);
        assertEquals(one, new TableVerifier(set, table).sample(500, 3));
        assertTrue(one.positions() > 0);
        assertEquals(0, one.contradictions());
    }
}
