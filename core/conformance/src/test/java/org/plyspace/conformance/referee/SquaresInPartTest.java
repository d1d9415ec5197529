package org.plyspace.conformance.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.testing.Bundled;

/** SAN with an incomplete target square where boards lie above each other: people get an answer, but for programs nothing is guessed. */
class SquaresInPartTest {

    private static String answer(String setting, String typed) {
        return TypedMoves.answer(Bundled.REGISTRY.rules(setting).startPosition(), typed);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "roth  | Nc3      | illegal: 'Nc3' could be: Nc3(2), Nc3(4)",
                "roth  | 1. Nbc3! | illegal: 'Nbc3!' could be: Nc3(2), Nc3(4)",
                "roth  | ♘c3      | illegal: 'Nc3' could be: Nc3(2), Nc3(4)",
                "roth  | e4       | illegal: 'e4' could be: e4(2), e4(4)",
                "meder | b4       | illegal: 'b4' could be: b4N, b4W",
                "meder | Na1      | legal: c2W-a1W (knight)",
                "meder | a5       | illegal: 'a5' could be: a5B, a5N",
                "koernke | 1)2c4  | legal: 2c2-2c4 (pawn)",
                "roth  | 12) Nbc3(4) | legal: b1(2)-c3(4) (knight)"
            })
    void isAnsweredWithTheMovesThatItCanBe(String setting, String typed, String answer) {
        assertEquals(answer, answer(setting, typed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "meder | bxa5 | bxa5: no white pawn can make this move: a pawn does not move from b3W to a5N; a pawn does not move from b3W to a5B; FS 3.6",
                "meder | Na5  | Na5: no white knight can make this move: a knight does not move from b2W to a5N; a knight does not move from c2W to a5N; a knight does not move from b2W to a5B; FS 3.5",
                "meder | Nxa5 | Nxa5: no white knight can make this move: a knight does not move from b2W to a5N; a knight does not move from c2W to a5N; a knight does not move from b2W to a5B; FS 3.5",
                "roth  | Qc5  | Qc5: no white queen can make this move: a queen does not move from b0(3) to c5(4); a queen does not move from b0(3) to c5(6); roth.md 3, RR 3"
            })
    void isAnsweredWithTheReasonIfItCanBeNone(String setting, String typed, String reason) {
        assertEquals("illegal: " + reason, answer(setting, typed));
    }

    @ParameterizedTest
    @CsvSource({"roth, Nq9", "roth, N", "roth, Nc", "koernke, hello", "meder, castle"})
    void isNoMoveIfItNamesNoSquare(String setting, String typed) {
        assertTrue(answer(setting, typed).startsWith("'" + typed + "' is not a move"), () -> answer(setting, typed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "meder   | e4 | no square is called 'e4' as the boards are now; one is called a0WQL",
                "koernke | d5 | no move goes to 1d5 or 2d5 or 3d5 or 4d5",
                "cube    | c4 | 'c4' is a square alone; it could be: b2(II)-c4(II), c2(II)-c4(I), c2(II)-c4(III), d2(II)-c4(II)"
            })
    void aSquareAloneIsAnsweredWithTheMovesThatGoThere(String setting, String typed, String reason) {
        assertEquals("illegal: " + reason, answer(setting, typed));
    }

    /** The question of checkmate needs no king of the other side. */
    @Test
    void aSideWithoutAKingIsNotSaidToBeStalemated() {
        Rules cube = Bundled.REGISTRY.rules("cube:n=3");
        Position position = cube.position(cube.read("III:3/3/3|II:1q1/3/3|I:K2/3/3 w - - 0 1"), Purpose.CHECKMATE);

        assertEquals("legal: a3(I)-b3(II) (king), captures a black queen", TypedMoves.answer(position, "a3(I)-b3(II)"));
    }

    @Test
    void theRefereeGuessesNothing() {
        String answer = new Referee(Bundled.REGISTRY).answer("{\"variant\":\"roth\",\"move\":\"Nc3\"}");

        assertTrue(answer.startsWith("{\"valid\":false,\"reason\":\"'Nc3' is not a move"), answer);
    }

    @Test
    void anExampleThatIsTheSameInTwoNotationsIsToldOnce() {
        assertTrue(
                answer("meder", "hello")
                        .endsWith("; also read: SAN and the notation of the rules' source, as in 'Ka1W'"),
                () -> answer("meder", "hello"));
        assertTrue(
                answer("roth", "hello")
                        .endsWith("SAN, as in 'Nc3(2)', and the notation of the rules' source, as in 'Nb1(2)-c3(2)'"),
                () -> answer("roth", "hello"));
    }
}
