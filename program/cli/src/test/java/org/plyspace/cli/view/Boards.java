package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Held;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.engine.picture.Marks;
import org.plyspace.engine.picture.Scene;

/** Layouts put together board by board, with men on them, to be drawn. */
final class Boards {

    static final PieceType ROOK = new PieceType(0, "R", "rook", Aspect.ROOK, false, false, false);
    static final PieceType DRAGON = new PieceType(1, "+R", "dragon", Aspect.OTHER_PIECES, false, false, false);

    private static final int LETTERS = 26;

    private final List<PieceType> types;
    private final List<Layout.Board> boards = new ArrayList<>();
    private final List<Held> hands = new ArrayList<>();
    private final Map<Integer, Integer> men = new HashMap<>();
    private int cells;
    private Layout.Cells shape = Layout.Cells.SQUARES;

    Boards(PieceType... types) {
        this.types = List.of(types);
    }

    /**
     * Adds a board.
     *
     * @param offset how far each rank is shifted against the one below
     * @param rows from the highest rank; {@code .} is an empty square, {@code R} or {@code r} a rook, {@code D} or {@code d} a
     *     dragon, a blank a missing square
     */
    Boards board(String name, double x, double y, double z, double offset, String... rows) {
        int files = rows[0].length();
        List<Square> squares = new ArrayList<>();
        List<String> fileNames = new ArrayList<>();
        List<String> rankNames = new ArrayList<>();
        for (int rank = 0; rank < rows.length; rank++) {
            rankNames.add(String.valueOf(rank + 1));
            for (int file = 0; file < files; file++) {
                char what = rows[rows.length - 1 - rank].charAt(file);
                if (what != ' ') {
                    place(what);
                    squares.add(new Square(
                            cells++,
                            name(file) + (rank + 1),
                            (file + rank) % 2 != 0,
                            file,
                            rank,
                            x + file + offset * rank,
                            y + rank));
                }
            }
        }
        for (int file = 0; file < files; file++) {
            fileNames.add(name(file));
        }
        boards.add(new Layout.Board(
                name,
                x,
                y,
                z,
                files,
                rows.length,
                fileNames,
                rankNames,
                squares,
                Optional.empty(),
                false,
                Optional.empty()));
        return this;
    }

    private static String name(int file) {
        return file < LETTERS ? String.valueOf((char) ('a' + file)) : "a" + (char) ('a' + file - LETTERS);
    }

    private void place(char what) {
        Side side = Character.isUpperCase(what) ? Side.WHITE : Side.BLACK;
        switch (Character.toUpperCase(what)) {
            case 'R' -> men.put(cells, Piece.code(side, ROOK.index()));
            case 'D' -> men.put(cells, Piece.code(side, DRAGON.index()));
            default -> {}
        }
    }

    /** All cells have this shape. */
    Boards of(Layout.Cells cellShape) {
        shape = cellShape;
        return this;
    }

    Boards held(Side side, PieceType type, int count) {
        hands.add(new Held(Piece.code(side, type.index()), count));
        return this;
    }

    Layout layout(Facing facing) {
        return new Layout(
                boards,
                List.of(),
                hands,
                new Layout.View(facing, boards.stream().map(Layout.Board::name).toList(), shape));
    }

    Scene scene(Facing facing, Marks marks) {
        return new Scene(layout(facing), types, cell -> men.getOrDefault(cell, Piece.NONE), marks);
    }

    String sideBySide(Facing facing) {
        return text(BoardStyle.plain(80).lines(scene(facing, Marks.NONE)));
    }

    String flat() {
        return text(BoardStyle.plain(80).withView("flat").lines(scene(Facing.WHITE_NEAR, Marks.NONE)));
    }

    String edge(String file) {
        return text(BoardStyle.plain(80).withView("edge:" + file).lines(scene(Facing.WHITE_NEAR, Marks.NONE)));
    }

    static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
