package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.testing.InWholeForm;

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
    void theClockOfTheRulesEndsNoLine() {
        Rules rules = Toys.ending("mini.json", "\"clock\": 2");
        FixedBoards ground = new FixedBoards(rules, Arrangement.atHome(rules));
        TableSet set = Toys.tables(ground, "KRvK", TableBuilder.Direction.EITHER);
        Table table = Toys.table(set, "KRvK");
        TableAnswers answers = new TableAnswers(set);
        TablePositions positions = new TablePositions(ground, table);
        int longest = 0;
        for (Side side : Side.values()) {
            for (long number = 0; number < table.index().size(); number += 7) {
                int value = table.value(side, number);
                if (Value.isWin(value) || Value.isLoss(value)) {
                    Position position = positions.position(side, number).copy();
                    List<TableAnswers.ValuedMove> line = answers.line(position);
                    assertEquals(Value.plies(value), line.size(), position.words()::text);
                    line.forEach(move -> position.make(move.move()));
                    assertEquals(Optional.of(Outcome.win(Side.WHITE, Outcome.CHECKMATE)), answers.outcome(position));
                    longest = Math.max(longest, line.size());
                }
            }
        }
        assertTrue(longest > 4, "the clock draws after 4 plies");
    }

    @InWholeForm
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

    /** Such as c2-c4, which may be captured en passant, and is answered by b4-b2, which may be captured in turn. */
    @InWholeForm
    @Test
    void aDoubleStepThatAnswersADoubleStepMayBeCapturedToo() {
        FixedBoards ground = Toys.ground("pawns.json", "-");
        TableAnswers answers = new TableAnswers(Toys.tables(ground, "KPPvKP", TableBuilder.Direction.EITHER));
        int looked = 0;
        for (String pawns : List.of("....p....P.P...", "....p....PP....", "...p.....PP....", "...p.....P.P...")) {
            for (int king = 0; king < 15; king++) {
                for (int other = 0; other < 15; other++) {
                    looked += looked(ground, answers, pawns, king, other, " w")
                            + looked(ground, answers, pawns, king, other, " b");
                }
            }
        }
        assertTrue(looked > 300, looked + " positions");
    }

    /** Holds the value of a position to those of its moves, if it is one; the squares are given from a5 to c1. */
    private static int looked(
            FixedBoards ground, TableAnswers answers, String pawns, int king, int other, String side) {
        StringBuilder squares = new StringBuilder(pawns);
        if (king == other || pawns.charAt(king) != '.' || pawns.charAt(other) != '.') {
            return 0;
        }
        squares.setCharAt(king, 'K');
        squares.setCharAt(other, 'k');
        String board = String.join(
                "/",
                IntStream.range(0, 5)
                        .mapToObj(rank -> squares.substring(3 * rank, 3 * rank + 3)
                                .replace("...", "3")
                                .replace("..", "2")
                                .replace(".", "1"))
                        .toList());
        Position position;
        try {
            position = ground.rules().readPosition(board + side + " - - 0 1");
        } catch (PlyspaceException none) {
            return 0;
        }
        List<TableAnswers.ValuedMove> moves = answers.valued(position);
        if (!moves.isEmpty()) {
            assertEquals(
                    moves.get(0).value(),
                    answers.value(position),
                    () -> position.words().text() + ": " + moves);
        }
        return 1;
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
