package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Check and the end of the game, koernke.md 3 and 6, rules/README.md")
final class EndOfGameTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "K1a1 K3c3 k4d8 w                            ; draw by dead position",
                "K1a1 k4d8 k4a8 P1b2 w                       ;",
                "K1a1 k4d8 B1b2 w - - 99 80                  ;",
                "K1a1 k4d8 B1b2 w - - 100 80                 ; draw by fifty moves",
                "K1a1 k4d8 r1b8 r2a8 r1d2 w                  ; draw by stalemate",
                "K1a1 K3c3 k4d8 r1b8 r2a8 r1d2 w             ;",
                "K1a1 k4d8 r1b8 r2a8 r1a5 w - - 100 80       ; black wins by checkmate",
                "K1a1 K3c3 k4d8 r1b8 r2a8 r1a5 w             ; black wins by checkmate",
            })
    void endsAsTheSharedRulesSay(String men, String outcome) {
        assertEquals(outcome == null ? "" : outcome, Koernke.men(men).outcome());
    }

    @Test
    void bothKingsAreRoyal() {
        TextPosition position = Koernke.men("K1a1 K3c3 R3d1 k4a8 r1a8 w");
        assertEquals(true, position.inCheck());
        assertEquals(List.of("1a1-1b1", "1a1-1b2", "1a1-2a1", "1a1-2a2"), position.moves());
        assertEquals(
                "leaves the king on 1a1 attacked by the black rook on 1a8 (koernke.md 3)", position.refusal("3c3-3c4"));
    }

    @Test
    void theHundredthPlyWithoutCaptureOrPawnMoveIsADraw() {
        TextPosition position = Koernke.men("K1a1 k4d8 B1b2 P4a2 w - - 98 80");
        assertEquals("", position.play("1b2-1a3").outcome());
        assertEquals("draw by fifty moves", position.play("4d8-4c8").outcome());
        assertEquals(
                "",
                Koernke.men("K1a1 k4d8 B1b2 P4a2 w - - 99 80").play("4a2-4a3").outcome());
    }

    @Test
    void anEnPassantSquareThatNoCaptureCanUseDoesNotMakePositionsDiffer() {
        TextPosition useless = Koernke.men("K4a1 k4d8 p2b7 P2a4 b").play("2b7-2b5");
        TextPosition without = Koernke.men("K4a1 k4d8 p2b5 P2a4 w");
        assertNotEquals(useless.position().key(), without.position().key());
        assertEquals(useless.position().repetitionKey(), without.position().repetitionKey());
    }

    @Test
    void aUsableEnPassantSquareMakesPositionsDiffer() {
        TextPosition usable = Koernke.men("K4a1 k4d8 p2b7 P2a5 b").play("2b7-2b5");
        TextPosition without = Koernke.men("K4a1 k4d8 p2b5 P2a5 w");
        assertNotEquals(usable.position().repetitionKey(), without.position().repetitionKey());
    }

    @Test
    void anEnPassantCaptureThatWouldExposeTheKingIsNotUsable() {
        TextPosition pinned = Koernke.men("K2a5 k4d8 r2d5 p2b7 P2c5 b").play("2b7-2b5");
        TextPosition without = Koernke.men("K2a5 k4d8 r2d5 p2b5 P2c5 w");
        assertEquals(pinned.position().repetitionKey(), without.position().repetitionKey());
    }

    @Test
    void castlingRightsMakePositionsDiffer() {
        assertNotEquals(
                Koernke.men("K2b1 R1a1 k4d8 w 2b1,1a1").position().repetitionKey(),
                Koernke.men("K2b1 R1a1 k4d8 w").position().repetitionKey());
    }
}
