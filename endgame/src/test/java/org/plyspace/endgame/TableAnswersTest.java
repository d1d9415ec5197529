package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

class TableAnswersTest {

    @Test
    void theBestLineTakesAsManyPliesAsTheTableSaysAndEndsInMate() {
        FixedBoards ground = Toys.ground("mini.json", "-");
        TableSet set = Toys.tables(ground, "KQvK", TableBuilder.Direction.EITHER);
        Table table = Toys.table(set, "KQvK");
        long longest = TableStats.of(table, 1, counter -> {}).white().longestWin();
        Position position =
                new TablePositions(ground, table).position(Side.WHITE, longest).copy();
        TableAnswers answers = new TableAnswers(set);
        List<TableAnswers.ValuedMove> line = answers.line(position);
        assertEquals(table.longest() - 1, line.size() - (table.longest() % 2 == 0 ? 0 : 1));
        line.forEach(move -> position.make(move.move()));
        assertEquals(
                Outcome.win(Side.WHITE, Outcome.CHECKMATE),
                answers.outcome(position).orElseThrow());
    }

    @Test
    void aPositionWithAPawnThatCanBeCapturedEnPassantIsValuedByItsMoves() {
        FixedBoards ground = Toys.ground("pawns.json", "-");
        TableSet set = Toys.tables(ground, "KPvKP", TableBuilder.Direction.EITHER);
        Position before = ground.rules().readPosition("k2/1p1/3/2P/K2 b - - 0 1");
        PlainSolver solver = new PlainSolver(ground.rules());
        solver.addAll(ground.closure(Material.of(before)));
        solver.solve();
        TableAnswers answers = new TableAnswers(set);
        assertEquals(solver.value(before), answers.value(before));
        for (TableAnswers.ValuedMove move : answers.valued(before)) {
            before.make(move.move());
            assertEquals(solver.value(before), answers.value(before), move.text());
            before.unmake();
        }
    }

    @Test
    void aRightToCastleIsRefusedByName() {
        FixedBoards ground = Toys.ground("orthodox.json", "-");
        TableAnswers answers = new TableAnswers(Toys.tables(ground, "KRvK", TableBuilder.Direction.EITHER));
        Position position = ground.rules().readPosition("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        UsageException refused = assertThrows(UsageException.class, () -> answers.value(position));
        assertTrue(refused.getMessage().contains("right to castle"));
    }
}
