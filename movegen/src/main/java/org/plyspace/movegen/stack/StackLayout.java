package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;

/** The layout of a position over a stack of boards. */
final class StackLayout {

    private final StackState state;
    private final Squares squares;
    private final BoardStack stack;

    StackLayout(StackState state, Squares squares) {
        this.state = state;
        this.squares = squares;
        this.stack = state.tables.stack;
    }

    Layout layout() {
        List<Layout.Board> boards = new ArrayList<>();
        for (int i = 0; i < stack.mains().size(); i++) {
            Board board = stack.mains().get(i);
            Anchor place = stack.mainPlaces().get(i);
            boards.add(Layout.Board.fixed(
                    board.name(),
                    place.file(),
                    place.rank(),
                    place.level(),
                    board.files(),
                    board.ranks(),
                    squares(board)));
        }
        for (int i = 0; i < stack.movables().size(); i++) {
            boards.add(movable(i));
        }
        List<String> order = boards.stream().map(Layout.Board::name).toList();
        return new Layout(boards, anchors(), new Layout.View(Layout.Facing.WHITE_NEAR, order));
    }

    private Layout.Board movable(int number) {
        Board board = stack.movables().get(number);
        int anchor = state.attachment.anchorOf(number);
        Anchor place = stack.anchors().get(anchor);
        return new Layout.Board(
                board.name(),
                place.file(),
                place.rank(),
                place.level(),
                board.files(),
                board.ranks(),
                squares(board),
                Optional.of(anchor),
                place.inverted(),
                Optional.of(state.controller(number)));
    }

    private List<Layout.Square> squares(Board board) {
        return IntStream.range(board.firstCell(), board.firstCell() + board.cells())
                .mapToObj(cell -> new Layout.Square(cell, squares.name(cell), isLight(cell)))
                .toList();
    }

    /** Squares above each other share a colour (notation.md, Squares). */
    private boolean isLight(int cell) {
        ColumnGrid grid = stack.grid();
        int column = state.attachment.columnOf(cell);
        return (grid.file(column) + grid.rank(column)) % 2 == 1;
    }

    private List<Layout.Anchor> anchors() {
        return IntStream.range(0, stack.anchors().size())
                .mapToObj(i -> {
                    Anchor anchor = stack.anchors().get(i);
                    boolean free = (state.attachment.taken() >>> i & 1) == 0;
                    return new Layout.Anchor(
                            anchor.name(), anchor.file(), anchor.rank(), anchor.level(), anchor.inverted(), free);
                })
                .toList();
    }
}
