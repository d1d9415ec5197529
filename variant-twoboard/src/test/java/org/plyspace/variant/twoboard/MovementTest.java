package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Movement, twoboard.md 2, rulings T-3 and T-5")
final class MovementTest {

    @ParameterizedTest(name = "{0} on {1} goes to {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "K; d4; c3 c4 c5 d3 d5 e3 e4 e5 D4 C3 C5 E3 E5 C4 E4 D3 D5",
                "R; a1; b1 c1 d1 e1 f1 g1 h1 a2 a3 a4 a5 a6 a7 a8 B2 c3 D4 e5 F6 g7 H8 A1",
                "B; a1; b2 c3 d4 e5 f6 g7 h8 B1 c1 D1 e1 F1 g1 H1 A2 a3 A4 a5 A6 a7 A8",
                "N; d4; b3 b5 c2 c6 e2 e6 f3 f5 c4 e4 d3 d5 B4 F4 D2 D6",
                "N; A1; B3 C2 B1 A2 c1 a3",
                "P; e2; e3 D3 F3 e4 c4 g4",
                "P; a2; a3 B3 a4 c4",
                "P; E2; E3 d3 f3",
                "P; e3; e4 D4 F4",
                "p; h7; h6 G6 h5 f5",
                "p; H7; H6 g6",
                "S; E2; ''",
                "s; e7; ''",
            })
    void reachOnTheEmptyBoards(char piece, String from, String to) {
        List<String> expected = to.isEmpty() ? List.of() : List.copyOf(new TreeSet<>(List.of(to.split(" ", -1))));
        assertEquals(expected, Twoboard.STANDARD.reach(piece, from));
    }

    @ParameterizedTest(name = "{0} on {1} attacks {2} squares")
    @CsvSource({
        "K, d4, 17",
        "Q, a1, 34",
        "R, a1, 22",
        "B, a1, 21",
        "N, D4, 16",
        "S, D2, 0",
        "P, e4, 3",
        "P, a4, 2",
        "P, E7, 3"
    })
    void attacks(char piece, String from, int count) {
        assertEquals(count, Twoboard.STANDARD.attacks(piece, from).size());
    }

    @ParameterizedTest(name = "{0} on {1} attacks {2}")
    @CsvSource(
            delimiter = ';',
            value = {"P; e4; E5 d5 f5", "P; E4; D5 F5 e5", "p; e4; E3 d3 f3", "p; A4; B3 a3"})
    void pawnsCaptureForwardOnTheOtherBoardAndAsideOnTheirOwn(char piece, String from, String to) {
        assertEquals(List.of(to.split(" ", -1)), Twoboard.STANDARD.attacks(piece, from));
    }

    @Test
    @DisplayName("T-3: the vertical line of rook and queen is one step long")
    void aLevelStepTwiceOverLeadsBack() {
        TextPosition position = Twoboard.men("Kh1 Ra1 RA1 ke8 w");
        assertFalse(position.allows("a1-a1"));
        assertEquals("blocked: A1 is occupied by a white rook (twoboard.md 2)", position.refusal("a1-A1"));
        assertTrue(Twoboard.men("Kh1 Ra1 nA1 ke8 w").allows("a1-A1"));
    }

    @Test
    @DisplayName("T-5: only the squares that the path runs through can block it")
    void menOnTheOtherBoardDoNotBlock() {
        TextPosition position = Twoboard.men("Kh1 Ra1 Nb2 NB1 NA2 ke8 w");
        assertTrue(position.allows("a1-H8"), "along B2, c3, D4, ... past the knight on b2");
        assertTrue(position.allows("a1-g1"), "along b1, c1, ... past the knight on B1");
        assertTrue(position.allows("a1-a8"), "along a2, a3, ... past the knight on A2");
    }

    @ParameterizedTest(name = "T-5: {0}: {1} is blocked by {2}")
    @CsvSource({
        "Ra1 NB2, a1-H8, B2",
        "Ra1 NB2, a1-c3, B2",
        "Ra1 Nc3, a1-D4, c3",
        "Ra1 Nb1, a1-c1, b1",
        "Ba1 Nb2, a1-h8, b2",
        "Ba1 NB1, a1-H1, B1",
        "Ba1 NA2, a1-a3, A2",
        "Ra1 NB2, a1-B2, B2",
    })
    void menOnThePathBlock(String men, String move, String blocker) {
        assertEquals(
                "blocked: " + blocker + " is occupied by a white knight (twoboard.md 2)",
                Twoboard.men("Kh1 kE8 " + men + " w").refusal(move));
    }

    @Test
    void twoRoutesToOneSquareAreOneMove() {
        TextPosition position = Twoboard.men("Kh1 Qa1 ke8 w");
        assertEquals(List.of("a1-c3"), position.moves("a1-c3"));
        assertEquals(position.targets("a1").size(), position.moves("a1-").size());
    }

    @Test
    void oneFreeRouteIsEnough() {
        assertTrue(Twoboard.men("Kh1 Qa1 Nb2 ke8 w").allows("a1-c3"));
        assertTrue(Twoboard.men("Kh1 Qa1 NB2 ke8 w").allows("a1-c3"));
        assertEquals(
                "blocked: b2 is occupied by a white knight and B2 is occupied by a white knight (twoboard.md 2)",
                sorted(Twoboard.men("Kh1 Qa1 Nb2 NB2 ke8 w").refusal("a1-c3")));
    }

    /** The reason with its routes sorted, since their order does not matter. */
    private static String sorted(String reason) {
        String other = "blocked: B2 is occupied by a white knight and b2 is occupied by a white knight (twoboard.md 2)";
        return reason.equals(other)
                ? "blocked: b2 is occupied by a white knight and B2 is occupied by a white knight (twoboard.md 2)"
                : reason;
    }

    @Test
    void aCheckByTwoRoutesCannotBeBlocked() {
        TextPosition position = Twoboard.men("Kc3 Rb8 RB8 qa1 kG6 w");
        assertTrue(position.inCheck());
        assertEquals(
                "leaves the king on c3 attacked by the black queen on a1 (rules/README.md)", position.refusal("b8-b2"));
        assertEquals(
                "leaves the king on c3 attacked by the black queen on a1 (rules/README.md)", position.refusal("B8-B2"));
        assertEquals(position.moves(), position.moves("c3"));
    }

    @Test
    void menOnBothRoutesAreBothPinned() {
        TextPosition position = Twoboard.men("Kc3 Nb2 NB2 qa1 kh8 w");
        assertFalse(position.inCheck());
        assertEquals(List.of(), position.targets("b2"));
        assertEquals(List.of(), position.targets("B2"));
    }

    @Test
    void aManOnOneOfTwoRoutesIsNotPinnedButTheKingIsInCheck() {
        TextPosition position = Twoboard.men("Kc3 Nb2 qa1 kh8 w");
        assertTrue(position.inCheck());
    }
}
