package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Castling, twoboard.md 3, ruling T-6")
final class CastlingTest {

    private static final String WHITE = "Ke1 Ra1 Rh1 kB8 ";

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "w, O-O, 1:8/8/8/8/8/8/8/R4RK1",
        "w, O-O-O, 1:8/8/8/8/8/8/8/2KR3R",
        "b, O-O, 1:r4rk1/8/8/8/8/8/8/8",
        "b, O-O-O, 1:2kr3r/8/8/8/8/8/8/8",
    })
    void kingAndRookArriveAsInChess(String side, String move, String board) {
        String men = side.equals("w") ? WHITE + "w KQ" : "ke8 ra8 rh8 KB1 b kq";
        TextPosition position = Twoboard.men(men);
        String before = position.text();
        assertTrue(position.play(move).text().startsWith(board + "|2:"), position::text);
        assertTrue(position.text().contains(" - - 1 "), position::text);
        position.position().unmake();
        assertEquals(before, position.text());
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({"O-O, f1", "O-O, g1", "O-O-O, b1", "O-O-O, c1", "O-O-O, d1"})
    void menBetweenBlock(String move, String square) {
        assertEquals(
                "blocked: " + square + " is occupied by a white knight (twoboard.md 3)",
                Twoboard.men(WHITE + "N" + square + " w KQ").refusal(move));
    }

    @ParameterizedTest(name = "T-6: {0} with men on {1}")
    @CsvSource({"O-O, NF1 NG1 NE1 NH1", "O-O-O, NA1 NB1 NC1 ND1 NE1"})
    @DisplayName("T-6: board 2 does not matter for the squares between")
    void menOnBoard2DoNotBlock(String move, String men) {
        assertTrue(Twoboard.men(WHITE + men + " w KQ").allows(move));
    }

    @ParameterizedTest(name = "{0} with a rook on {1}: {2} is attacked")
    @CsvSource({
        "O-O, e8, e1",
        "O-O, f8, f1",
        "O-O, g8, g1",
        "O-O-O, e8, e1",
        "O-O-O, d8, d1",
        "O-O-O, c8, c1",
        "O-O, G2, f1",
        "O-O, F1, f1",
        "O-O, D2, e1",
        "O-O-O, D1, d1",
        "O-O-O, B2, c1",
    })
    @DisplayName("T-6: no square that the king leaves, crosses or reaches is attacked, from either board")
    void theKingsPathIsNotAttacked(String move, String rook, String attacked) {
        String where = attacked.equals("e1")
                ? "the king on e1 is in check by"
                : "the king would " + (attacked.matches("[cg]1") ? "arrive on " : "pass ") + attacked
                        + ", which is attacked by";
        assertEquals(
                where + " the black rook on " + rook + " (twoboard.md 3)",
                Twoboard.men(WHITE + "r" + rook + " w KQ").refusal(move));
    }

    @ParameterizedTest(name = "with a rook on {0}")
    @ValueSource(strings = {"b8", "a8"})
    void theRookMayPassAttackedSquares(String rook) {
        assertTrue(Twoboard.men(WHITE + "r" + rook + " w KQ").allows("O-O-O"));
    }

    @ParameterizedTest(name = "{0} after {1} {2}")
    @CsvSource({"O-O, e1-e2, e2-e1", "O-O-O, e1-e2, e2-e1", "O-O, h1-h2, h2-h1", "O-O-O, a1-a2, a2-a1"})
    void kingAndRookAreUnmoved(String move, String out, String back) {
        String rook = move.equals("O-O") ? "h1" : "a1";
        assertEquals(
                "white has no right to castle " + move + ": the king or the rook on " + rook
                        + " has moved (twoboard.md 3)",
                Twoboard.men(WHITE + "w KQ").play(out, "B8-C8", back, "C8-B8").refusal(move));
    }

    @Test
    void theOtherRookKeepsItsRight() {
        TextPosition position = Twoboard.men(WHITE + "w KQ").play("h1-h2", "B8-C8", "h2-h1", "C8-B8");
        assertTrue(position.allows("O-O-O"));
        assertTrue(position.text().contains(" w Q - "), position::text);
    }

    @Test
    void aCapturedRookTakesItsRightAlong() {
        TextPosition position = Twoboard.men(WHITE + "rh8 b KQ").play("h8-h1");
        assertTrue(position.text().contains(" w Q - 0 2"), position::text);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"O-O", "0-0", "O-O+", "0-0#"})
    void isReadWithZerosAndMarksToo(String typed) {
        assertTrue(Twoboard.men(WHITE + "w KQ").allows(typed));
    }
}
