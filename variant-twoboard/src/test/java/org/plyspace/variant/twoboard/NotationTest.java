package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Texts;

@DisplayName("Notation of the game's page and machine form, notation.md")
final class NotationTest {

    @ParameterizedTest(name = "{0} is e1-E1")
    @ValueSource(strings = {"Ke1 - E1", "K e1 - E1", "Ke1-E1", "Ke1  -  E1"})
    void spacesAreFree(String source) {
        assertEquals("e1-E1", Twoboard.STANDARD.start().fromSource(source));
    }

    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "Kh1 ka8 Pd7 w          ; d7-d8=Q ; Pd7 - d8=Q+",
                "Kh1 kH8 Pd7 nc8 w      ; d7-c8=N ; Pd7 x c8=N",
                "Ke1 Rh1 kB8 w K        ; O-O     ; O-O",
                "Ke1 Ra1 kB8 w Q        ; O-O-O   ; O-O-O",
                "Kh1 ka8 Qb1 w          ; b1-b7   ; Qb1 - b7+",
            })
    void isWrittenAndReadBack(String men, String machine, String source) {
        assertEquals(source, Twoboard.men(men).inSource(machine));
        assertEquals(machine, Twoboard.men(men).fromSource(source));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "Pe2 x e4  ; \"'Pe2 x e4' is written as a capture, but nothing is captured there; expected -"
                        + " (notation.md, Moves)\"",
                "Qe2 - e4  ; \"there is a white pawn on e2, not the piece Q that was named (notation.md, Moves)\"",
                "Ne7 - e5  ; \"there is a black pawn on e7, not the piece N that was named (notation.md, Moves)\"",
                "Pe7 - e5  ; \"the piece on e7 is a black pawn, and it is white's turn (rules/README.md)\"",
                "Ra1 - a3  ; blocked: a2 is occupied by a white pawn (twoboard.md 2)",
                "O-O       ; blocked: f1 is occupied by a white bishop and g1 is occupied by a white knight (twoboard.md 3)",
            })
    void refusals(String source, String reason) {
        assertEquals(reason, Twoboard.STANDARD.start().refusalOfSource(source));
    }

    @ParameterizedTest(name = "a capture is written with x: {0}")
    @ValueSource(strings = {"Rd4 - D4"})
    void aCaptureIsWrittenWithX(String source) {
        assertEquals(
                "'Rd4 - D4' captures, which is written with x (notation.md, Moves)",
                Twoboard.men("Kh1 ka8 Rd4 nD4 w").refusalOfSource(source));
    }

    /** Any number of spaces is allowed. */
    @ParameterizedTest(name = "Rd4 {0} {1}")
    @CsvSource({"x, d5, is written as a capture", "-, D4, captures"})
    void longTextsAreQuotedInShort(String sign, String to, String refusal) {
        String typed = "Rd4 " + sign + " ".repeat(100) + to;
        String reason = Twoboard.men("Kh1 ka8 Rd4 nD4 w").refusalOfSource(typed);

        assertTrue(reason.startsWith("'" + Texts.shorten(typed) + "' " + refusal), reason);
    }

    @ParameterizedTest(name = "''{0}''")
    @ValueSource(
            strings = {
                "",
                " ",
                "e2 - e4",
                "Pe2 e4",
                "Pe2 - e9",
                "Pi2 - i4",
                "Pe2 - e4=K",
                "O-O-O-O",
                "Se2 - e3",
                "Pe2 - e4 #"
            })
    void whatIsNotInItIsMalformed(String source) {
        String refusal = Twoboard.STANDARD.start().refusalOfSource(source);
        assertTrue(
                refusal.startsWith("malformed: '" + source + "' is not in the notation of the game's page; "), refusal);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"e2-e4", "e2xe4", "P@e2-e4", "Pe2-e4", "e2-e4+", "e2-e4#"})
    void machineFormIsReadLeniently(String typed) {
        assertTrue(Twoboard.STANDARD.start().allows(typed));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "e2-e9 ; \"no such square as e9: files run from a to h on board 1 and from A to H on board 2, ranks"
                        + " from 1 to 8 (notation.md, Squares)\"",
                "e2-i4 ; \"no such square as i4: files run from a to h on board 1 and from A to H on board 2, ranks"
                        + " from 1 to 8 (notation.md, Squares)\"",
                "e2e4  ; \"malformed: 'e2e4' is not a move; \"",
                "e2-e4=; \"malformed: 'e2-e4=' is not a move; \"",
                "N@e2-e4; \"there is a white pawn on e2, not the piece N that was named (notation.md, Moves)\"",
            })
    void machineFormRefusals(String typed, String reason) {
        String refusal = Twoboard.STANDARD.start().refusal(typed);
        assertTrue(refusal.startsWith(reason), refusal);
    }
}
