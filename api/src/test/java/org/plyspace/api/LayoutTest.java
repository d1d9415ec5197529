package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LayoutTest {

    private static Layout.Board board(String name, List<Layout.Square> squares, Optional<Integer> anchor) {
        return new Layout.Board(
                name, 0, 0, 0, 2, 2, List.of("a", "b"), List.of("1", "2"), squares, anchor, false, Optional.empty());
    }

    private static Layout.Square square(int cell, int file, int rank) {
        return new Layout.Square(cell, "" + "ab".charAt(file) + (rank + 1), true, file, rank, file, rank);
    }

    @Test
    void squaresAreFoundByFileAndRank() {
        List<Layout.Square> all = List.of(square(0, 0, 0), square(1, 1, 0), square(2, 0, 1), square(3, 1, 1));
        Layout.Board board = board("A", all, Optional.empty());
        assertEquals("b1", board.square(1, 0).orElseThrow().name());
        assertEquals("a2", board.square(0, 1).orElseThrow().name());
    }

    @Test
    void aMissingSquareIsEmptyAndTheOthersAreStillFound() {
        Layout.Board board = board("A", List.of(square(0, 1, 0), square(1, 0, 1)), Optional.empty());
        assertEquals(Optional.empty(), board.square(0, 0));
        assertEquals("b1", board.square(1, 0).orElseThrow().name());
        assertEquals("a2", board.square(0, 1).orElseThrow().name());
        assertEquals(Optional.empty(), board.square(1, 1));
    }

    @Test
    void movableBoardsAreThoseOnAnchorsInTheirOrder() {
        List<Layout.Board> boards = new ArrayList<>(List.of(
                board("A", List.of(), Optional.of(3)),
                board("B", List.of(), Optional.empty()),
                board("C", List.of(), Optional.of(1))));
        Layout layout =
                new Layout(boards, List.of(), new Layout.View(Layout.Facing.WHITE_NEAR, List.of("A", "B", "C")));
        boards.clear();
        assertEquals(
                List.of("A", "C"),
                layout.movableBoards().stream().map(Layout.Board::name).toList());
        assertEquals(List.of(), layout.hands());
    }
}
