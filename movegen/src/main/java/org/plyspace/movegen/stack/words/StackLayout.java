package org.plyspace.movegen.stack.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.play.StackState;

/** The layout of a position over a stack of boards. */
public final class StackLayout {

    private final StackState state;
    private final Squares squares;
    private final BoardStack stack;

    public StackLayout(StackState state, Squares squares) {
        this.state = state;
        this.squares = squares;
        this.stack = state.tables.stack;
    }

    public Layout layout() {
        List<Layout.Board> boards = new ArrayList<>();
        for (int i = 0; i < stack.mains().size(); i++) {
            Board board = stack.mains().get(i);
            Anchor place = stack.mainPlaces().get(i);
            boards.add(board(board, place, Optional.empty(), Optional.empty()));
        }
        for (int i = 0; i < stack.movables().size(); i++) {
            boards.add(movable(i));
        }
        List<String> order = boards.stream().map(Layout.Board::name).toList();
        List<Layout.Held> held = state.tables.hands.layout(code -> state.hands[code]);
        return new Layout(boards, anchors(), held, new Layout.View(Layout.Facing.WHITE_NEAR, order));
    }

    private Layout.Board movable(int number) {
        int anchor = state.attachment.anchorOf(number);
        return board(
                stack.movables().get(number),
                stack.anchors().get(anchor),
                Optional.of(anchor),
                Optional.of(state.controller(number)));
    }

    private Layout.Board board(Board board, Anchor place, Optional<Integer> anchor, Optional<Side> owner) {
        return new Layout.Board(
                board.name(),
                place.file(),
                place.rank(),
                place.level(),
                board.files(),
                board.ranks(),
                IntStream.range(0, board.files())
                        .mapToObj(file -> squares.fileName(place.file() + file))
                        .toList(),
                IntStream.range(0, board.ranks())
                        .mapToObj(rank -> squares.rankName(place.rank() + rank))
                        .toList(),
                squares(board),
                anchor,
                place.inverted(),
                owner);
    }

    private List<Layout.Square> squares(Board board) {
        return IntStream.range(board.firstCell(), board.firstCell() + board.cells())
                .mapToObj(cell -> square(board, cell))
                .toList();
    }

    private Layout.Square square(Board board, int cell) {
        int number = cell - board.firstCell();
        int column = state.attachment.columnOf(cell);
        return new Layout.Square(
                cell,
                squares.name(cell),
                isLight(cell),
                number % board.files(),
                number / board.files(),
                stack.grid().file(column),
                stack.grid().rank(column));
    }

    /** Squares above each other have the same colour (notation.md, Squares). */
    private boolean isLight(int cell) {
        ColumnGrid grid = stack.grid();
        int column = state.attachment.columnOf(cell);
        return (grid.file(column) + grid.rank(column)) % 2 == 1;
    }

    /** If boards differ in size, a free anchor is shown with the size of the first. */
    private List<Layout.Anchor> anchors() {
        return IntStream.range(0, stack.anchors().size())
                .mapToObj(i -> {
                    Anchor anchor = stack.anchors().get(i);
                    Optional<Board> here = hanging(i);
                    Board sized = here.orElse(stack.movables().get(0));
                    return new Layout.Anchor(
                            anchor.name(),
                            anchor.file(),
                            anchor.rank(),
                            anchor.level(),
                            sized.files(),
                            sized.ranks(),
                            anchor.parent(),
                            anchor.inverted(),
                            here.isEmpty());
                })
                .toList();
    }

    private Optional<Board> hanging(int anchor) {
        return IntStream.range(0, stack.movables().size())
                .filter(board -> state.attachment.anchorOf(board) == anchor)
                .mapToObj(stack.movables()::get)
                .findFirst();
    }
}
