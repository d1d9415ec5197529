package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Checks that a view that knows only the layout can draw every position. */
interface LayoutContract extends UnderTest {

    @Foundation
    @TestFactory
    default Stream<DynamicTest> everyCellIsOnOneSquare() {
        return specimens()
                .inSomePositions(
                        5,
                        position -> assertEveryCellIsOnOneSquare(
                                position.rules(), position.words().layout()));
    }

    private static void assertEveryCellIsOnOneSquare(Rules rules, Layout layout) {
        List<Integer> cells = layout.boards().stream()
                .flatMap(board -> board.squares().stream())
                .map(Square::cell)
                .sorted()
                .toList();
        assertEquals(IntStream.range(0, rules.cells()).boxed().toList(), cells, "cells of all boards");
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
            Set<List<Double>> places = new HashSet<>();
            for (Board board : position.words().layout().boards()) {
                Map<Integer, Double> leanings = new HashMap<>();
                for (Square square : board.squares()) {
                    int file = position.x(square.cell());
                    double leaning = leanings.computeIfAbsent(square.rank(), rank -> square.x() - file);
                    assertNear(square.x() - leaning, file, "file", square);
                    assertNear(square.y(), position.y(square.cell()), "rank", square);
                    assertNear(board.z(), position.z(square.cell()), "level", square);
                    assertTrue(
                            places.add(List.of(square.x(), square.y(), board.z())),
                            () -> "two squares at the place of " + square.name());
                }
            }
        });
    }

    /** Positions use whole numbers; layouts may use fractions, and shift whole ranks if boards lean. */
    private static void assertNear(double exact, int whole, String what, Square square) {
        assertTrue(Math.abs(exact - whole) < 1, () -> what + " of " + square.name() + ": " + exact + " and " + whole);
    }

    @TestFactory
    default Stream<DynamicTest> squaresAreInTheirFilesAndRanks() {
        return specimens().inSomePositions(5, position -> {
            for (Board board : position.words().layout().boards()) {
                int last = -1;
                for (Square square : board.squares()) {
                    boolean onBoard = square.file() >= 0
                            && square.file() < board.files()
                            && square.rank() >= 0
                            && square.rank() < board.ranks();
                    assertTrue(onBoard, () -> square + " is not on board " + board.name());
                    int at = square.rank() * board.files() + square.file();
                    assertTrue(
                            at > last, () -> square.name() + " is not listed rank by rank, each from the first file");
                    assertEquals(Optional.of(square), board.square(square.file(), square.rank()));
                    last = at;
                }
                board.square(0, 0)
                        .ifPresent(corner -> assertEquals(
                                List.of(board.x(), board.y()),
                                List.of(corner.x(), corner.y()),
                                () -> "corner of board " + board.name()));
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> filesAndRanksThatHaveNamesAreInTheNamesOfTheirSquares() {
        return specimens().inSomePositions(5, position -> {
            for (Board board : position.words().layout().boards()) {
                assertNames(board.fileNames(), board.files(), board, Square::file, "files");
                assertNames(board.rankNames(), board.ranks(), board, Square::rank, "ranks");
                for (Square square : board.squares()) {
                    boolean hasFile = board.fileNames().isEmpty()
                            || square.name().contains(board.fileNames().get(square.file()));
                    boolean hasRank = board.rankNames().isEmpty()
                            || square.name().contains(board.rankNames().get(square.rank()));
                    assertTrue(hasFile && hasRank, () -> square + " on board " + board);
                }
            }
        });
    }

    /** A file without squares may be without a name. */
    private static void assertNames(
            List<String> names, int count, Board board, ToIntFunction<Square> place, String what) {
        assertTrue(
                names.isEmpty() || names.size() == count,
                () -> names + " for " + count + " " + what + " of board " + board.name());
        List<String> used = board.squares().stream()
                .mapToInt(place)
                .distinct()
                .filter(any -> !names.isEmpty())
                .mapToObj(names::get)
                .toList();
        assertEquals(
                used.stream().distinct().toList(),
                used,
                () -> "different names of " + what + " of board " + board.name());
    }

    @TestFactory
    default Stream<DynamicTest> theLayoutOfASetupIsThatOfItsPosition() {
        return specimens().inSomePositions(3, position -> {
            Setup setup = position.words().setup();
            assertEquals(position.words().layout(), position.rules().layout(setup), "layout of the setup");
        });
    }

    /** Setups with men anywhere and boards anywhere, even two on one anchor. */
    @TestFactory
    default Stream<DynamicTest> setupsThatAreNoPositionsHaveALayout() {
        return specimens().inAllRules(rules -> {
            Random random = new Random(1);
            int anchors = rules.layout(rules.empty()).anchors().size();
            for (int i = 0; i < 30; i++) {
                Setup.Builder setup = rules.empty().toBuilder().side(Side.of(i % 2));
                random.ints(20, 0, rules.cells())
                        .forEach(cell -> setup.piece(
                                cell,
                                Piece.code(
                                        Side.of(random.nextInt(2)),
                                        random.nextInt(rules.pieceTypes().size()))));
                for (int board = 0; board < rules.empty().boards(); board++) {
                    setup.anchor(board, random.nextInt(anchors));
                }
                assertEveryCellIsOnOneSquare(rules, rules.layout(setup.build()));
            }
            assertEveryCellIsOnOneSquare(rules, rules.layout(rules.empty()));
        });
    }

    @TestFactory
    default Stream<DynamicTest> handsAreWhatTheSidesHold() {
        return specimens().inAllPositions(position -> {
            Layout layout = position.words().layout();
            List<Layout.Held> expected = Stream.of(Side.values())
                    .flatMap(side -> position.rules().heldTypes().stream().map(type -> Piece.code(side, type)))
                    .map(piece -> new Layout.Held(piece, position.hand(piece)))
                    .toList();
            assertEquals(Set.copyOf(expected), Set.copyOf(layout.hands()), "hands in the layout");
            assertEquals(expected.size(), layout.hands().size(), "hands in the layout, each once");
            List<Integer> sides = layout.hands().stream()
                    .map(held -> Piece.side(held.piece()).index())
                    .toList();
            assertEquals(sides.stream().sorted().toList(), sides, "White's hand comes first");
            Setup setup = position.words().setup();
            for (int piece = 2; piece < Piece.CODES; piece++) {
                assertEquals(position.hand(piece), setup.hand(piece), "pieces in hand of code " + piece);
                boolean held = position.rules().heldTypes().contains(Piece.type(piece));
                assertTrue(held || setup.hand(piece) == 0, "a piece in hand that cannot be held");
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
            Set<Optional<String>> fixed = layout.boards().stream()
                    .filter(board -> board.anchor().isEmpty())
                    .map(board -> Optional.of(board.name()))
                    .collect(Collectors.toSet());
            for (Layout.Anchor anchor : layout.anchors()) {
                boolean known = anchor.parent().isEmpty() || fixed.contains(anchor.parent());
                assertTrue(known, () -> anchor + " belongs to no fixed board");
            }
            List<String> shown = layout.view().order().stream().sorted().toList();
            assertEquals(boards.stream().sorted().toList(), shown, "boards in the view's order");
        });
    }

    private static void forEachSquare(Position position, Consumer<Square> check) {
        position.words().layout().boards().forEach(board -> board.squares().forEach(check));
    }

    private static void assertHangsOn(Board board, Layout.Anchor anchor) {
        assertEquals(
                List.of(anchor.x(), anchor.y(), anchor.z(), anchor.files(), anchor.ranks(), anchor.inverted()),
                List.of(board.x(), board.y(), board.z(), board.files(), board.ranks(), board.inverted()),
                () -> "place and size of board " + board.name() + " on anchor " + anchor.name());
    }
}
