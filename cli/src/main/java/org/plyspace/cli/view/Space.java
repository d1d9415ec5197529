package org.plyspace.cli.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/** The squares of all boards by their place, and what files, ranks and levels are called. */
final class Space {

    /** A place in the space of {@link Layout}. */
    record Point(int x, int y, int z) {}

    private final List<Board> boards;
    private final Map<Point, Square> squares = new HashMap<>();
    private final SortedMap<Integer, String> files = new TreeMap<>();
    private final SortedMap<Integer, String> ranks = new TreeMap<>();
    private final SortedSet<Integer> levels = new TreeSet<>();

    Space(Layout layout) {
        boards = layout.boards();
        boards.forEach(this::add);
    }

    private void add(Board board) {
        levels.add(board.z());
        List<String> fileLabels = Labels.ofFiles(board);
        List<String> rankLabels = Labels.ofRanks(board);
        for (int file = 0; file < board.files(); file++) {
            files.merge(board.x() + file, fileLabels.get(file), Space::known);
            for (int rank = 0; rank < board.ranks(); rank++) {
                ranks.merge(board.y() + rank, rankLabels.get(rank), Space::known);
                squares.put(new Point(board.x() + file, board.y() + rank, board.z()), board.square(file, rank));
            }
        }
    }

    private static String known(String first, String second) {
        return first.isEmpty() ? second : first;
    }

    Optional<Square> at(int x, int y, int z) {
        return Optional.ofNullable(squares.get(new Point(x, y, z)));
    }

    /** What the files are called, by x. */
    SortedMap<Integer, String> files() {
        return files;
    }

    /** What the ranks are called, by y. */
    SortedMap<Integer, String> ranks() {
        return ranks;
    }

    /** All levels that have a board, from the highest. */
    List<Integer> levelsFromTop() {
        return levels.stream().sorted((a, b) -> Integer.compare(b, a)).toList();
    }

    /** The names of the boards on a level. */
    String boardsOn(int z) {
        return boards.stream().filter(board -> board.z() == z).map(Board::name).collect(Collectors.joining(" "));
    }
}
