package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/**
 * One file of all boards seen from the side, White on the left: levels are rows, ranks are columns. An empty light square is a
 * point, since here boards have gaps between them. Boards of a level that do not reach the file stand in parentheses.
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

    /** The names of all files, from the lowest. */
    public List<String> files() {
        return space.filesByName().entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The file of this name, or empty if there is none. */
    public Optional<List<String>> lines(String file) {
        return Optional.ofNullable(space.filesByName().get(file)).map(this::linesAt);
    }

    private List<String> linesAt(int x) {
        List<Integer> levels = space.levelsFromTop();
        int margin = levels.stream().mapToInt(z -> label(x, z).length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int z : levels) {
            String label = label(x, z);
            StringBuilder line = new StringBuilder(label).append(" ".repeat(margin + 1 - label.length()));
            space.ranks()
                    .keySet()
                    .forEach(
                            y -> line.append(space.at(x, y, z).map(this::square).orElse(NO_SQUARE)));
            lines.add(line.toString().stripTrailing());
        }
        StringBuilder footer = new StringBuilder(" ".repeat(margin + 1));
        space.ranks().values().forEach(label -> footer.append(SquareText.centred(label)));
        lines.add(footer.toString().stripTrailing());
        lines.add("file " + space.files().get(x) + " from the side, White on the left");
        return lines;
    }

    private String label(int x, int z) {
        return space.boardsOn(z).stream()
                .map(board -> reaches(board, x) ? space.placed(board) : "(" + space.placed(board) + ")")
                .collect(Collectors.joining(" "));
    }

    private static boolean reaches(Board board, int x) {
        return board.x() <= x && x < board.x() + board.files();
    }

    private String square(Square square) {
        boolean empty = letters.on(square.cell()).isEmpty();
        return empty && square.light() ? EMPTY_LIGHT : SquareText.of(square, letters);
    }
}
