package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Aspect;
import org.plyspace.api.TextException;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Uses pawns that also step sideways, and so can return to where pawns start. */
@DisplayName("Double steps once a game")
final class SpentTest {

    private static final Lattice BOARD = Lattice.box(6, 8, 1);
    private static final SidedCells LAST = Toy.ranks(BOARD, 8, 8);
    private static final TextRules GAME = Toy.rules(declared());

    static LatticeSpec declared() {
        return Toy.onlyKings(BOARD)
                .piece("R", "rook", Aspect.ROOK, Toy.ROOK, List.of())
                .piece("Q", "queen", Aspect.QUEEN, Toy.KING, List.of())
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(List.of(new Step(0, 1, 0), new Step(1, 0, 0)), Toy.AHEAD_ASKEW, LAST, "RQ")
                                .doubleStepping(Toy.ranks(BOARD, 2, 2))
                                .doubling(Toy.AHEAD)
                                .onlyAsFirstMove())
                .pawn(
                        "B",
                        "berolina",
                        PawnSpec.plain(Toy.AHEAD_ASKEW, Toy.AHEAD, LAST, "RQ").doubleStepping(Toy.ranks(BOARD, 2, 2)))
                .start("1:rrkqqr/ppbppp/6/6/6/6/PPBPPP/RRKQQR w - - 0 1");
    }

    @Test
    void aPawnThatComesToAStartingSquareHasNone() {
        TextPosition position = GAME.men("Kf1 ka8 Pb2 Pd2").play("b2-c2");
        assertEquals("1:k5/6/6/6/6/6/2PP2/5K b - - 0 1 spent=c2", position.text());
        position.play("a8-b8");
        assertEquals(List.of("c2-c3"), position.moves("c2"));
        assertEquals(List.of("d2-d3", "d2-d4", "d2-e2"), position.moves("d2"));
        position.position().unmake();
        position.position().unmake();
        assertEquals("1:k5/6/6/6/6/6/1P1P2/5K w - - 0 1", position.text());
        assertTrue(position.allows("b2-b4"));
    }

    @Test
    void keysTellPawnsThatHaveMoved() {
        TextPosition played = GAME.men("Kf1 ka8 Pb2").play("b2-c2");
        TextPosition fresh = GAME.men("Kf1 ka8 Pc2 b");
        TextPosition read = GAME.read(played.text());
        assertNotEquals(fresh.position().key(), played.position().key());
        assertEquals(read.position().key(), played.position().key());
        assertFalse(read.play("a8-b8").allows("c2-c4"));
        assertTrue(fresh.play("a8-b8").allows("c2-c4"));
    }

    @Test
    void whoeverLeavesOrIsCapturedIsForgotten() {
        TextPosition left = GAME.men("Kf1 ka8 Pb2").play("b2-c2", "a8-b8", "c2-c3");
        assertEquals("1:1k4/6/6/6/6/2P3/6/5K b - - 0 2", left.text());
        TextPosition captured = GAME.men("Kf1 ka8 Pb2 ra2").play("b2-c2", "a2-c2");
        assertEquals("1:k5/6/6/6/6/6/2r3/5K w - - 0 2", captured.text());
    }

    @Test
    void theFieldIsRefusedWhereItIsWrong() {
        assertEquals(1, GAME.faults("Kf1 ka8 Pc3 w - - 0 1 spent=c3").size());
        assertEquals(1, GAME.faults("Kf1 ka8 Pc2 w - - 0 1 spent=d2").size());
        assertEquals(1, GAME.faults("Kf1 ka8 Bc2 w - - 0 1 spent=c2").size());
        assertEquals(1, GAME.faults("Kf1 ka8 Rc2 w - - 0 1 spent=c2").size());
        assertEquals(List.of(), GAME.faults("Kf1 ka8 Pc2 w - - 0 1 spent=c2"));
        for (String field : List.of("spent=c9", "spent=", "spent=c2,", "spent=c2,c2", "spent=d2,c2")) {
            assertThrows(
                    TextException.class, () -> GAME.rules().read("1:k5/6/6/6/6/6/2PP2/5K w - - 0 1 " + field), field);
        }
    }

    @Test
    void pawnsOfSeveralTypesMoveAndCaptureEachInItsWay() {
        TextPosition position = GAME.men("Kf1 ka8 Bb2 Pe2 pb3 pd3");
        assertEquals(List.of("b2-a3", "b2-b3", "b2-c3", "b2-d4"), position.moves("b2"));
        assertEquals(List.of("e2-d3", "e2-e3", "e2-e4", "e2-f2"), position.moves("e2"));
    }

    @Test
    void aPawnOfOneTypeCapturesOneOfTheOtherEnPassant() {
        TextPosition berolina = GAME.men("Kf1 ka8 Bb2 pb4 pd3").play("b2-d4");
        assertEquals("1:k5/6/6/6/1p1B2/3p2/6/5K b - c3:d4 0 1", berolina.text());
        assertEquals("1:k5/6/6/6/6/2pp2/6/5K w - - 0 2", berolina.play("b4-c3").text());
        TextPosition pawn = GAME.men("Kf1 ka8 Pb2 bb4").play("b2-c2", "a8-b8", "f1-e1", "b8-a8");
        assertFalse(pawn.allows("c2-c4"));
        TextPosition taken = GAME.men("Kf1 ka8 Pc2 bc5").play("c2-c4");
        assertTrue(taken.allows("c5-c4"));
        assertTrue(GAME.men("Kf1 ka8 Pc2 bc4").play("c2-c3").allows("c4-c3"));
    }
}
