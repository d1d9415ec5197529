package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Position;
import org.plyspace.api.Setup;

/** A view that knows nothing but the layout draws every position. */
interface LayoutContract extends UnderTest {

    @Foundation
    @TestFactory
    default Stream<DynamicTest> everyCellIsOnOneSquare() {
        return specimens().inSomePositions(5, position -> {
            List<Integer> cells = position.words().layout().boards().stream()
                    .flatMap(board -> board.squares().stream())
                    .map(Square::cell)
                    .sorted()
                    .toList();
            assertEquals(IntStream.range(0, position.rules().cells()).boxed().toList(), cells, "cells of all boards");
        });
    }

    @Foundation
    @TestFactory
    default Stream<DynamicTest> squaresHaveDifferentNames() {
        return specimens().inSomePositions(5, position -> {
            Set<String> names = new HashSet<>();
            forEachSquare(position, square -> {
                assertEquals(position.words().name(square.cell()), square.name(), "name of a cell");
                assertTrue(names.add(square.name()), () -> "two squares are called " + square.name());
            });
        });
    }

    @TestFactory
    default Stream<DynamicTest> placesAgreeWithThePosition() {
        return specimens().inSomePositions(5, position -> {
            Set<List<Integer>> places = new HashSet<>();
            for (Board board : position.words().layout().boards()) {
                assertEquals(board.files() * board.ranks(), board.squares().size(), () -> "squares of " + board.name());
                for (int i = 0; i < board.squares().size(); i++) {
                    Square square = board.squares().get(i);
                    int cell = square.cell();
                    List<Integer> place =
                            List.of(board.x() + i % board.files(), board.y() + i / board.files(), board.z());
                    assertEquals(place, List.of(position.x(cell), position.y(cell), position.z(cell)), square::name);
                    assertTrue(places.add(place), () -> "two squares at the place of " + square.name());
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> boardsHangOnTheirAnchors() {
        return specimens().inSomePositions(5, position -> {
            Layout layout = position.words().layout();
            List<Board> movable = layout.movableBoards();
            Setup setup = position.words().setup();
            assertEquals(setup.boards(), movable.size(), "movable boards of the setup and the layout");
            Set<Integer> taken = new HashSet<>();
            for (int i = 0; i < movable.size(); i++) {
                Board board = movable.get(i);
                assertEquals(setup.anchorOf(i), board.anchor().orElseThrow(), () -> "anchor of " + board.name());
                assertTrue(taken.add(setup.anchorOf(i)), () -> "two boards hang where " + board.name() + " does");
                assertHangsOn(board, layout.anchors().get(setup.anchorOf(i)));
            }
            for (int i = 0; i < layout.anchors().size(); i++) {
                Layout.Anchor anchor = layout.anchors().get(i);
                assertEquals(!taken.contains(i), anchor.free(), () -> "whether " + anchor.name() + " is free");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> boardsAndAnchorsHaveDifferentNamesAndTheViewShowsAllBoards() {
        return specimens().inSomePositions(5, position -> {
            Layout layout = position.words().layout();
            List<String> boards = layout.boards().stream().map(Board::name).toList();
            List<String> anchors =
                    layout.anchors().stream().map(Layout.Anchor::name).toList();
            assertEquals(boards.size(), Set.copyOf(boards).size(), () -> "two of one name: " + boards);
            assertEquals(anchors.size(), Set.copyOf(anchors).size(), () -> "two of one name: " + anchors);
            List<String> shown = layout.view().order().stream().sorted().toList();
            assertEquals(boards.stream().sorted().toList(), shown, "boards in the view's order");
        });
    }

    private static void forEachSquare(Position position, Consumer<Square> check) {
        position.words().layout().boards().forEach(board -> board.squares().forEach(check));
    }

    private static void assertHangsOn(Board board, Layout.Anchor anchor) {
        assertEquals(
                List.of(anchor.x(), anchor.y(), anchor.z(), anchor.inverted()),
                List.of(board.x(), board.y(), board.z(), board.inverted()),
                () -> "place of board " + board.name() + " on anchor " + anchor.name());
    }
}
