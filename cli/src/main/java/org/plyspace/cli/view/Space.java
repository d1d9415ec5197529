package org.plyspace.cli.view;

import java.util.HashMap;
import java.util.LinkedHashMap;
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

/** The squares of all boards by their place, and what files, ranks and levels are called. */
final class Space {

    /** A place in the space of {@link Layout}. */
    record Point(int x, int y, int z) {}

    private final Layout layout;
    private final Map<Point, Square> squares = new HashMap<>();
    private final SortedMap<Integer, String> files = new TreeMap<>();
    private final Map<String, Integer> filesByName = new LinkedHashMap<>();
    private final SortedMap<Integer, String> ranks = new TreeMap<>();
    private final Map<String, Integer> ranksByName = new LinkedHashMap<>();
    private final SortedSet<Integer> levels = new TreeSet<>();

    Space(Layout layout) {
        this.layout = layout;
        layout.boards().forEach(this::add);
    }

    private void add(Board board) {
        levels.add(board.z());
        List<String> fileLabels = Labels.ofFiles(board);
        List<String> rankLabels = Labels.ofRanks(board);
        for (int file = 0; file < board.files(); file++) {
            files.merge(board.x() + file, fileLabels.get(file), Space::known);
            filesByName.putIfAbsent(fileLabels.get(file), board.x() + file);
            for (int rank = 0; rank < board.ranks(); rank++) {
                ranks.merge(board.y() + rank, rankLabels.get(rank), Space::known);
                ranksByName.putIfAbsent(rankLabels.get(rank), board.y() + rank);
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

    /** Files by all names that boards have for them: a file may be called otherwise on another board. */
    Map<String, Integer> filesByName() {
        return filesByName;
    }

    /** What the ranks are called, by y. */
    SortedMap<Integer, String> ranks() {
        return ranks;
    }

    /** Ranks by all names that boards have for them. */
    Map<String, Integer> ranksByName() {
        return ranksByName;
    }

    /** All levels that have a board, from the highest. */
    List<Integer> levelsFromTop() {
        return levels.stream().sorted((a, b) -> Integer.compare(b, a)).toList();
    }

    List<Board> boardsOn(int z) {
        return layout.boards().stream().filter(board -> board.z() == z).toList();
    }

    /** A board's name, with its place if it moves: {@code WQL inverted at QL3i}. */
    String placed(Board board) {
        return board.anchor()
                .map(anchor -> board.name() + (board.inverted() ? " inverted" : "") + " at "
                        + layout.anchors().get(anchor).name())
                .orElse(board.name());
    }
}
