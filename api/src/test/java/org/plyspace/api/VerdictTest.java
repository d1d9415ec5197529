package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

final class VerdictTest {

    private static final Verdict.Illegal PLAIN = new Verdict.Illegal(Refusal.PINNED, "pinned", "page 1");

    @Test
    void marksAreToldByTheirRoleInTheOrderInWhichTheyWereMade() {
        Verdict.Illegal marked =
                PLAIN.mark(Role.ATTACKER, 7, 3).mark(Role.ROYAL, 5).mark(Role.ATTACKER, 9);
        assertEquals(List.of(7, 3, 9), marked.cells(Role.ATTACKER));
        assertEquals(List.of(5), marked.cells(Role.ROYAL));
        assertEquals(List.of(), marked.cells(Role.PATH));
        assertEquals(4, marked.marks().size());
        assertEquals(List.of(), PLAIN.marks());
    }

    @Test
    void numbersThatAreNoCellsArePassedOver() {
        assertEquals(List.of(0), PLAIN.mark(Role.BLOCKER, -1, 0).cells(Role.BLOCKER));
    }

    @Test
    void threeKindsOfRefusalAreAboutTheRoyalPieceAlone() {
        EnumSet<Refusal> royal = EnumSet.of(Refusal.EXPOSES_ROYAL, Refusal.LEAVES_CHECK, Refusal.PINNED);
        royal.forEach(kind -> assertTrue(kind.endangersRoyal(), kind::name));
        EnumSet.complementOf(royal).forEach(kind -> assertFalse(kind.endangersRoyal(), kind::name));
    }
}
