package org.plyspace.engine.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Anchor;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Held;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Layout.View;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.engine.picture.Scene.HalfTurn;

/** Boards that are longer one way than the other, seen from the other side. */
class HalfTurnTest {

    private static Board board(String name, double x, double y, int files, int ranks, Optional<Integer> anchor) {
        List<Square> squares = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            for (int file = 0; file < files; file++) {
                String square = name + (char) ('a' + file) + (rank + 1);
                squares.add(new Square(squares.size(), square, (file + rank) % 2 == 1, file, rank, x + file, y + rank));
            }
        }
        return new Board(
                name,
                x,
                y,
                2,
                files,
                ranks,
                List.of("a", "b", "c", "d").subList(0, files),
                List.of("1", "2", "3", "4").subList(0, ranks),
                squares,
                anchor,
                anchor.isPresent(),
                anchor.map(any -> Side.BLACK));
    }

    private static Layout layout(Board board) {
        return new Layout(
                List.of(board),
                List.of(
                        new Anchor("low", 1, 5, 0, 3, 2, Optional.of("A"), false, true),
                        new Anchor("high", -2, 0.5, 3, 1, 4, Optional.empty(), true, false)),
                List.of(new Held(Piece.code(Side.BLACK, 1), 2)),
                new View(Facing.WHITE_LEFT, List.of("A")));
    }

    /** What lay at the left and in front lies at the right and behind, as far from the axis. */
    @ParameterizedTest(name = "{0} x {1} at {2}, {3}: {4}, {5}")
    @CsvSource({
        "3, 2, 1, 5, -4, -7",
        "2, 3, 1, 5, -3, -8",
        "4, 1, 0, 0, -4, -1",
        "1, 4, -2, 0.5, 1, -4.5",
        "2, 2, -1, -1, -1, -1"
    })
    void boardsKeepTheirExtentWhateverTheirShape(int files, int ranks, double x, double y, double newX, double newY) {
        Board turned = HalfTurn.of(layout(board("A", x, y, files, ranks, Optional.empty())))
                .boards()
                .get(0);

        assertEquals(List.of(newX, newY, 2.0), List.of(turned.x(), turned.y(), turned.z()));
        assertEquals(List.of(files, ranks), List.of(turned.files(), turned.ranks()));
        for (Square square : turned.squares()) {
            assertEquals(turned.x() + square.file(), square.x(), square::name);
            assertEquals(turned.y() + square.rank(), square.y(), square::name);
            assertEquals(Optional.of(square), turned.square(square.file(), square.rank()));
        }
    }

    @Test
    void squaresKeepTheirNamesCellsAndColours() {
        Board board = board("A", 1, 5, 3, 2, Optional.of(0));
        Board turned = HalfTurn.of(layout(board)).boards().get(0);

        assertEquals(
                List.of("Ac2", "Ab2", "Aa2", "Ac1", "Ab1", "Aa1"),
                turned.squares().stream().map(Square::name).toList());
        assertEquals(new Square(0, "Aa1", false, 2, 1, -2, -6), turned.squares().get(5));
        assertEquals(new Square(5, "Ac2", true, 0, 0, -4, -7), turned.squares().get(0));
        assertEquals(List.of("c", "b", "a"), turned.fileNames());
        assertEquals(List.of("2", "1"), turned.rankNames());
        assertEquals(board.anchor(), turned.anchor());
        assertEquals(board.owner(), turned.owner());
        assertEquals(board.inverted(), turned.inverted());
    }

    @Test
    void anchorsAreTurnedWithTheBoardsThatHangThere() {
        Layout layout = layout(board("A", 1, 5, 3, 2, Optional.of(0)));
        Layout turned = HalfTurn.of(layout);

        assertEquals(
                List.of(
                        new Anchor("low", -4, -7, 0, 3, 2, Optional.of("A"), false, true),
                        new Anchor("high", 1, -4.5, 3, 1, 4, Optional.empty(), true, false)),
                turned.anchors());
        assertEquals(layout.hands(), turned.hands());
        assertEquals(layout.view(), turned.view());
        assertEquals(layout, HalfTurn.of(turned));
    }
}
