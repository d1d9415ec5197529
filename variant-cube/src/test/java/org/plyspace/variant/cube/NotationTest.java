package org.plyspace.variant.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Moves as text, notation.md")
final class NotationTest {

    private static TextPosition files() {
        return Cube.of(26).men("Kb1(I) Ra1(I) Qx1(I) ka26(XXVI) rx9(I) w");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "x1(I)-x9(I)",
                "x1(I)xx9(I)",
                "Qx1(I)xx9(I)",
                "Q@x1(I)xx9(I)",
                "Q@x1(I)-x9(I)",
                "Qx1(I)-x9(I)",
                "x1(I)-x9(I)#"
            })
    void theFileXIsNoCapture(String move) {
        assertEquals("x1(I)-x9(I)", files().fromSource(move));
    }

    @Test
    void theMachineFormWithThePieceInFront() {
        assertEquals("Qx1(I)xx9(I)", files().inSource("x1(I)-x9(I)"));
        assertEquals("Qx1(I)-x8(I)", files().inSource("x1(I)-x8(I)"));
        assertEquals("Qx1(I)-x26(XXVI)+", files().inSource("x1(I)-x26(XXVI)"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "a1(I)-a5(I)  ; no such square as a5(I): files run from a to d, ranks from 1 to 4, levels from I to IV"
                        + " (notation.md, Squares)",
                "e1(I)-a1(I)  ; no such square as e1(I): files run from a to d, ranks from 1 to 4, levels from I to IV"
                        + " (notation.md, Squares)",
                "a1(I)-a1(IIII); no such square as a1(IIII): files run from a to d, ranks from 1 to 4, levels from I to"
                        + " IV (notation.md, Squares)",
                "a1(I)-a1(1)  ; \"malformed: 'a1(1)' is not a square; expected <from>-<to> with squares like a1(I), =<piece> after"
                        + " it for a promotion (notation.md, Moves)\"",
                "O-O          ; \"malformed: 'O' is not a square; expected <from>-<to> with squares like a1(I), =<piece> after it"
                        + " for a promotion (notation.md, Moves)\"",
                "a1(I)-a2(I)=Q; a king is never promoted (cube.md 2)",
                "Qa1(I)-a2(I) ; there is a white king on a1(I), not the piece Q that was named (notation.md, Moves)",
                "d4(IV)-d3(IV); the piece on d4(IV) is a black king, and it is white's turn (rules/README.md)",
                "b1(I)-b2(I)  ; there is no piece on b1(I) (rules/README.md)",
                "a1(I)-a1(I)  ; a piece must leave its square, and a player may not pass (rules/README.md)",
                "a1(I)-c3(I)  ; a king does not move from a1(I) to c3(I) (cube.md 2)",
            })
    void refusals(String move, String reason) {
        assertEquals(reason, Cube.of(4).men("Ka1(I) kd4(IV) w").refusal(move));
    }
}
