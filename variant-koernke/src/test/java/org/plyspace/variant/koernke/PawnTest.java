package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Pawns, koernke.md 2")
final class PawnTest {

    private static final String KINGS = "K4a1 k4d8 ";

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "P2b2 n2b3; 2b2-2b3; a pawn steps to an empty square: 2b3 is occupied by a black knight",
                "P2b2 n2b3; 2b2-2b4; blocked: 2b3 is occupied by a black knight",
                "P2b2 n2b4; 2b2-2b4; a pawn steps to an empty square: 2b4 is occupied by a black knight",
                "P2b2 N2b3; 2b2-2b3; blocked: 2b3 is occupied by a white knight",
                "P2b3; 2b3-2b5; the pawn on 2b3 has no double step: that is no starting square of a white pawn",
                "P2b3; 2b3-2c4; \"a pawn goes to 2c4 only to capture, and no enemy stands there, nor has a pawn just"
                        + " crossed it\"",
                "P2b3; 2b3-2b2; a pawn does not move from 2b3 to 2b2",
                "P2b3; 2b3-3c4; a pawn does not move from 2b3 to 3c4",
                "P2b3; 2b3-2b4=Q; a pawn is not promoted by going from 2b3 to 2b4",
                "P2b7; 2b7-2b8; \"the pawn must promote on 2b8; expected =Q, =R, =B or =N\"",
                "P2b7; 2b7-2b8=K; \"the pawn must promote on 2b8; expected =Q, =R, =B or =N\"",
                "P2b7; 2b7-2b8=P; \"the pawn must promote on 2b8; expected =Q, =R, =B or =N\"",
            },
            quoteCharacter = '"')
    void refusals(String men, String move, String reason) {
        assertEquals(reason + " (koernke.md 2)", Koernke.men(KINGS + men + " w").refusal(move));
    }

    @Test
    void aPieceOtherThanAPawnIsNotPromoted() {
        assertEquals(
                "a rook is never promoted (koernke.md 2)",
                Koernke.men(KINGS + "R2b7 w").refusal("2b7-2b8=Q"));
    }

    @Test
    void promotesToFourPieces() {
        TextPosition position = Koernke.men("K4a1 k4d8 P2b7 r2c8 w");
        assertEquals(
                List.of(
                        "2b7-2b8=B",
                        "2b7-2b8=N",
                        "2b7-2b8=Q",
                        "2b7-2b8=R",
                        "2b7-2c8=B",
                        "2b7-2c8=N",
                        "2b7-2c8=Q",
                        "2b7-2c8=R"),
                position.moves("2b7"));
        assertEquals(
                "1:4/4/4/4/4/4/4/4|2:2N1/4/4/4/4/4/4/4|3:4/4/4/4/4/4/4/4|4:3k/4/4/4/4/4/4/K3 b - - 0 1",
                position.play("2b7-2c8=N").text());
    }

    @ParameterizedTest(name = "from {0}")
    @ValueSource(strings = {"2a5", "2c5", "1b5", "3b5"})
    void enPassantFromAllFourSides(String from) {
        TextPosition position = Koernke.men(KINGS + "p2b7 P" + from + " b").play("2b7-2b5");
        assertTrue(position.text().contains(" w - 2b6:2b5 0 2"), position::text);
        String move = from + "-2b6";
        assertTrue(position.isKind(move, Move.EN_PASSANT));
        position.play(move);
        assertTrue(position.text().startsWith("1:4/4/4/4/4/4/4/4|2:4/4/1P2/4/4/4/4/4|3:4/4/4/4"), position::text);
    }

    @Test
    void enPassantLapses() {
        TextPosition position = Koernke.men(KINGS + "p2b7 P2a5 b").play("2b7-2b5", "4a1-4b1", "4d8-4c8");
        assertEquals(
                "a pawn goes to 2b6 only to capture, and no enemy stands there, nor has a pawn just crossed it"
                        + " (koernke.md 2)",
                position.refusal("2a5-2b6"));
    }

    @Test
    void enPassantMayNotExposeTheKing() {
        TextPosition position = Koernke.men("K2a5 k4d8 r2d5 p2b7 P2c5 b").play("2b7-2b5");
        assertEquals(
                "leaves the king on 2a5 attacked by the black rook on 2d5 (koernke.md 3)", position.refusal("2c5-2b6"));
        assertTrue(Koernke.men("K2a5 k4d8 p2b7 P2c5 b").play("2b7-2b5").allows("2c5-2b6"));
    }

    @Test
    void aPawnThatWalkedDoesNotMakeEnPassantPossible() {
        TextPosition position = Koernke.men(KINGS + "p2b7 P2a5 b").play("2b7-2b6");
        assertTrue(position.text().endsWith(" w - - 0 2"), position::text);
    }
}
