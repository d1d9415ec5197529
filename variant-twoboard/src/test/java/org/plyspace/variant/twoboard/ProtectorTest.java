package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Protective pawns, twoboard.md 2 and 4")
final class ProtectorTest {

    private static final TextRules ON = Twoboard.rules("protectors=on");

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "A2-A3, a protective pawn never moves",
        "A2-B3, a protective pawn never moves",
        "a1-A1, ''",
        "c1-C2, blocked: C2 is occupied by a white protective pawn",
    })
    void theyNeverMoveAndStandInTheWay(String move, String reason) {
        TextPosition start = ON.start();
        if (reason.isEmpty()) {
            assertTrue(start.allows(move));
        } else {
            assertEquals(reason + " (twoboard.md 2)", start.refusal(move));
        }
    }

    @Test
    void theyBlockPawnsLikeAnyMan() {
        assertEquals(List.of("E3", "d3", "f3"), ON.men("Kh1 ka8 PE2 SD3 w").targets("E2"));
        assertEquals(List.of(), ON.men("Kh1 ka8 Pe2 SD3 w").targets("e2"));
    }

    @Test
    void theyCanBeCaptured() {
        TextPosition position = ON.men("Kh1 Rd4 ka8 sD4 w - - 7 9").play("d4-D4");
        assertTrue(position.text().endsWith(" b - - 0 9"), position::text);
        assertFalse(position.text().split(" ", -1)[0].contains("s"), position::text);
    }

    @Test
    void theyAttackNothing() {
        TextPosition position = ON.men("Kd4 ka8 sd5 se5 sD5 w");
        assertFalse(position.inCheck());
        assertEquals(17, position.targets("d4").size());
    }

    @Test
    void aSideWithNothingElseToMoveIsStalemated() {
        assertEquals("draw by stalemate", ON.men("Ka1 SA2 kH8 qc2 qC3 qB8 w").outcome());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "Ke1 ke8 w           ; draw by dead position",
                "Ke1 ke8 SA2 sA7 w   ; draw by dead position",
                "Ke1 ke8 SA2 Pa2 w   ;",
                "Ke1 ke8 SA2 nb8 w   ;",
            })
    @DisplayName("Protective pawns do not keep a position alive")
    void deadPositions(String men, String outcome) {
        assertEquals(outcome == null ? "" : outcome, ON.men(men).outcome());
    }
}
