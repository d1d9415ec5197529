package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;

/**
 * One file of all boards seen from the side, White on the left: levels are rows, ranks are columns. An empty light square is a
 * point, since here boards have gaps between them. Boards of a level that do not reach the file stand in parentheses.
 *
 * <p>A board shows its file of the name asked for, or, where it has none of that name, the file in the same place; so a file
 * whose squares are offset from rank to rank is seen whole.
 */
public final class EdgeView {

    private static final String EMPTY_LIGHT = ".";

    private final Layout layout;
    private final Space space;
    private final PieceSymbols symbols;
    /** Where files of all names that boards have for them begin. */
    private final Map<String, Double> files = new LinkedHashMap<>();

    /** Of a position's layout and men. */
    public EdgeView(Layout layout, PieceSymbols symbols) {
        this.layout = layout;
        this.space = new Space(layout);
        this.symbols = symbols;
        for (Board board : layout.boards()) {
            for (int file = 0; file < board.fileNames().size(); file++) {
                files.putIfAbsent(board.fileNames().get(file), board.x() + file);
            }
        }
    }

    /** The names of all files, from the lowest. */
    public List<String> files() {
        return files.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The file of this name, or empty if there is none. */
    public Optional<List<String>> lines(String file) {
        return Optional.ofNullable(files.get(file)).map(x -> linesAt(file, x));
    }

    private List<String> linesAt(String file, double x) {
        Map<Board, List<Square>> shown = new HashMap<>();
        SortedMap<Double, String> ranks = new TreeMap<>();
        for (Board board : layout.boards()) {
            shown.put(board, squares(board, file, x));
            board.squares().forEach(square -> ranks.merge(at(board, square), Space.rankName(board, square), EdgeView::known));
        }
        int margin = space.levelsFromTop().stream()
                .mapToInt(z -> label(z, shown).length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        for (double z : space.levelsFromTop()) {
            String label = label(z, shown);
            lines.add((label + " ".repeat(margin + 1 - label.length()) + row(z, shown, ranks)).stripTrailing());
        }
        String footer = ranks.values().stream().map(this::column).collect(Collectors.joining());
        lines.add((" ".repeat(margin + 1) + footer).stripTrailing());
        lines.add("file " + file + " from the side, White on the left");
        lines.addAll(symbols.hands(layout));
        return lines;
    }

    private static String known(String first, String second) {
        return first.isEmpty() ? second : first;
    }

    /** Where a square's rank begins, whatever its file's offset. */
    private static double at(Board board, Square square) {
        return Space.grain(board.y() + square.rank());
    }

    private static List<Square> squares(Board board, String file, double x) {
        boolean knowsIt = board.fileNames().contains(file);
        return board.squares().stream()
                .filter(square -> knowsIt
                        ? Space.fileName(board, square).equals(file)
                        : Space.grain(board.x() + square.file()) == Space.grain(x))
                .sorted(Comparator.comparingInt(Square::rank))
                .toList();
    }

    private String row(double z, Map<Board, List<Square>> shown, SortedMap<Double, String> ranks) {
        Map<Double, Square> byRank = new HashMap<>();
        space.boardsOn(z)
                .forEach(board -> shown.get(board).forEach(square -> byRank.put(at(board, square), square)));
        return ranks.keySet().stream()
                .map(y -> byRank.containsKey(y) ? square(byRank.get(y)) : column(""))
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
