package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Pawns, twoboard.md 2 and 5, rulings T-1, T-6 and T-7")
final class PawnTest {

    private static final String KINGS = "Kh1 kA8 ";

    @ParameterizedTest(name = "T-1: {0}: {1} goes to {2}")
    @CsvFileSource(resources = "pawn-block.tsv", delimiter = '\t', numLinesToSkip = 1)
    @DisplayName("T-1: what keeps a pawn from stepping, by option")
    void blocking(String men, String options, String targets) {
        List<String> expected = targets == null ? List.of() : List.of(targets.split(" ", -1));
        assertEquals(expected, Twoboard.rules(options).men(KINGS + men + " w").targets("e2"));
    }

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "Pe2 nD3;; e2-e3; a pawn may not advance while D3 is occupied by a black knight",
                "Pe2 NF3;; e2-g4; blocked: F3 is occupied by a white knight",
                "Pe2 NF3;; e2-e4; a pawn may not advance while F3 is occupied by a white knight",
                "Pe2 ne3;; e2-e3; a pawn steps to an empty square: e3 is occupied by a black knight",
                "Pe2 ne3;; e2-e4; blocked: e3 is occupied by a black knight",
                "Pe2 ne4;; e2-e4; a pawn steps to an empty square: e4 is occupied by a black knight",
                "Pe2 nd3; pawnBlock=capture; e2-e3; a pawn may not advance while d3 is occupied by a black knight",
                "Pe2; pawnBlock=none; e2-f3; \"a pawn goes to f3 only to capture, and no enemy stands there, nor has a"
                        + " pawn just crossed it\"",
                "Pe2;; e2-E3; \"a pawn goes to E3 only to capture, and no enemy stands there, nor has a pawn just crossed"
                        + " it\"",
                "PE2;; E2-E4; the pawn on E2 has no double step: that is no starting square of a white pawn",
                "Pe2;; e2-D4; a pawn does not move from e2 to D4",
                "Pe2; doubleStep=off; e2-D4; a pawn does not move from e2 to D4",
                "Pe2;; e2-e3=Q; a pawn is not promoted by going from e2 to e3",
                "PE7;; E7-d8; \"the pawn must promote on d8; expected =Q, =R, =B or =N\"",
                "PE7;; E7-d8=S; \"the pawn must promote on d8; expected =Q, =R, =B or =N\"",
            })
    void refusals(String men, String options, String move, String reason) {
        assertEquals(
                reason + " (twoboard.md 2)",
                Twoboard.rules(options).men(KINGS + men + " w").refusal(move));
    }

    @Test
    @DisplayName("T-6: a pawn has no step to the same square of the other board")
    void noStepToTheSameSquare() {
        assertEquals(
                "a pawn does not move from e2 to E2 (twoboard.md 2)",
                Twoboard.men(KINGS + "Pe2 w").refusal("e2-E2"));
    }

    @ParameterizedTest(name = "{0} crosses {1}")
    @CsvSource({"a2-a4, a3:a4", "a2-c4, B3:c4", "e2-c4, D3:c4", "e2-g4, F3:g4", "h2-f4, G3:f4"})
    void doubleStepsGoTwiceInOneDirection(String move, String enPassant) {
        TextPosition position = Twoboard.STANDARD.start();
        assertTrue(position.isKind(move, Move.DOUBLE_STEP));
        assertTrue(position.play(move).text().endsWith(" b KQkq " + enPassant + " 0 1"), position::text);
    }

    @ParameterizedTest(name = "{0} takes the pawn that went {1}")
    @CsvSource({
        "c5-d6, d7-d5", "e5-d6, d7-d5", "D5-d6, d7-d5",
        "B5-C6, d7-b5", "D5-C6, d7-b5", "c5-C6, d7-b5",
    })
    void enPassantForwardAndDiagonally(String capture, String doubleStep) {
        TextPosition position =
                Twoboard.men(KINGS + "P" + capture.substring(0, 2) + " pd7 b").play(doubleStep);
        assertTrue(position.isKind(capture, Move.EN_PASSANT));
        position.play(capture);
        String placement = position.text().split(" ", -1)[0];
        assertFalse(placement.contains("p"), placement);
    }

    @ParameterizedTest(name = "T-7: {0} after {1} captures nothing")
    @CsvSource({"d5-C6, d7-b5", "C5-d6, d7-d5", "E5-d6, d7-d5", "C5-C6, d7-b5"})
    @DisplayName("T-7: a pawn may advance onto the square another pawn has just crossed")
    void advancingOntoTheCrossedSquareCapturesNothing(String advance, String doubleStep) {
        TextPosition position =
                Twoboard.men(KINGS + "P" + advance.substring(0, 2) + " pd7 b").play(doubleStep);
        assertTrue(position.isKind(advance, Move.NORMAL));
        position.play(advance);
        assertTrue(position.text().split(" ", -1)[0].contains("p"), position::text);
    }

    @Test
    void enPassantLapses() {
        TextPosition position = Twoboard.men(KINGS + "Pc5 pd7 b").play("d7-d5", "h1-g1", "A8-B8");
        assertEquals(
                "a pawn goes to d6 only to capture, and no enemy stands there, nor has a pawn just crossed it"
                        + " (twoboard.md 2)",
                position.refusal("c5-d6"));
    }

    @ParameterizedTest(name = "from {0}")
    @ValueSource(strings = {"e7", "E7"})
    void promotesOnTheLastRankOfEitherBoard(String from) {
        String own = from.equals("e7") ? "e8" : "E8";
        List<String> others = from.equals("e7") ? List.of("D8", "F8") : List.of("d8", "f8");
        TextPosition position = Twoboard.men("Kh1 ka1 P" + from + " w");
        for (String to : List.of(own, others.get(0), others.get(1))) {
            String move = from + "-" + to;
            assertEquals(List.of(move + "=B", move + "=N", move + "=Q", move + "=R"), position.moves(move));
        }
    }
}
