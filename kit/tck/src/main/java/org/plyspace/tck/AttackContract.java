package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Checks that attacks, checks and captures agree. */
interface AttackContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> attackedCellsAreThoseThatMenAttack() {
        return specimens().inAllPositions(position -> {
            for (Side side : Side.values()) {
                BitSet expected = attackedBy(position, side);
                int cells = position.rules().cells();
                int stride = 1 + cells / 1000;
                for (int cell = Math.floorMod(position.key(), stride); cell < cells; cell += stride) {
                    int asked = cell;
                    boolean attacked = position.isAttacked(cell, side);
                    assertEquals(
                            expected.get(cell),
                            attacked,
                            () -> "whether " + side.word() + " attacks "
                                    + position.words().name(asked));
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> attacksAreListedOnceAndNoneFromEmptyCells() {
        return specimens().inAllPositions(position -> {
            int[] cells = new int[position.rules().cells()];
            for (int cell = 0; cell < cells.length; cell++) {
                int count = position.attacks(cell, cells);
                String name = position.words().name(cell);
                long different = Arrays.stream(cells, 0, count).distinct().count();
                assertEquals(count, different, () -> "different cells attacked from " + name);
                assertTrue(count == 0 || position.pieceAt(cell) != Piece.NONE, () -> "attacks from empty " + name);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> inCheckMeansThatARoyalIsAttacked() {
        return specimens().inAllPositions(parent -> {
            for (long move : Moves.legal(parent)) {
                parent.make(move);
                boolean attacked = CellLists.isRoyalAttacked(parent, parent.sideToMove());
                boolean inCheck = parent.inCheck();
                parent.unmake();
                assertEquals(attacked, inCheck, () -> "check by " + Moves.text(parent, move));
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> noLegalMoveLeavesARoyalAttacked() {
        return specimens().inAllPositions(position -> {
            Side mover = position.sideToMove();
            for (long move : Moves.legal(position)) {
                position.make(move);
                boolean attacked = CellLists.isRoyalAttacked(position, mover);
                position.unmake();
                assertEquals(
                        false,
                        attacked,
                        () -> "whether " + Moves.text(position, move) + " leaves a royal piece attacked");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> capturesAreOfAttackedCells() {
        return specimens().inAllPositions(position -> {
            for (long move : Moves.captures(position)) {
                int captured = position.capturedCell(move);
                boolean attacked = Move.kind(move) == Move.EN_PASSANT
                        || Arrays.binarySearch(CellLists.attacks(position, Move.from(move)), captured) >= 0;
                assertTrue(attacked, () -> Moves.text(position, move) + " captures what its man does not attack");
            }
        });
    }

    private static BitSet attackedBy(Position position, Side side) {
        BitSet attacked = new BitSet();
        for (int man : CellLists.of(position, side)) {
            IntStream.of(CellLists.attacks(position, man)).forEach(attacked::set);
        }
        return attacked;
    }
}
