package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Layout;
import org.plyspace.api.TextException;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Boards of other shapes")
final class BoardsTest {

    private static final TextRules RAGGED = Toy.rules(Toys.ragged());
    private static final TextRules HEXAGONS = Toy.rules(Toys.hexagons());

    /** The lower board has 5 x 5 squares without c3, the upper one the nine squares above b2 to d4. */
    @Test
    void haveTheSquaresThatAreNotMissing() {
        assertEquals(24 + 9, RAGGED.rules().cells());
        List<Layout.Board> boards =
                RAGGED.rules().layout(RAGGED.rules().start()).boards();
        Layout.Board upper = boards.stream()
                .filter(board -> board.name().equals("2"))
                .findFirst()
                .orElseThrow();
        assertEquals(9, upper.squares().size());
        Layout.Square first = upper.squares().get(0);
        assertEquals("2b2", first.name());
        assertEquals(List.of(1.0, 1.0), List.of(first.x(), first.y()));
    }

    @Test
    void endLinesAtEveryEdge() {
        assertEquals(
                List.of("1a3", "1b1", "1b2", "1b4", "1b5", "2b3"),
                RAGGED.reach('R', "1b3"),
                "c3 is missing, and above 2b3 there is nothing");
        assertEquals(List.of("1b3", "2b2", "2b4", "2c3", "2d3"), RAGGED.reach('R', "2b3"));
        assertEquals(List.of("1a2", "1a4", "1c2", "1c4"), RAGGED.reach('L', "1b3"));
        assertEquals(
                List.of("1b3", "1d3"),
                RAGGED.reach('L', "1c2").stream()
                        .filter(cell -> cell.endsWith("3"))
                        .toList());
    }

    @Test
    void readRowsWithoutTheMissingSquares() {
        TextPosition start = RAGGED.start();
        assertEquals("2:1k1/1t1/1K1|1:rl1lr/5/4/5/RLTLR w - - 0 1", start.text());
        assertThrows(TextException.class, () -> RAGGED.rules().read("2:1k1/1t1/1K1|1:rl1lr/5/5/5/RLTLR w - - 0 1"));
    }

    @Test
    void saySoWhereASquareIsMissing() {
        String refusal = RAGGED.start().refusal("1c3-1c4");
        assertTrue(refusal.contains("no such square as 1c3: files run from a"), refusal);
        assertTrue(refusal.contains("there are gaps: not every square of this range exists"), refusal);
    }

    @Test
    void haveSixNeighboursWhereTheyAreHexagons() {
        assertEquals(List.of("b3", "b4", "c2", "c4", "d2", "d3"), HEXAGONS.reach('K', "c3"));
        assertEquals(
                List.of("a3", "a5", "b3", "b4", "c1", "c2", "c4", "c5", "d2", "d3", "e1", "e3"),
                HEXAGONS.reach('R', "c3"));
    }

    /** Each rank lies half a square to the right of the one below. */
    @Test
    void areDrawnWithTheirOffset() {
        Layout.Board board =
                HEXAGONS.rules().layout(HEXAGONS.rules().start()).boards().get(0);
        for (Layout.Square square : board.squares()) {
            assertEquals(square.file() + square.rank() / 2.0, square.x(), square.name());
            assertEquals(square.rank(), square.y(), square.name());
        }
        TextPosition played = HEXAGONS.start().play("d1-c2");
        assertEquals("1:rk2l/5/5/2K2/L3R b - - 1 1", played.text());
    }
}
