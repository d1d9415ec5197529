package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.tck.text.TextPosition;

@DisplayName("End of the game, twoboard.md 4 and rules/README.md, ruling T-4")
final class EndOfGameTest {

    @ParameterizedTest(name = "T-4: K+{0} against a bare king goes on")
    @ValueSource(strings = {"Q", "R", "B", "N", "R R", "R N", "R B", "B N"})
    @DisplayName("T-4: who can mate a bare king is a claim to test, not a rule")
    void noMaterialButBareKingsIsDeclaredDrawn(String pieces) {
        String men = "Kh1 ka8 " + pieces.charAt(0) + "g3 " + (pieces.length() > 1 ? pieces.charAt(2) + "F2 " : "");
        assertEquals("", Twoboard.men(men + "b").outcome());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "Kh1 ka8 Bb2 w - - 99 80  ;",
                "Kh1 ka8 Bb2 w - - 100 80 ; draw by fifty moves",
                "Kh1 ka8 w - - 100 80     ; draw by dead position",
            })
    void endsAsTheSharedRulesSay(String men, String outcome) {
        assertEquals(outcome == null ? "" : outcome, Twoboard.men(men).outcome());
    }

    @Test
    void aPawnMoveAndACaptureStartTheClockAgain() {
        assertEquals(
                0,
                Twoboard.men("Kh1 ka8 Pb2 w - - 99 80").play("b2-C3").position().halfmoveClock());
        assertEquals(
                0,
                Twoboard.men("Kh1 ka8 Rb2 nB2 w - - 99 80")
                        .play("b2-B2")
                        .position()
                        .halfmoveClock());
        assertEquals(
                "draw by fifty moves",
                Twoboard.men("Kh1 ka8 Rb2 w - - 99 80").play("b2-B2").outcome());
    }

    @ParameterizedTest(name = "{0} {1}: usable {2}")
    @CsvSource({
        "Pc5, d7-d5, true",
        "PD5, d7-d5, true",
        "Pd5, d7-b5, false",
        "Pc4, d7-d5, false",
        "PD5, d7-b5, true",
    })
    @DisplayName("Only a usable en passant square makes positions differ, ruling T-7 included")
    void usableEnPassant(String pawn, String doubleStep, boolean usable) {
        String kings = "Kh1 kA8 ";
        TextPosition crossed = Twoboard.men(kings + pawn + " pd7 b").play(doubleStep);
        TextPosition without = Twoboard.men(kings + pawn + " p" + doubleStep.substring(3) + " w");
        assertEquals(
                usable, crossed.position().repetitionKey() != without.position().repetitionKey());
        assertNotEquals(crossed.position().key(), without.position().key());
    }
}
