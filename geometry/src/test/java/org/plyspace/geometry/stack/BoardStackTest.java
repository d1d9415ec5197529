package org.plyspace.geometry.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Side;

/** Checks what a stack may be, and which faults are refused by name. */
final class BoardStackTest {

    private static BoardStack.Builder small() {
        return BoardStack.over(new ColumnGrid(7, 9)).main("M", 0, 0, 1, 4, 4).anchor(anchor("a", 0, 0, 2));
    }

    private static BoardStack.Builder hung(BoardStack.Builder stack) {
        return stack.movables.isEmpty() ? stack.movable("H", 1, 1, Side.WHITE, "a") : stack;
    }

    private static Anchor anchor(String name, int file, int rank, int level) {
        return new Anchor(name, file, rank, level, false, Optional.empty());
    }

    private static DynamicTest refuses(String sentence, UnaryOperator<BoardStack.Builder> more) {
        return DynamicTest.dynamicTest(sentence, () -> {
            BoardStack.Builder stack = hung(more.apply(small()));
            assertEquals(
                    sentence,
                    assertThrows(IllegalArgumentException.class, stack::build).getMessage());
        });
    }

    @TestFactory
    Stream<DynamicTest> whatGoesBeyondIsRefusedByName() {
        return Stream.of(
                refuses("the boards have 66 cells; expected 1 to 64", stack -> stack.main("N", 0, 0, 2, 7, 7)),
                refuses("main board N lies on level 8; expected 1 to 7", stack -> stack.main("N", 0, 0, 8, 2, 2)),
                refuses("anchor z lies on level 0; expected 1 to 7", stack -> stack.anchor(anchor("z", 0, 0, 0))),
                refuses("board N has 0 x 2 squares; expected at least 1 x 1", stack -> stack.main("N", 0, 0, 2, 0, 2)),
                refuses(
                        "board N lies beyond the grid of 7 x 9 columns; expected all of its squares on it",
                        stack -> stack.main("N", 5, 0, 2, 3, 2)),
                refuses(
                        "board X at a lies beyond the grid of 7 x 9 columns; expected all of its squares on it",
                        stack -> stack.movable("X", 1, 10, Side.WHITE, "a")),
                refuses(
                        "two boards are named 'M'; expected different names",
                        stack -> stack.movable("M", 2, 2, Side.WHITE, "a")),
                refuses(
                        "two anchors are named 'a'; expected different names",
                        stack -> stack.anchor(anchor("a", 4, 4, 2))),
                refuses(
                        "board X starts at 'b', which is not an anchor; expected one of [a]",
                        stack -> stack.movable("X", 2, 2, Side.WHITE, "b")),
                refuses(
                        "board Y starts at a, where another board hangs; expected a free anchor",
                        stack -> stack.movable("X", 2, 2, Side.WHITE, "a").movable("Y", 2, 2, Side.BLACK, "a")),
                refuses(
                        "board M and board X at b share squares of level 1; expected no two squares in one place",
                        stack -> stack.anchor(anchor("b", 3, 3, 1)).movable("X", 2, 2, Side.WHITE, "a")),
                refuses(
                        "anchor b belongs to 'Q', which is not a main board; expected one of [M]",
                        stack -> stack.anchor(new Anchor("b", 0, 0, 3, false, Optional.of("Q")))));
    }

    @Test
    void boardsAtTwoAnchorsMustNotShareSquares() {
        BoardStack.Builder stack = small().anchor(anchor("b", 1, 2, 2))
                .movable("X", 2, 3, Side.WHITE, "a")
                .movable("Y", 1, 1, Side.BLACK, "b");
        assertEquals(
                "board X at a and board Y at b share squares of level 2; expected no two squares in one place",
                assertThrows(IllegalArgumentException.class, stack::build).getMessage());
    }

    @Test
    void anchorsAreForMovableBoards() {
        assertEquals(
                "anchors without a movable board; expected both or neither",
                assertThrows(IllegalArgumentException.class, () -> small().build())
                        .getMessage());
    }

    @Test
    void allFaultsAreToldAtOnce() {
        BoardStack.Builder stack = small().main("M", 0, 0, 9, 2, 2).movable("X", 2, 2, Side.WHITE, "b");
        assertEquals(
                "3 faults of the stack:\n  two boards are named 'M'; expected different names"
                        + "\n  main board M lies on level 9; expected 1 to 7"
                        + "\n  board X starts at 'b', which is not an anchor; expected one of [a]",
                assertThrows(IllegalArgumentException.class, stack::build).getMessage());
    }

    @Test
    void anchorsAreCounted() {
        BoardStack.Builder stack = hung(small());
        for (int i = 0; i < BoardStack.MAX_ANCHORS; i++) {
            stack.anchor(anchor("b" + i, i % 7, i / 7, 3));
        }
        assertEquals(
                "33 anchors; expected at most 32",
                assertThrows(IllegalArgumentException.class, stack::build).getMessage());
    }

    @Test
    void gridsHave63Columns() {
        assertEquals(63, new ColumnGrid(7, 9).columns());
        assertEquals(63, new ColumnGrid(63, 1).columns());
        assertEquals(
                "the grid has 8 x 8 columns; expected 1 x 1 and more, at most 63 in all",
                assertThrows(IllegalArgumentException.class, () -> new ColumnGrid(8, 8))
                        .getMessage());
    }

    @Test
    void boardsOfSeveralSizesKeepTheirCellsAndCoverTheirOwnColumns() {
        BoardStack stack = small().anchor(anchor("b", 3, 4, 2))
                .movable("X", 3, 2, Side.WHITE, "a")
                .movable("Y", 1, 3, Side.BLACK, "b")
                .build();
        assertEquals(25, stack.cells());
        assertEquals(List.of(-1, 0, 1), List.of(stack.movableOf(15), stack.movableOf(21), stack.movableOf(22)));
        Attachment attachment = new Attachment(stack);
        attachment.hangAll(new int[] {1, 0});
        assertEquals(columns(31, 32, 33, 38, 39, 40), attachment.columnsOf(0));
        assertEquals(columns(0, 7, 14), attachment.columnsOf(1));
        assertEquals(14, attachment.columnOf(24));
        assertEquals(38, attachment.columnOf(19));
        assertEquals(0b11, attachment.taken());
    }

    @Test
    void aSingleBoardMayHaveAllCells() {
        BoardStack stack = BoardStack.over(new ColumnGrid(7, 9))
                .main("M", 0, 0, 1, 7, 9)
                .main("N", 3, 3, 2, 1, 1)
                .build();
        assertEquals(64, stack.cells());
        assertEquals(-1L >>> 1, stack.mains().get(0).mask());
        assertEquals(1L << 63, stack.mains().get(1).mask());
        assertEquals(-1L, new Board("whole", "whole", 0, 8, 8).mask());
    }

    private static long columns(int... columns) {
        long bits = 0;
        for (int column : columns) {
            bits |= 1L << column;
        }
        return bits;
    }
}
