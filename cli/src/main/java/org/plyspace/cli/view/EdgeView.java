package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/**
 * One file or rank of all boards seen from the side: levels are rows; along a file White is on the left, along a rank files run
 * as White sees them. An empty light square is a point, since here boards have gaps between them. Boards of a level that do not
 * reach the file or rank stand in parentheses.
 *
 * <p>A board shows its file or rank of the name asked for, or, where it has none of that name, the one in the same place; so a
 * file whose squares are offset from rank to rank is seen whole.
 */
public final class EdgeView {

    private static final String EMPTY_LIGHT = ".";

    private final Layout layout;
    private final Space space;
    private final PieceSymbols symbols;
    private final Slices files;
    private final Slices ranks;

    /** Of a position's layout and men. */
    public EdgeView(Layout layout, PieceSymbols symbols) {
        this.layout = layout;
        this.space = new Space(layout);
        this.symbols = symbols;
        this.files = Slices.files(layout);
        this.ranks = Slices.ranks(layout);
    }

    /** The names of all files, then of all ranks, each from the lowest. */
    public String names() {
        return "files " + String.join(", ", files.names()) + " and ranks " + String.join(", ", ranks.names());
    }

    /** The file of this name, else the rank, or empty if there is neither. */
    public Optional<List<String>> lines(String name) {
        return Stream.of(files, ranks)
                .filter(slices -> slices.has(name))
                .findFirst()
                .map(slices -> lines(slices, name));
    }

    private List<String> lines(Slices slices, String name) {
        Map<Board, List<Square>> shown = new HashMap<>();
        SortedMap<Double, String> columns = new TreeMap<>();
        for (Board board : layout.boards()) {
            shown.put(board, slices.squares(board, name));
            board.squares().forEach(square -> columns.merge(
                    slices.column(board, square), slices.columnName(board, square), EdgeView::known));
        }
        int margin = space.levelsFromTop().stream()
                .mapToInt(z -> label(z, shown).length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        for (double z : space.levelsFromTop()) {
            String label = label(z, shown);
            String row = row(z, slices, shown, columns);
            lines.add((label + " ".repeat(margin + 1 - label.length()) + row).stripTrailing());
        }
        String footer = columns.values().stream().map(this::column).collect(Collectors.joining());
        lines.add((" ".repeat(margin + 1) + footer).stripTrailing());
        lines.add(slices.caption(name));
        lines.addAll(symbols.hands(layout));
        return lines;
    }

    private static String known(String first, String second) {
        return first.isEmpty() ? second : first;
    }

    private String row(
            double z, Slices slices, Map<Board, List<Square>> shown, SortedMap<Double, String> columns) {
        Map<Double, Square> byColumn = new HashMap<>();
        space.boardsOn(z)
                .forEach(board ->
                        shown.get(board).forEach(square -> byColumn.put(slices.column(board, square), square)));
        return columns.keySet().stream()
                .map(at -> byColumn.containsKey(at) ? square(byColumn.get(at)) : column(""))
                .collect(Collectors.joining());
    }

    private String label(double z, Map<Board, List<Square>> shown) {
        return space.boardsOn(z).stream()
                .map(board -> shown.get(board).isEmpty() ? "(" + space.placed(board) + ")" : space.placed(board))
                .collect(Collectors.joining(" "));
    }

    private String square(Square square) {
        return SquareText.of(square, symbols, square.light() ? EMPTY_LIGHT : "");
    }

    private String column(String label) {
        return SquareText.centred(label, symbols);
    }
}
