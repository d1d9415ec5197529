package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/**
 * One file or rank of all boards seen from the side: levels are rows; along a file White is on the left, along a rank files run
 * as White sees them. An empty light square is a point, since here boards have gaps between them. Boards of a level that do
 * not reach the file or rank stand in parentheses.
 */
public final class EdgeView {

    private static final String EMPTY_LIGHT = " . ";
    private static final String NO_SQUARE = "   ";

    private final Space space;
    private final PieceLetters letters;

    /** Of a position's layout and men. */
    public EdgeView(Layout layout, PieceLetters letters) {
        this.space = new Space(layout);
        this.letters = letters;
    }

    /** The names of all files, then of all ranks, each from the lowest. */
    public String names() {
        return "files " + inOrder(space.filesByName()) + " and ranks " + inOrder(space.ranksByName());
    }

    private static String inOrder(Map<String, Integer> byName) {
        return byName.entrySet().stream()
                .filter(name -> !name.getKey().isEmpty())
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
    }

    /** The file of this name, else the rank, or empty if there is neither. */
    public Optional<List<String>> lines(String name) {
        Optional<Slice> file =
                Optional.ofNullable(space.filesByName().get(name)).map(FileSlice::new);
        Optional<Slice> rank =
                Optional.ofNullable(space.ranksByName().get(name)).map(RankSlice::new);
        return name.isEmpty() ? Optional.empty() : file.or(() -> rank).map(this::lines);
    }

    private List<String> lines(Slice slice) {
        List<Integer> levels = space.levelsFromTop();
        int margin =
                levels.stream().mapToInt(z -> label(slice, z).length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int z : levels) {
            String label = label(slice, z);
            StringBuilder line = new StringBuilder(label).append(" ".repeat(margin + 1 - label.length()));
            slice.columns()
                    .keySet()
                    .forEach(column ->
                            line.append(slice.at(column, z).map(this::square).orElse(NO_SQUARE)));
            lines.add(line.toString().stripTrailing());
        }
        StringBuilder footer = new StringBuilder(" ".repeat(margin + 1));
        slice.columns().values().forEach(label -> footer.append(SquareText.centred(label)));
        lines.add(footer.toString().stripTrailing());
        lines.add(slice.caption());
        return lines;
    }

    private String label(Slice slice, int z) {
        return space.boardsOn(z).stream()
                .map(board -> slice.isReachedBy(board) ? space.placed(board) : "(" + space.placed(board) + ")")
                .collect(Collectors.joining(" "));
    }

    private String square(Square square) {
        boolean empty = letters.on(square.cell()).isEmpty();
        return empty && square.light() ? EMPTY_LIGHT : SquareText.of(square, letters);
    }

    /** What is seen from the side. */
    private interface Slice {

        /** What the columns of the picture are called, by their place in space. */
        SortedMap<Integer, String> columns();

        Optional<Square> at(int column, int z);

        boolean isReachedBy(Board board);

        String caption();
    }

    private final class FileSlice implements Slice {

        private final int x;

        FileSlice(int x) {
            this.x = x;
        }

        @Override
        public SortedMap<Integer, String> columns() {
            return space.ranks();
        }

        @Override
        public Optional<Square> at(int y, int z) {
            return space.at(x, y, z);
        }

        @Override
        public boolean isReachedBy(Board board) {
            return board.x() <= x && x < board.x() + board.files();
        }

        @Override
        public String caption() {
            return "file " + space.files().get(x) + " from the side, White on the left";
        }
    }

    private final class RankSlice implements Slice {

        private final int y;

        RankSlice(int y) {
            this.y = y;
        }

        @Override
        public SortedMap<Integer, String> columns() {
            return space.files();
        }

        @Override
        public Optional<Square> at(int x, int z) {
            return space.at(x, y, z);
        }

        @Override
        public boolean isReachedBy(Board board) {
            return board.y() <= y && y < board.y() + board.ranks();
        }

        @Override
        public String caption() {
            return "rank " + space.ranks().get(y) + " from the side, as White sees it";
        }
    }
}
