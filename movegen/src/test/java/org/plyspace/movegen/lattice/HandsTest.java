package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Layout.Held;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Hands")
final class HandsTest {

    private static final TextRules GAME = Toy.rules(Toys.hands());

    @Test
    void whatIsCapturedChangesSidesAndLosesItsPromotion() {
        TextPosition position = GAME.read("1:4k/5/1+p3/1R3/K4 w - - 0 1").play("b2-b3");
        assertEquals("1:4k/5/1R3/5/K4 b - - 0 1 hand=P", position.text());
        int pawn = Piece.code(Side.WHITE, 5);
        assertEquals(1, position.position().hand(pawn));
        assertTrue(position.position().words().layout().hands().contains(new Held(pawn, 1)));
        assertEquals(1, position.position().words().setup().hand(pawn));
        position.position().unmake();
        assertEquals("1:4k/5/1+p3/1R3/K4 w - - 0 1", position.text());
    }

    @Test
    void wordsTellOfThePositionAsItStandsNow() {
        Position position =
                GAME.read("1:4k/5/1+p3/1R3/K4 w - - 0 1").play("b2-b3").position();
        PositionWords words = position.words();
        Held pawn = new Held(Piece.code(Side.WHITE, 5), 1);

        assertTrue(words.layout().hands().contains(pawn));
        position.unmake();
        assertFalse(words.layout().hands().contains(pawn));
    }

    @Test
    void dropsTakeFromTheHand() {
        TextPosition position = GAME.read("1:4k/5/5/5/K4 w - - 3 5 hand=G2,r");
        assertTrue(position.isKind("G*c3", Move.DROP));
        assertEquals(23, position.moves("G*").size());
        assertEquals("1:4k/5/2G2/5/K4 b - - 0 5 hand=G,r", position.play("G*c3").text());
        assertEquals(22, position.moves("R*").size());
        position.position().unmake();
        assertEquals("1:4k/5/5/5/K4 w - - 3 5 hand=G2,r", position.text());
    }

    @Test
    void aLeadingPieceMustBeTheOneDropped() {
        TextPosition position = GAME.read("1:4k/5/5/5/K4 w - - 3 5 hand=G2,r");
        assertTrue(position.allows("G@G*c3"));
        assertFalse(position.allows("S@G*c3"));
    }

    @Test
    void aDroppedManIsCapturedAgain() {
        TextPosition position = GAME.read("1:4k/5/5/5/K4 w - - 0 1 hand=S").play("S*d4", "e5-d4");
        assertEquals("1:5/3k1/5/5/K4 w - - 0 2 hand=s", position.text());
    }

    @Test
    void twoWaysToTheSameHandsGiveTheSameKey() {
        TextPosition one = GAME.read("1:4k/5/5/5/K4 w - - 0 1 hand=G2,r").play("G*c3", "R*b5");
        TextPosition other = GAME.read("1:1r2k/5/2G2/5/K4 w - - 0 1 hand=G");
        assertEquals(other.position().key(), one.position().key());
        assertNotEquals(
                GAME.read("1:1r2k/5/2G2/5/K4 w - - 0 1 hand=g").position().key(),
                one.position().key());
        assertNotEquals(
                GAME.read("1:1r2k/5/2G2/5/K4 w - - 0 1").position().key(),
                one.position().key());
    }

    @Test
    void pawnsAreNotDroppedOnTheLastRankNorTwiceOnAFile() {
        TextPosition position = GAME.read("1:4k/5/5/1P3/K4 w - - 0 1 hand=P");
        assertEquals(
                List.of(
                        "P*a2", "P*a3", "P*a4", "P*c1", "P*c2", "P*c3", "P*c4", "P*d1", "P*d2", "P*d3", "P*d4", "P*e1",
                        "P*e2", "P*e3", "P*e4"),
                position.moves("P*"));
        assertEquals("a pawn may not be dropped on c5 (toy.md)", position.refusal("P*c5"));
        assertEquals("another pawn of white's stands on the same line, on b2 (toy.md)", position.refusal("P*b4"));
        assertEquals("white has no gold in hand (toy.md)", position.refusal("G*b4"));
        assertEquals("white has no king in hand, and never can (toy.md)", position.refusal("K*b4"));
        assertEquals(
                "pieces are dropped on empty squares: b2 is occupied by a white pawn (toy.md)",
                position.refusal("P*b2"));
    }

    /** A promoted pawn is no longer a pawn, so another may be dropped on its file. */
    @Test
    void tokinsDoNotCountAsPawns() {
        assertTrue(GAME.read("1:4k/5/1+P3/5/K4 w - - 0 1 hand=P").allows("P*b2"));
    }

    /** The king on e5 is shut in by its own men; the gold on d3 guards the pawn on e4. */
    @Test
    void aDroppedPawnMayCheckButNotMate() {
        String mate = "1:3rk/3s1/3G1/5/K4 w - - 0 1 hand=P";
        assertFalse(GAME.read(mate).allows("P*e4"), "mates: d4 is blocked, the pawn is guarded");
        assertEquals(
                "a pawn may not be dropped to give checkmate (toy.md)",
                GAME.read(mate).refusal("P*e4"));
        assertTrue(GAME.read("1:3rk/5/3G1/5/K4 w - - 0 1 hand=G").allows("G*e4"), "other pieces may mate");
        assertTrue(GAME.read("1:3rk/3s1/5/5/K4 w - - 0 1 hand=P").allows("P*e4"), "the king takes it");
        assertTrue(GAME.read("1:3rk/3s1/4G/4P/K4 w - - 0 1").allows("e3-e4"), "a step may mate");
    }

    @Test
    void aDropInterposes() {
        TextPosition position = GAME.read("1:r3k/5/5/5/K4 w - - 0 1 hand=S");
        assertEquals(List.of("S*a2", "S*a3", "S*a4"), position.moves("S*"));
    }

    @Test
    void onlyADropMayHelp() {
        TextPosition position = GAME.read("1:rr2k/5/5/5/K4 w - - 0 1 hand=S");
        assertEquals(List.of("S*a2", "S*a3", "S*a4"), position.moves());
        assertTrue(position.position().hasLegalMove());
        assertTrue(position.position().ending().isEmpty());
    }

    /** The first cannon dropped on the e-file would be the hurdle of the one on e5. */
    @Test
    void aDropMayNotOpenALineOnTheOwnKing() {
        TextPosition position = Toy.rules(Toys.cannonsInHand()).read("1:k3c/5/5/5/4K w - - 0 1 hand=N");
        assertFalse(position.allows("N*e3"));
        assertTrue(position.allows("N*d3"));
        assertTrue(position.refusal("N*e3").contains("e5"), position.refusal("N*e3"));
    }

    /** A man captured from the end of its side's list returns there, even if drops have been tried there in the meantime. */
    @Test
    void menAreListedWhereTheyStandAfterMovesAndDropsAreTakenBack() {
        Position position =
                GAME.read("1:p2rk/2r2/5/PK3/1G3 w - - 0 13 hand=G,S2,b2").position();
        for (long move : RandomPlay.moves(position)) {
            position.make(move);
            for (long answer : RandomPlay.moves(position)) {
                position.make(answer);
                position.countLegalMoves();
                assertMenAreListed(position);
                position.unmake();
                assertMenAreListed(position);
            }
            position.unmake();
        }
    }

    private static void assertMenAreListed(Position position) {
        int[] into = new int[25];
        for (Side side : Side.values()) {
            int count = position.men(side, into);
            Set<Integer> listed = IntStream.of(into).limit(count).boxed().collect(Collectors.toSet());
            Set<Integer> standing = IntStream.range(0, 25)
                    .filter(cell -> position.pieceAt(cell) != Piece.NONE && Piece.side(position.pieceAt(cell)) == side)
                    .boxed()
                    .collect(Collectors.toSet());
            assertEquals(
                    standing,
                    listed,
                    () -> side.word() + "'s men in " + position.words().text());
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "hand=K; expected a piece, as",
                "hand=P1; number",
                "hand=P11; number",
                "hand=P,P2; names a piece twice",
                "hand=; ",
                "hand=+P; expected a piece, as",
            })
    void otherTextIsRefused(String field, String reason) {
        TextException refused =
                assertThrows(TextException.class, () -> GAME.rules().read("1:4k/5/5/5/K4 w - - 0 1 " + field));
        assertTrue(refused.getMessage().contains(reason == null ? "" : reason), refused.getMessage());
    }

    @Test
    void promotionIsAChoiceInTheZoneAndForcedOnTheLastRank() {
        TextPosition position = GAME.read("1:4k/1P3/P4/3S1/K4 w - - 0 1");
        assertEquals(List.of("b4-b5=+P"), position.moves("b4"));
        assertEquals(List.of("a3-a4", "a3-a4=+P"), position.moves("a3"));
        TextPosition silver = GAME.read("1:2k2/S4/5/5/K4 w - - 0 1");
        assertEquals(List.of("a4-a5", "a4-a5=+S", "a4-b3", "a4-b5", "a4-b5=+S"), silver.moves("a4"));
    }

    @Test
    void promotionOnLeavingTheZone() {
        TextPosition rook = GAME.read("1:R4/5/2k2/5/1K3 w - - 0 1");
        assertEquals(
                List.of(
                        "a5-a1",
                        "a5-a1=+R",
                        "a5-a2",
                        "a5-a2=+R",
                        "a5-a3",
                        "a5-a3=+R",
                        "a5-a4",
                        "a5-a4=+R",
                        "a5-b5",
                        "a5-b5=+R",
                        "a5-c5",
                        "a5-c5=+R",
                        "a5-d5",
                        "a5-d5=+R",
                        "a5-e5",
                        "a5-e5=+R"),
                rook.moves("a5"));
        assertEquals("1:5/5/2k2/5/+RK3 b - - 1 1", rook.play("a5-a1=+R").text());
        rook.position().unmake();
        assertEquals("1:R4/5/2k2/5/1K3 w - - 0 1", rook.text());
    }
}
