package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.Square;

/**
 * A board laid out for printing: rows from the top, with squares placed by their distance from the left, in squares. Rows may be offset by
 * a part of a square, and squares may be missing.
 */
final class BoardGrid {

    /**
     * An item in a row.
     *
     * @param at its distance from the left edge, in squares
     */
    record Placed<T>(double at, T what) {}

    /**
     * A row of squares.
     *
     * @param label the name of its rank or file; may be empty
     */
    record Row(String label, List<Placed<Square>> squares) {}

    private final List<String> rowNames;
    private final List<String> columnNames;
    private final ToIntFunction<Square> row;
    private final ToIntFunction<Square> column;
    private final ToDoubleFunction<Square> down;
    private final ToDoubleFunction<Square> across;
    private final SortedMap<Double, List<Square>> lines = new TreeMap<>();
    private final double left;

    private BoardGrid(Board board, boolean whiteLeft) {
        rowNames = whiteLeft ? board.fileNames() : board.rankNames();
        columnNames = whiteLeft ? board.rankNames() : board.fileNames();
        row = whiteLeft ? Square::file : Square::rank;
        column = whiteLeft ? Square::rank : Square::file;
        down = whiteLeft ? Square::x : square -> -square.y();
        across = whiteLeft ? Square::y : Square::x;
        for (Square square : board.squares()) {
            lines.computeIfAbsent(SquareMap.grain(down.applyAsDouble(square)), at -> new ArrayList<>())
                    .add(square);
        }
        left = board.squares().stream().mapToDouble(across).min().orElse(0);
    }

    /** Lays out a board, seen from this direction. */
    static BoardGrid of(Board board, Facing facing) {
        return new BoardGrid(board, facing == Facing.WHITE_LEFT);
    }

    /** The rows from the top; a missing row is one without squares. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        double last = Double.NaN;
        for (double at : lines.keySet()) {
            for (long gap = Math.round(at - last); gap > 1; gap--) {
                rows.add(new Row("", List.of()));
            }
            last = at;
            List<Square> squares = lines.get(at);
            rows.add(new Row(
                    name(rowNames, row.applyAsInt(squares.get(0))),
                    squares.stream()
                            .map(square -> new Placed<>(across.applyAsDouble(square) - left, square))
                            .toList()));
        }
        return rows;
    }

    /** The names of the columns, each placed under its lowest square. */
    List<Placed<String>> columns() {
        SortedMap<Integer, Placed<String>> columns = new TreeMap<>();
        lines.values().stream()
                .flatMap(List::stream)
                .forEach(square -> columns.put(
                        column.applyAsInt(square),
                        new Placed<>(
                                across.applyAsDouble(square) - left, name(columnNames, column.applyAsInt(square)))));
        return List.copyOf(columns.values());
    }

    private static String name(List<String> names, int index) {
        return names.isEmpty() ? "" : names.get(index);
    }
}
