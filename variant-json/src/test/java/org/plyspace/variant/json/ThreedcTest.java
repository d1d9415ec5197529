package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("3Dc, 3dc.md")
final class ThreedcTest {

    private static final TextRules RULES = new TextRules(Examples.read("threedc.json"), "");

    private static TextPosition men(String men) {
        return RULES.men(men);
    }

    @Test
    void firstMovesAreThoseOfPawnsCannonsAndKnights() {
        List<String> moves = RULES.start().moves();

        assertEquals(68, moves.size());
        assertEquals(48, moves.stream().filter(move -> move.charAt(2) == '2').count());
        assertEquals(
                List.of("Xb1-Yd4", "Xb1-Ye3", "Xb1-Za4", "Xb1-Zc4"),
                RULES.start().moves("Xb1-"));
    }

    @ParameterizedTest(name = "section 8: {0} on {1} reaches {2} squares")
    @CsvSource({
        "R, Ya1, 20", "R, Yd4, 24", "B, Ya1,  9", "B, Yd4, 21", "Q, Ya1, 29", "Q, Yd4, 45", "K, Ya1, 11", "K, Yd4, 26",
        "C, Ya1,  4", "C, Yd4, 16", "C, Xd4, 16", "K, Xd4, 17", "H, Xd4,  8", "S, Xd4, 27", "A, Xd4, 13", "G, Xd4, 14",
        "N, Xd4,  8",
    })
    void reachOnEmptyBoards(char piece, String from, int squares) {
        assertEquals(squares, RULES.reach(piece, from).size());
    }

    @ParameterizedTest(name = "section 8: {0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "CXd4 KYa1 HXh1 pYd4 kYh8 hZh8 w; Ya2 Ya6 Yb1 Yb7 Yf1 Yf7 Yg2 Yg6 Za3 Za5 Zc1 Zc7 Ze1 Ze7 Zg3 Zg5",
                "CYd4 KYa1 HXh1 kYh8 hZh8 w; Xa2 Xa6 Xb1 Xb7 Xf1 Xf7 Xg2 Xg6 Za2 Za6 Zb1 Zb7 Zf1 Zf7 Zg2 Zg6",
                "RXa1 NYb1 KYh1 HXh1 kYh8 hZh8 w; Xa2 Xa3 Xa4 Xa5 Xa6 Xa7 Xa8 Xb1 Xc1 Xd1 Xe1 Xf1 Xg1 Ya1 Ya2 Za1 Za3",
                "RYa1 PYa2 PYb1 PXa1 PXa2 PXb1 PZa1 PZb1 KYh1 HXh1 kYh8 hZh8 w; Za2",
                "HXd4 KYa1 kYh8 hZh8 w; Xc3 Xc4 Xc5 Xd3 Xd5 Xe3 Xe4 Xe5",
                "PXe2 KYa1 HXh1 nXe3 kYh8 hZh8 w; ''",
                "PXe2 KYa1 HXh1 kYh8 hZh8 w; Xe3 Xe4",
            })
    void theManNamedFirstGoesThere(String men, String squares) {
        assertEquals(words(squares), men(men).targets(men.substring(1, 4)));
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
    }

    @Test
    void enPassantStaysOnTheLevelOfThePawn() {
        TextPosition after = men("PXe2 KYa1 HXh1 pXd4 pYf4 kYh8 hZh8 w").play("Xe2-Xe4");

        assertTrue(after.allows("Xd4-Xe3"));
        assertFalse(after.allows("Yf4-Ye3"));
        assertFalse(men("PYc2 RYb4 KYa4 HXh1 pYd4 kYh4 hZh8 w").play("Yc2-Yc4").allows("Yd4-Yc3"), "it opens the rank");
    }

    @Test
    void pawnsBecomeEightPieces() {
        List<String> moves = men("PZc7 KYa1 HXh1 rZd8 kYh8 hZh8 w").moves("Zc7-");

        assertEquals(
                Stream.of("Zc7-Zc8=", "Zc7-Zd8=")
                        .flatMap(move -> Stream.of("A", "B", "C", "G", "N", "Q", "R", "S")
                                .map(move::concat))
                        .toList(),
                moves);
    }

    @ParameterizedTest(name = "section 8: with {0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "''; O-O O-O-O",
                "NXf1; O-O O-O-O",
                "gXf1; O-O O-O-O",
                "rXa1; O-O O-O-O",
                "rXb1; O-O",
                "cZf4; O-O",
                "bXh2; O-O-O",
                "cXd3; O-O-O",
                "rXe1; ''",
                "rXf1; ''",
                "bXe2; ''",
                "cXb3; ''",
                "cXc4; ''",
            })
    void attacksFromEveryLevelForbidCastling(String more, String castlings) {
        TextPosition position = men("KYe1 RYa1 RYh1 HXh7 kYb7 hZh8 " + more + " w KQ");

        assertEquals(words(castlings), position.moves("O"));
    }

    @ParameterizedTest(name = "section 8: {0} {1}: {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "RZh1 KYa1 HXh1 kYa8 hZh8 w; Zh1-Zh8; white wins by extinction",
                "RZh1 KYa1 HXh1 kYa8 hZh8 hXa8 w; Zh1-Zh8; ''",
                "RYb5 KYa1 HXh1 hYb2 kYh8 w; Yb5-Yb2; white wins by extinction",
                "PZg7 KYa1 HXh1 kYh8 hZh8 w; Zg7-Zh8=Q; white wins by extinction",
            })
    void whoLosesTheLastPrinceLoses(String men, String move, String outcome) {
        assertEquals(outcome, men(men).play(move).outcome());
    }

    @ParameterizedTest(name = "section 8, TC-8: {0}: not {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "RZh1 KYa1 HXh1 qYa8 kYh8 hZh8 w; Zh1-Zh8",
                "RYa2 KYa1 HXh1 rYa8 kYh7 hZa2 w; Ya2-Za2",
            })
    void capturingTheLastPrinceDoesNotExcuseFromCheck(String men, String move) {
        assertFalse(men(men).allows(move));
    }

    @ParameterizedTest(name = "section 8: {0}: check {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "KYa1 HXh1 hYb2 kYh8 w; true",
                "KYa1 HXh1 hXb2 kYh8 w; false",
                "RZh1 KYa1 HXh1 qYa8 kYh8 hZh8 w; true",
            })
    void princesGiveCheckOnTheirLevel(String men, boolean check) {
        assertEquals(check, men(men).inCheck());
    }

    @Test
    void whatEndsTheGame() {
        String stalemate = "X:8/8/8/8/8/8/pppppppp/aaaaaaah|Y:R7/R7/8/8/8/8/8/K7|Z:7k/5Q2/8/8/8/8/8/H7 b - - 0 9";
        assertEquals("draw by stalemate", RULES.read(stalemate).outcome());
        assertTrue(RULES.read(stalemate.replace("pppppppp/", "ppppppp1/")).allows("Xh1-Xh2"), "a prince that can move");
        TextPosition mate = men("kYa8 hXg1 RYc8 RXc8 RZc8 RXd7 RYd7 RZd7 KYh1 HXh1 b");
        assertEquals("white wins by checkmate", mate.outcome());
        // TC-9: neither has one, and the side that has just moved is asked first.
        assertEquals("white wins by extinction", men("KYa1 kYh8 w").outcome());
    }
}
