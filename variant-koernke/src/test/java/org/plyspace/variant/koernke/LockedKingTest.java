package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.tck.text.TextPosition;

@DisplayName("Locked and freed kings, koernke.md 3 (kings=both), ruling K-3")
final class LockedKingTest {

    private static final String LOCKED =
            "the king is locked since the other one was given up, and moves only when nothing else can (koernke.md 3)";

    @Test
    @DisplayName("K-3: a locked king may not move")
    void aLockedKingStays() {
        TextPosition position = Koernke.both("K2b1 R4a4 k4d8 w - - 0 1 locked=w;freed=b");
        assertEquals(List.of(), position.targets("2b1"));
        assertFalse(position.targets("4a4").isEmpty());
        assertEquals(LOCKED, position.refusal("2b1-2b2"));
    }

    @Test
    @DisplayName("K-3: a locked king does not capture as long as another man has a move, be it a quiet one")
    void aLockedKingDoesNotCapture() {
        TextPosition position = Koernke.both("K2b1 R4a4 p2b2 k4d8 w - - 0 1 locked=w;freed=b");
        MoveList loud = new MoveList();
        position.position().legalLoud(loud);
        assertEquals(0, loud.size());

        position = Koernke.both("K2b1 p2b2 k4d8 w - - 0 1 locked=w;freed=b");
        position.position().legalLoud(loud);
        assertEquals(1, loud.size());
    }

    @Test
    @DisplayName("K-3: a locked king may not castle")
    void aLockedKingDoesNotCastle() {
        TextPosition position = Koernke.both("K2b1 R1a1 k4d8 w 2b1,1a1 - 0 1 locked=w;freed=b");
        assertEquals(LOCKED, position.refusal("2O-O2"));
        assertEquals(List.of(), position.moves("2O"));
        assertTrue(Koernke.both("K2b1 R1a1 k4d8 w 2b1,1a1 - 0 1 freed=b,w").allows("2O-O2"));
    }

    @Test
    @DisplayName("K-3: a locked king still attacks its neighbours, so kings never stand side by side")
    void kingsNeverStandSideBySide() {
        TextPosition position = Koernke.both("K2b4 k2b6 b - - 0 1 locked=w;freed=b");
        assertEquals(
                "leaves the king on 2b5 attacked by the white king on 2b4 (koernke.md 3)", position.refusal("2b6-2b5"));
    }

    @Test
    @DisplayName("K-3: in check, a locked king may be saved by capture or interposition only")
    void onlyCaptureAndInterpositionSaveALockedKing() {
        TextPosition position = Koernke.both("K1a1 R1b4 N1b6 k4d8 r1a8 w - - 0 1 locked=w;freed=b");
        assertEquals(List.of("1b4-1a4", "1b6-1a4", "1b6-1a8"), position.moves());
    }

    @ParameterizedTest(name = "K-3: {0}: {1}")
    @CsvSource(
            delimiter = '>',
            value = {
                "K1a1 k4d8 r1a8 w - - 0 1 locked=w;freed=b           > black wins by checkmate",
                "K1a1 k4d8 r1a8 w - - 0 1 freed=b,w                  >",
                "K1a1 k4d8 r1b8 r2a8 r1d2 w - - 0 1 locked=w;freed=b > draw by stalemate",
                "K1a1 k4d8 r1b8 r2a8 r1d2 w - - 0 1 freed=b,w        > draw by stalemate",
                "K1a1 k4d8 r1b8 r2a8 w - - 0 1 locked=w;freed=b      >",
                "K1a1 K4d1 k4d8 r1b8 r2a8 r1d2 w - - 0 1 freed=b     >",
                "K1a1 k4d8 w - - 0 1 locked=w;freed=b                > draw by dead position",
            })
    void ends(String men, String outcome) {
        assertEquals(outcome == null ? "" : outcome, Koernke.both(men).outcome());
    }

    @Test
    @DisplayName("K-3: a king is freed when only its own moves are left, and says so once it has moved")
    void aKingIsFreedWhenNothingElseCanMove() {
        TextPosition position = Koernke.both("K2b1 P4a4 p4a5 k4d8 w - - 0 1 locked=w;freed=b");
        assertTrue(position.text().endsWith(" locked=w;freed=b"), position::text);
        assertEquals(14 - 5, position.moves("2b1-").size());
        position.play("2b1-2b2");
        assertTrue(position.text().endsWith(" b - - 1 1 freed=b,w"), position::text);
        position.position().unmake();
        assertTrue(position.text().endsWith(" locked=w;freed=b"), position::text);
    }

    @Test
    @DisplayName("K-3: a freed king stays free for the rest of the game, whatever else can move")
    void aFreedKingStaysFree() {
        TextPosition position = Koernke.both("K2b1 P4a4 p4a5 r3d8 k4d8 w - - 0 1 locked=w;freed=b");
        position.play("2b1-2b2", "3d8-3d7", "2b2-2b3", "3d7-4d7", "2b3-2b2");
        assertTrue(position.text().endsWith(" freed=b,w"), position::text);
        TextPosition more = Koernke.both("K2b1 R4a4 k4d8 w - - 0 1 freed=b,w");
        assertEquals(9, more.targets("2b1").size());
    }

    @Test
    @DisplayName("K-3: a locked king is not freed by a check")
    void aCheckDoesNotFree() {
        TextPosition position = Koernke.both("K2b1 P4a4 p4a5 r2b8 k4d8 w - - 0 1 locked=w;freed=b");
        assertEquals("black wins by checkmate", position.outcome());
        assertEquals(LOCKED, position.refusal("2b1-2a1"));
    }

    @ParameterizedTest(name = "K-3: {0}: {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "K1a1 k4d8 k4a8 w                       ; extras: white has one king, which must be either locked or freed",
                "K1a1 k4d8 k4a8 w - - 0 1 locked=b,w    ; extras: black has not one king, and none can be locked or freed",
                "K1a1 K4a1 k4d8 k4a8 w - - 0 1 freed=w  ; extras: white has not one king, and none can be locked or freed",
            })
    void faults(String men, String fault) {
        assertEquals(List.of(fault + " (koernke.md 3)"), Koernke.BOTH.faults(men));
    }

    @Test
    @DisplayName("K-3: a king is locked or freed, not both")
    void aKingIsNotLockedAndFreed() {
        assertEquals(
                List.of(
                        "extras: white has one king, which must be either locked or freed (koernke.md 3)",
                        "extras: black has one king, which must be either locked or freed (koernke.md 3)"),
                Koernke.BOTH.faults("K1a1 k4d8 w - - 0 1 locked=w;freed=w"));
    }
}
