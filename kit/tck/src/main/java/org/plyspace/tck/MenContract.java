package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Checks that lists of men agree with the cells. */
interface MenContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> menAreThePiecesOfTheirSide() {
        return specimens().inAllPositions(position -> {
            for (Side side : Side.values()) {
                int[] expected =
                        cells(position).filter(c -> isOf(position, c, side)).toArray();
                assertArrayEquals(expected, CellLists.of(position, side), () -> "men of " + side.word());
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> royalsAreTheRoyalPiecesOfTheirSide() {
        return specimens().inAllPositions(position -> {
            for (Side side : Side.values()) {
                int[] expected = cells(position)
                        .filter(c ->
                                isOf(position, c, side) && CellLists.isRoyal(position.rules(), position.pieceAt(c)))
                        .toArray();
                assertArrayEquals(expected, CellLists.royals(position, side), () -> "royals of " + side.word());
            }
        });
    }

    /** Royal men may promote as others do; what stands nowhere does not. */
    @TestFactory
    default Stream<DynamicTest> onlyMenThatCanPromoteHaveAPromotionDistance() {
        return specimens().inAllPositions(position -> {
            cells(position).forEach(cell -> {
                int distance = position.promotionDistance(cell);
                assertTrue(
                        distance == -1 || (distance > 0 && position.pieceAt(cell) != Piece.NONE),
                        () -> "promotion distance " + distance + " on "
                                + position.words().name(cell));
            });
        });
    }

    @TestFactory
    default Stream<DynamicTest> menThatPromoteHaveAPromotionDistance() {
        return specimens().inAllPositions(position -> {
            for (long move : Moves.legal(position)) {
                if (Move.isPromotion(move) && Move.kind(move) != Move.BOARD) {
                    int distance = position.promotionDistance(Move.from(move));
                    assertTrue(distance > 0, () -> "distance " + distance + " before " + Moves.text(position, move));
                    assertEquals(position.sideToMove(), Piece.side(Move.promoted(move)), "side of the promoted man");
                }
            }
        });
    }

    private static IntStream cells(Position position) {
        return IntStream.range(0, position.rules().cells());
    }

    private static boolean isOf(Position position, int cell, Side side) {
        int piece = position.pieceAt(cell);
        return piece != Piece.NONE && Piece.side(piece) == side;
    }
}
