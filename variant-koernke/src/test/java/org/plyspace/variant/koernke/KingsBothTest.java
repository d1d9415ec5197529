package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Giving up a king, koernke.md 3 (kings=both), ruling K-3")
final class KingsBothTest {

    private static final String RULE =
            "a king is given up only by a side that has two, is in check and has no other legal move (koernke.md 3)";

    /** A knight attacks both kings and cannot be captured. */
    private static final String FORK = "K1a1 K1c1 R4d4 n1b3 k2b8 k3c8 w - - 7 30";

    /** The king on 1a8 is mated where it stands; the other has everything needed to castle. */
    private static final String CORNERED = "K1a8 K3c1 R4d1 q1a7 r1a5 k2d4 k1d4 w 3c1,4d1 - 5 20";

    @Test
    @DisplayName("K-3: either king may be given up, and the other one may move in the same turn")
    void eitherKingMayBeGivenUp() {
        TextPosition position = Koernke.both(FORK);
        assertTrue(position.inCheck());
        assertEquals("", position.outcome());
        assertEquals(position.moves(), position.moves("x"));
        assertTrue(position.moves().containsAll(List.of("x1a1,1c1-1d1", "x1c1,1a1-2a1")), position.moves()::toString);
    }

    @Test
    @DisplayName("K-3: by the standard rule the same is checkmate")
    void withoutTheOptionItIsMate() {
        assertEquals("black wins by checkmate", Koernke.men(FORK).outcome());
    }

    @Test
    @DisplayName("K-3: giving up is no capture, the halfmove clock counts on, and the other king is locked")
    void givingUpLocksTheOtherKing() {
        TextPosition position = Koernke.both(FORK);
        String before = position.text();
        position.play("x1a1,1c1-1d1");
        assertTrue(position.text().endsWith(" b - - 8 30 locked=w"), position::text);
        position.position().unmake();
        assertEquals(before, position.text());
    }

    @Test
    @DisplayName("K-3: a double check that a legal move meets does not cost a king")
    void aMetDoubleCheckCostsNoKing() {
        TextPosition position = Koernke.both("K1a1 K1c1 R1b7 n1b3 k2b8 k3c8 w");
        assertEquals(List.of("1b7-1b3"), position.moves());
        assertEquals(RULE, position.refusal("x1a1,1c1-1d1"));
        assertTrue(position.play("1b7-1b3").text().endsWith(" b - - 0 1"), position::text);
    }

    @Test
    @DisplayName("K-3: the king given up may be the one whose pin ties down the saving piece")
    void theKingOfAPinnedPieceMayBeGivenUp() {
        TextPosition position = Koernke.both("K1a8 K1d8 R1d7 q1a7 r1a5 r1d2 k4b4 k4c4 w");
        assertTrue(position.allows("x1d8,1d7-1a7"));
        assertFalse(position.moves("x1a8,").isEmpty());
        assertEquals(
                "leaves the king on 1a8 attacked by the black queen on 1a7 (koernke.md 3)",
                position.refusal("x1d8,1d7-1d6"));
    }

    @Test
    @DisplayName("K-3: the turn that gives up a king may castle")
    void theOtherKingMayCastleInTheSameTurn() {
        TextPosition position = Koernke.both(CORNERED);
        assertEquals(
                List.of("x1a8,3O-O3", "x1a8,3O-O4"),
                position.moves().stream().filter(move -> move.contains("O")).toList());
        assertEquals(position.moves(), position.moves("x1a8,"));
        position.play("x1a8,3O-O4");
        assertTrue(position.text().endsWith(" b - - 6 20 locked=w"), position::text);
        assertTrue(position.text().contains("|3:4/4/4/4/4/4/4/2R1|4:4/4/4/4/4/4/4/2K1 "), position::text);
    }

    @Test
    @DisplayName("K-3: a king given up takes its rights to castle along")
    void aKingGivenUpHasNoRightsLeft() {
        TextPosition position = Koernke.both("K2b1 R1a1 K3c1 R4d1 n3b3 k1d8 k4b8 w 2b1,3c1,1a1,4d1");
        assertEquals(position.moves(), position.moves("x"));
        String before = position.text();
        position.play("x2b1,3c1-3d1");
        assertTrue(position.text().endsWith(" b - - 1 1 locked=w"), position::text);
        position.position().unmake();
        assertEquals(before, position.text());
        position.play("x3c1,2b1-2a1");
        assertTrue(position.text().endsWith(" b - - 1 1 locked=w"), position::text);
    }

    @Test
    @DisplayName("K-3: without a check no king is given up: it is stalemate, even if a pinned piece could move then")
    void stalemateCostsNoKing() {
        TextPosition position = Koernke.both("K1a1 B1a2 K4d1 r1a8 r1b8 r2a8 r4c8 r3d8 r4a2 k2b5 k3c5 w");
        assertEquals(List.of(), position.moves());
        assertEquals("draw by stalemate", position.outcome());
        assertEquals(RULE, position.refusal("x1a1,1a2-1b3"));
    }

    @Test
    @DisplayName("K-3: if no such turn exists, it is checkmate")
    void bothKingsMatedIsCheckmate() {
        TextPosition position = Koernke.both("K1a8 K4d1 q1a7 r1a5 q4d2 r4d4 k2b5 k3c5 w");
        assertEquals("black wins by checkmate", position.outcome());
        assertEquals(
                "leaves the king on 4c1 attacked by the black queen on 4d2 (koernke.md 3)",
                position.refusal("x1a8,4d1-4c1"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "K1a1 K1c1 k2b8 k3c8 w                    ; x1a1,1c1-1d1; a king is given up only by a side that has two",
                "K1a1 n1b3 k2b8 k3c8 w - - 0 1 locked=w   ; x1a1,1a1-1b1; a king is given up only by a side that has two",
                "K1a1 K1c1 n1b3 k2b8 k3c8 w               ; x2b2,1c1-1d1; there is no king of white's on 2b2",
                "K1a1 K1c1 n1b3 k2b8 k3c8 w               ; x2b8,1c1-1d1; there is no king of white's on 2b8",
                "K1a1 K1c1 n1b3 k2b8 k3c8 w               ; x5b8,1c1-1d1; no such square as 5b8: levels run from 1 to 4",
                "K1a1 K1c1 n1b3 k2b8 k3c8 w               ; x1a1        ; malformed: 'x1a1' has no '",
                "K1a1 K1c1 n1b3 k2b8 k3c8 w               ; x1a1,1a1-1b1; there is no piece on 1a1",
                "K1a1 K1c1 n1b3 k2b8 k3c8 w               ; 1a1-1b1     ; leaves the king on 1c1 attacked by the black knight",
                "K1a1 K1c1 n1b3 k2b8 k3c8 w               ; x1a1,2O-O1  ; white has no right to castle 2O-O1: the king is not on 2b1",
            })
    @DisplayName("K-3: when a king is not given up")
    void refusals(String men, String move, String reason) {
        String refusal = Koernke.both(men).refusal(move);
        assertTrue(refusal.startsWith(reason), refusal);
    }

    @Test
    void withoutTheOptionNothingIsGivenUp() {
        assertTrue(Koernke.men(FORK).refusal("x1a1,1c1-1d1").startsWith("malformed: 'x1a1,1c1' is not a square"));
    }
}
