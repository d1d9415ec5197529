package org.plyspace.cli.view;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/**
 * The squares of all boards by their place, and the names of files, ranks and levels. Hexagons in ranks are at the places of their files,
 * which lean.
 */
final class SquareMap {

    /** Coordinates are rounded to this fraction of a square, so that sums of fractions coincide. */
    private static final double GRAIN = 1e6;

    /** A point in the space of {@link Layout}. */
    record Point(double x, double y, double z) {}

    private final Layout layout;
    private final Map<Point, Square> squares = new HashMap<>();
    /** The names of the files, by x. */
    final SortedMap<Double, String> files = new TreeMap<>();
    /** The names of the ranks, by y. */
    final SortedMap<Double, String> ranks = new TreeMap<>();

    private final SortedSet<Double> levels = new TreeSet<>(Comparator.reverseOrder());

    SquareMap(Layout layout) {
        this.layout = layout;
        layout.boards().forEach(this::add);
    }

    private void add(Board board) {
        levels.add(grain(board.z()));
        for (Square square : board.squares()) {
            double x = layout.view().cells() == Layout.Cells.HEXAGONS_IN_RANKS ? board.x() + square.file() : square.x();
            Point point = new Point(grain(x), grain(square.y()), grain(board.z()));
            squares.put(point, square);
            files.merge(point.x(), fileName(board, square), SquareMap::known);
            ranks.merge(point.y(), rankName(board, square), SquareMap::known);
        }
    }

    /** The first of two names that is not empty. */
    static String known(String first, String second) {
        return first.isEmpty() ? second : first;
    }

    /** Rounds a coordinate, to compare it with others. */
    static double grain(double coordinate) {
        return Math.round(coordinate * GRAIN) / GRAIN;
    }

    private static String fileName(Board board, Square square) {
        return board.fileNames().isEmpty() ? "" : board.fileNames().get(square.file());
    }

    private static String rankName(Board board, Square square) {
        return board.rankNames().isEmpty() ? "" : board.rankNames().get(square.rank());
    }

    Optional<Square> at(double x, double y, double z) {
        return Optional.ofNullable(squares.get(new Point(x, y, z)));
    }

    /** All levels that have a board, from the highest. */
    List<Double> levelsFromTop() {
        return List.copyOf(levels);
    }

    List<Board> boardsOn(double z) {
        return layout.boards().stream().filter(board -> grain(board.z()) == z).toList();
    }

    /** A board's name, with its anchor if it moves: {@code WQL inverted at QL3i}. */
    String placed(Board board) {
        return board.anchor()
                .map(anchor -> board.name() + (board.inverted() ? " inverted" : "") + " at "
                        + layout.anchors().get(anchor).name())
                .orElse(board.name());
    }
}
