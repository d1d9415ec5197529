package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Uses two boards of five files and six ranks that mirror each other. */
@DisplayName("A man that goes on to the other board")
final class ArrivalTest {

    private static final TextRules GAME = Toy.rules(Toys.mirrors());
    private static final TextRules PASSING = Toy.rules(Toy.onlyKings(Toys.TWO_BOARDS)
            .mirror(Mirror.RANKS)
            .piece("N", "knight", Mode.leap(Toy.KNIGHT))
            .pawn(
                    "P",
                    "pawn",
                    PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(Toys.TWO_BOARDS, 6, 6), "N")
                            .doubleStepping(Toy.ranks(Toys.TWO_BOARDS, 2, 2)))
            .arrival(cell -> cell ^ 1));

    @Test
    void isBlockedOnItsOwnBoardAndNeedsAnEmptySquareOnTheOther() {
        TextPosition position = GAME.men("K1a1 k1e6 R1c2 n1c4 N2c3 n2d2");
        assertEquals(List.of("2a2", "2b2", "2c1", "2c4", "2e2"), position.targets("1c2"));
        assertTrue(position.refusal("1c2-2c3").contains("2c3 is occupied"), position.refusal("1c2-2c3"));
    }

    @Test
    void capturesWhereItHasMovedTo() {
        TextPosition position = GAME.men("K1a1 k1e6 R1c2 n1c4");
        assertTrue(position.isKind("1c2-2c4", Move.CAPTURE_ELSEWHERE));
        assertEquals(
                "2:5/5/2R2/5/5/5|1:4k/5/5/5/5/K4 b - - 0 1",
                position.play("1c2-2c4").text());
        position.position().unmake();
        assertEquals("2:5/5/5/5/5/5|1:4k/5/2n2/5/2R2/K4 w - - 0 1", position.text());
    }

    /** The black rook attacks along rank 2 of board 1, and nothing attacks along rank 2 of board 2. */
    @Test
    void isNoKingThatPassesOverAnAttackedSquare() {
        TextPosition position = GAME.men("K1b1 k1e6 r1e2");
        assertEquals(List.of("2a1", "2c1"), position.targets("1b1"));
        assertTrue(position.refusal("1b1-2b2").contains("1e2"), position.refusal("1b1-2b2"));
    }

    @Test
    void isNoKingThatArrivesOnAnAttackedSquare() {
        assertFalse(GAME.men("K1b1 k1e6 r2a6").allows("1b1-2a1"));
        assertFalse(GAME.men("K1b1 k1e6 r2a6").allows("1b1-2a2"));
        assertTrue(GAME.men("K1b1 k1e6 r2a6").allows("1b1-2b2"));
    }

    @Test
    void leavesTheLineThatItWouldShield() {
        TextPosition position = GAME.men("K1a1 k1e6 r1a6 R1c3 R2c3");
        assertTrue(position.inCheck());
        assertFalse(position.allows("1c3-2a3"), "it leaves board 1 again");
        assertTrue(position.allows("2c3-1a3"), "it comes to board 1");
    }

    @Test
    void stepsTwiceAndIsPromotedWhereItArrives() {
        assertEquals(
                List.of("1c2-2c3", "1c2-2c4"), GAME.men("K1a1 k1e6 P1c2 n2b3").moves("1c2"));
        assertEquals(List.of("1c2-2c4"), GAME.men("K1a1 k1e6 P1c2 n2c3").moves("1c2"));
        assertEquals(
                List.of("1b5-2b6=N", "1b5-2b6=R"), GAME.men("K1a1 k1e5 P1b5").moves("1b5"));
    }

    /** The pawn crosses board 1 and lands on board 2; who takes it comes to where it crossed, and goes on to board 1. */
    @Test
    void isTakenEnPassantWhereItLanded() {
        TextPosition position = PASSING.men("K1a1 k1e6 P1c2 p2d4 p1b4").play("1c2-2c4");
        assertEquals("2:5/5/2Pp1/5/5/5|1:4k/5/1p3/5/5/K4 b - 1c3:2c4 0 1", position.text());
        assertEquals(List.of("1c3", "1d3"), position.targets("2d4"));
        assertEquals(List.of("2b3"), position.targets("1b4"));
        assertEquals(
                "2:5/5/5/5/5/5|1:4k/5/1p3/2p2/5/K4 w - - 0 2",
                position.play("2d4-1c3").text());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "P2c4 b - 1c3:2c4 | -",
                "P2c4 N2c3 b - 1c3:2c4 | -",
                "p2c3 w - 1c4:2c3 | -",
                "b - 1c3:2c4 | there is no white pawn on 2c4",
                "p2c4 b - 1c3:2c4 | there is no white pawn on 2c4",
                "P2c4 w - 1c3:2c4 | there is no black pawn on 2c4",
                "P1c4 b - 1c3:1c4 | no double step of a white pawn crosses 1c3 and ends on 1c4",
                "P2c4 b - 2c3:2c4 | no double step of a white pawn crosses 2c3 and ends on 2c4",
                "P2c4 N1c3 b - 1c3:2c4 | 1c3 is occupied",
                "P2c4 N1c4 b - 1c3:2c4 | 1c4, where it went over, is occupied",
                "P2c4 N1c2 b - 1c3:2c4 | 1c2, where it came from, is occupied",
                "p2c3 n1c3 w - 1c4:2c3 | 1c3, where it went over, is occupied",
            })
    void hasJustCrossedASquareOnlyIfItsWayThereIsFree(String men, String reason) {
        String field = men.substring(men.lastIndexOf(' ') + 1);
        assertEquals(
                reason == null
                        ? List.of()
                        : List.of("en passant: " + field + " is impossible: " + reason + " (toy.md)"),
                PASSING.faults("K1a1 k1e6 " + men));
    }
}
