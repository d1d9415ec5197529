package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Move;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** The squares are worked out by hand; {@link GeneralMovesTest} compares random games with a plain walk. */
@DisplayName("A mode")
final class ModeTest {

    private static final Lattice BOARD = Lattice.box(8, 8, 1);
    private static final TextRules GAME = Toy.rules(Toy.onlyKings(BOARD)
            .piece("R", "rook", Mode.slide(Toy.ROOK))
            .piece("C", "cannon", Mode.slide(Toy.ROOK).moveOnly(), Mode.hop(Toy.ROOK))
            .piece("V", "vaulter", Mode.hop(Toy.ROOK).movesToo())
            .piece(
                    "H",
                    "horse",
                    Mode.lame(List.of(
                            List.of(new Step(0, 1, 0), new Step(1, 1, 0)),
                            List.of(new Step(0, 1, 0), new Step(-1, 1, 0)))))
            .piece("W", "walker", Mode.slide(2, Toy.ROOK))
            .piece(
                    "M",
                    "mover",
                    Mode.slide(Toy.ROOK).moveOnly(),
                    Mode.leap(Toy.KNIGHT).captureOnly())
            .piece(
                    "S",
                    "soldier",
                    Mode.leap(Toy.AHEAD),
                    Mode.leap(List.of(new Step(1, 0, 0), new Step(-1, 0, 0))).from(Toy.ranks(BOARD, 5, 8)))
            .piece("G", "guard", Mode.slide(Toy.ROOK).to(Toy.ranks(BOARD, 1, 3)))
            .piece("T", "twice", Mode.slide(2, Toy.ROOK), Mode.leap(Toy.ROOK), Mode.slide(1, Toy.ROOK))
            .piece("D", "archer", Mode.leap(Toy.ROOK).moveOnly(), Mode.afar(Toy.BISHOP)));

    @Test
    void cannonsCaptureTheSecondManOnALineAndMoveBeforeTheFirst() {
        TextPosition position = GAME.men("Ka1 kh8 Cd2 Rd4 rd6 rd7 rf2 rh2");
        assertEquals(
                List.of("b2", "c2", "a2", "d1", "d3", "d6", "e2", "h2").stream()
                        .sorted()
                        .toList(),
                position.targets("d2"));
        assertTrue(position.isKind("d2-d6", Move.NORMAL));
        assertEquals(List.of(), GAME.men("Ka1 kh8 Cd2 Rd4 Rd6 rd7").moves("d2-d6"));
        assertEquals(
                "blocked: d4 is occupied by a white rook (toy.md)",
                GAME.men("Ka1 kh8 Cd2 Rd4").refusal("d2-d5"));
        assertEquals(
                "there is nothing to leap over on the way to d6 (toy.md)",
                GAME.men("Ka1 kh8 Cd2 rd6").refusal("d2-d6"));
    }

    @Test
    void vaultersGoBehindTheirHurdleOnly() {
        assertEquals(List.of("d5", "d6", "d7"), GAME.men("Ka1 kh8 Vd2 Rd4 rd7").targets("d2"));
    }

    /** White's king stands on e1, a black cannon on e8: with one man between it is a check, with none or two it is not. */
    @Test
    void aCannonChecksOverOneMan() {
        assertFalse(GAME.men("Ke1 ka8 ce8").inCheck());
        assertTrue(GAME.men("Ke1 ka8 ce8 Re4").inCheck());
        assertFalse(GAME.men("Ke1 ka8 ce8 Re4 re6").inCheck());
    }

    @Test
    void aHurdleLeavesToEndACheckAndMayNotComeToMakeOne() {
        TextPosition hurdle = GAME.men("Ke1 ka8 ce8 Re4");
        assertTrue(hurdle.allows("e4-d4"));
        assertTrue(hurdle.allows("e4-e8"));
        assertFalse(hurdle.allows("e4-e5"));
        TextPosition alone = GAME.men("Ke1 ka8 ce8 Rd4");
        assertFalse(alone.allows("d4-e4"));
        assertTrue(alone.refusal("d4-e4").contains("e8"), alone.refusal("d4-e4"));
    }

    @Test
    void theSecondOfTwoHurdlesLeavesAndGivesCheck() {
        assertTrue(GAME.men("Ka1 ke8 Ce1 Se4 Se6").play("e6-d6").inCheck());
        assertFalse(GAME.men("Ka1 ke8 Ce1 Se4 Se6").play("e4-e5").inCheck());
    }

    @Test
    void horsesAreLame() {
        assertEquals(List.of("c4", "e4"), GAME.men("Ka1 kh8 Hd2").targets("d2"));
        assertEquals(List.of(), GAME.men("Ka1 kh8 Hd2 rd3").targets("d2"));
        assertEquals(List.of("c4", "e4"), GAME.men("Ka1 kh8 Hd2 re4").targets("d2"));
        assertEquals(List.of("c5", "e5"), GAME.men("Ka1 kh8 hd7 b").targets("d7"));
        assertEquals(
                "blocked: d3 is occupied by a black rook (toy.md)",
                GAME.men("Ka1 kh8 Hd2 rd3").refusal("d2-e4"));
    }

    @Test
    void aReachOfTwoEndsAfterTwoSteps() {
        assertEquals(
                List.of("b4", "c4", "d2", "d3", "d5", "e4"),
                GAME.men("Ka1 kh8 Wd4 re4 Rd6").targets("d4"));
    }

    @Test
    void movingAndCapturingAreApart() {
        TextPosition position = GAME.men("Ka5 kh8 Mb1 rc3 rb3 rd1");
        assertEquals(List.of("a1", "b2", "c1", "c3"), position.targets("b1"));
        assertEquals(
                "a mover goes to a3 only to capture, and no enemy stands there (toy.md)", position.refusal("b1-a3"));
        assertEquals(
                "a mover goes to b3 only if it is empty: b3 is occupied by a black rook (toy.md)",
                position.refusal("b1-b3"));
        assertEquals(List.of("a3", "c3", "d2"), GAME.attacks('M', "b1"));
    }

    @Test
    void whereAManStandsDecides() {
        assertEquals(List.of("d5"), GAME.reach('S', "d4"));
        assertEquals(List.of("c5", "d6", "e5"), GAME.reach('S', "d5"));
        assertEquals(List.of("d4"), GAME.reach('s', "d5"));
        assertEquals(List.of("c4", "d3", "e4"), GAME.reach('s', "d4"));
    }

    @Test
    void whereItArrivesDecidesAndLinesRunOn() {
        assertEquals(List.of("d1", "d2", "d3"), GAME.reach('G', "d8"));
        assertEquals(List.of("a3", "b3", "c3", "d1", "d2", "e3", "f3", "g3", "h3"), GAME.reach('G', "d3"));
    }

    @Test
    void routesThatMeetAreListedOnce() {
        assertEquals(
                List.of("a1-b1", "a1-c1", "a1-a2", "a1-a3").stream().sorted().toList(),
                GAME.men("Ta1 Kh1 kh8").moves("a1-"));
        assertEquals(List.of("a2", "a3", "b1", "c1"), GAME.attacks('T', "a1"));
    }

    @Test
    void whatIsCapturedFromAfarGoesAndTheArcherStays() {
        TextPosition position = GAME.men("Ka1 kh8 Dd4 re5 rc3 Re3");
        assertEquals(List.of("d4*c3", "d4*e5", "d4-c4", "d4-d3", "d4-d5", "d4-e4"), position.moves("d4"));
        assertEquals(List.of("c3", "c5", "e3", "e5"), GAME.attacks('D', "d4"));
        String after = position.play("d4*e5").text();
        assertEquals("1:7k/8/8/8/3D4/2r1R3/8/K7 b - - 0 1", after);
        position.position().unmake();
        assertEquals("1:7k/8/8/4r3/3D4/2r1R3/8/K7 w - - 0 1", position.text());
        assertEquals("no enemy stands on c5 (toy.md)", position.refusal("d4*c5"));
        assertEquals("blocked: e3 is occupied by a white rook (toy.md)", position.refusal("d4*e3"));
    }

    @Test
    void aPinnedArcherMayShootButAHurdleMayNotBeShotAway() {
        assertTrue(GAME.men("Ke1 kh8 De4 re8 rf5").allows("e4*f5"));
        TextPosition screened = GAME.men("Ke1 kh8 Dd4 ce8 se5 se3");
        assertFalse(screened.inCheck());
        assertFalse(screened.allows("d4*e5"));
        assertFalse(screened.allows("d4*e3"));
    }

    @Test
    void kingsDoNotStepNextToAnArcher() {
        assertEquals(List.of("a2", "b1"), GAME.men("Ka1 kh8 dc3").targets("a1"));
    }
}
