package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Notation, koernke.md 7 and notation.md")
final class NotationTest {

    @ParameterizedTest(name = "{1} is {2} ({0})")
    @CsvSource(
            delimiter = ';',
            value = {
                "K4d1 k4d4 N3a8 N2c8 w                     ; 2c8-2a7  ; N2a7",
                "K4d1 k4d4 N2b8 N3a8 w                     ; 2b8-2a6  ; N(2)2a6",
                "K4d1 k4d4 N2b8 N3a8 w                     ; 3a8-2a6  ; N(3)2a6",
                "K4d1 k4d4 N2b8 N2c7 w                     ; 2b8-2a6  ; N(2b)2a6",
                "K4d1 k4d4 N2b8 N2b4 w                     ; 2b4-2a6  ; N(2b4)2a6",
                "K4d1 k4d4 N2b8 N2b4 N3a8 w                ; 3a8-2a6  ; N(3)2a6",
                "K4d1 k4d4 N2b8 r2a6 w                     ; 2b8-2a6  ; Nx2a6",
                "K4d1 k4d4 P2b5 n2a6 w                     ; 2b5-2a6  ; x2a6",
                "K4d1 k4d4 P2b5 P1a5 n2a6 w                ; 2b5-2a6  ; (2)x2a6",
                "K4d1 k4d4 P2b5 w                          ; 2b5-2b6  ; 2b6",
                "K4d1 k4d4 P2b7 w                          ; 2b7-2b8=Q; 2b8=Q",
                "K4d1 k4d4 P2b7 w                          ; 2b7-2b8=N; 2b8=N",
                "K4d1 k4d4 P2b7 n2a8 w                     ; 2b7-2a8=R; x2a8=R",
                "K4d1 k4d5 R1a1 w                          ; 1a1-1d1  ; R1d1",
                "K4d1 k4d5 R1a5 w                          ; 1a5-1d5  ; R1d5+",
                "K1a1 k1a8 R2b7 R2d6 w                     ; 2d6-2a6  ; R2a6",
                "K1c1 k1a8 R2a3 R1b3 Q1d4 w                ; 1d4-1a4  ; Q1a4++",
                "K2b1 R1a1 k4d5 w 2b1,1a1                  ; 2O-O1    ; 2O-O1",
            })
    void writtenAndReadAsTheSourceDoes(String men, String machine, String source) {
        assertEquals(source, Koernke.men(men).inSource(machine));
        assertEquals(machine, Koernke.men(men).fromSource(source));
    }

    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "K1a1 K1c1 R4d4 n1b3 k2b8 k3c8 w           ; x1a1,1c1-1d1; x1a1,K1d1",
                "K1a1 K1c1 R4d4 n1b3 k2b8 k3c8 w           ; x1a1,1c1-1b1; x1a1,K1b1",
                "K1a8 K3c1 R4d1 q1a7 r1a5 k2d4 k1d4 w 3c1,4d1; x1a8,3O-O4  ; x1a8,3O-O4",
            })
    void aKingGivenUpIsWrittenInFront(String men, String machine, String source) {
        assertEquals(source, Koernke.both(men).inSource(machine));
        assertEquals(machine, Koernke.both(men).fromSource(source));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "2c4, 2c2-2c4",
        "P2c4, 2c2-2c4",
        "(2)2c4, 2c2-2c4",
        "(2c2)2c4+, 2c2-2c4",
        "(c)2c4++, 2c2-2c4",
        "N1a3, 1b1-1a3",
    })
    void sourceNotationIsReadWithMoreThanIsNeeded(String source, String machine) {
        assertEquals(machine, Koernke.STANDARD.start().fromSource(source));
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "K4d1 k4d4 N2b8 N3a8 w; N2a6  ; N2a6 is ambiguous: it could be 2b8-2a6 or 3a8-2a6 (koernke.md 7)",
                "K4d1 k4d4 N2b8 N3a8 w; N2d4  ; N2d4: no white knight can make this move to 2d4 (koernke.md 7)",
                "K4d1 k4d4 N2b8 w     ; N2a5  ; a knight does not move from 2b8 to 2a5 (koernke.md 2)",
                "K4d1 k4d4 R2b8 N2b6 w; R2b5  ; blocked: 2b6 is occupied by a white knight (koernke.md 2)",
                "K4d1 k4d4 N2b8 w     ; Nx2a6 ; Nx2a6: no white knight can make this move to 2a6 (koernke.md 7)",
                "K4d1 k4d4 N2b8 w     ; Q2a6  ; Q2a6: no white queen can make this move to 2a6 (koernke.md 7)",
                "K4d1 k4d4 P2b7 w     ; 2b8   ; \"the pawn must promote on 2b8; expected =Q, =R, =B or =N (koernke.md"
                        + " 2)\"",
            })
    void refusals(String men, String source, String reason) {
        assertEquals(reason, Koernke.men(men).refusalOfSource(source));
    }

    @ParameterizedTest(name = "'{0}'")
    @ValueSource(
            strings = {"N5a6", "Z2a6", "2a9", "2e4", "N(2a6", "N2a6=K", "N2a6 ", " ", "", "2c2-2c4-2c5", "4O-O1+++"})
    void whatIsNotInItIsMalformed(String source) {
        String refusal = Koernke.STANDARD.start().refusalOfSource(source);
        assertTrue(refusal.startsWith("malformed: '" + source + "' is not in Koernke's notation; "), refusal);
    }

    @ParameterizedTest(name = "{0} is 2c2-2c4")
    @CsvSource({"2c2-2c4", "2c2x2c4", "P@2c2-2c4", "P2c2-2c4", "2c2-2c4+", "2c2-2c4++", "2c2-2c4#", "P@2c2x2c4#"})
    void machineFormIsReadLeniently(String typed) {
        assertTrue(Koernke.STANDARD.start().allows(typed));
    }

    @ParameterizedTest(name = "{0} is 2O-O1")
    @CsvSource({"2O-O1", "20-01", "2O-O1+", "20-01#"})
    void castlingIsReadWithZerosToo(String typed) {
        assertTrue(Koernke.men("K2b1 R1a1 k4d5 w 2b1,1a1").allows(typed));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "5c2-2c4   ; \"no such square as 5c2: levels run from 1 to 4, files from a to d, ranks from 1 to 8"
                        + " (notation.md, Squares)\"",
                "2c2-2c9   ; \"no such square as 2c9: levels run from 1 to 4, files from a to d, ranks from 1 to 8"
                        + " (notation.md, Squares)\"",
                "2c2-c4    ; \"malformed: 'c4' is not a square; expected <from>-<to> with squares like 4a1, =<piece>"
                        + " after it for a promotion, 2O-O2 for castling (notation.md, Moves)\"",
                "2c2       ; \"malformed: '2c2' is not a move; expected <from>-<to> with squares like 4a1, =<piece>"
                        + " after it for a promotion, 2O-O2 for castling (notation.md, Moves)\"",
                "2c2-2c4=X ; \"malformed: 'X' is not a piece; expected <from>-<to> with squares like 4a1,"
                        + " =<piece> after it for a promotion, 2O-O2 for castling (notation.md, Moves)\"",
                "N@2c2-2c4 ; \"there is a white pawn on 2c2, not the piece N that was named (notation.md, Moves)\"",
                "N@2c5-2c4 ; \"there is no piece on 2c5, not the piece N that was named (notation.md, Moves)\"",
                "2c7-2c5   ; \"the piece on 2c7 is a black pawn, and it is white's turn (rules/README.md)\"",
                "2c5-2c4   ; there is no piece on 2c5 (rules/README.md)",
                "2c2-2c2   ; \"a piece must leave its square, and a player may not pass (rules/README.md)\"",
                "2b1-2b2   ; blocked: 2b2 is occupied by a white pawn (koernke.md 2)",
                "4O-O4     ; \"malformed: '4O' is not a square\"",
            })
    void machineFormRefusals(String typed, String reason) {
        String refusal = Koernke.STANDARD.start().refusal(typed);
        assertTrue(refusal.startsWith(reason), refusal);
    }
}
