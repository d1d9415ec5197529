package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Side;
import org.plyspace.cli.io.AnsiColours;
import org.plyspace.engine.picture.Scene;

/**
 * One file or rank of all boards, seen from the side. Levels are rows; along a file White is on the left, along a rank files run
 * as White sees them. An empty light square is a point, because boards have gaps between them here. Boards of a level that do
 * not reach the file or rank stand in parentheses.
 *
 * <p>A board shows its file of the given name, or, if it has none, the file in the same place; so a file
 * whose squares are offset from rank to rank appears whole.
 */
final class EdgeView {

    private static final String EMPTY_LIGHT = ".";

    private static final Axis FILES = new Axis("file", "%s on the left", Board::fileNames, Square::file, Board::x);
    private static final Axis RANKS = new Axis("rank", "as %s sees it", Board::rankNames, Square::rank, Board::y);

    private final Layout layout;
    private final SquareMap squareMap;
    private final PieceSymbols symbols;
    private final SquareText squares;
    private final Side near;

    /**
     * Prepares the view of a scene.
     *
     * @param flipped whether it is seen from Black's side
     */
    EdgeView(Scene scene, PieceSymbols symbols, AnsiColours ansiColours, boolean flipped) {
        this.layout = scene.layout();
        this.squareMap = new SquareMap(layout);
        this.symbols = symbols;
        this.squares = new SquareText(symbols, scene.marks(), ansiColours, false);
        this.near = flipped ? Side.BLACK : Side.WHITE;
    }

    /** The axis that squares are sorted by, files or ranks, regardless of their offsets. */
    private record Axis(
            String word,
            String facing,
            Function<Board, List<String>> names,
            ToIntFunction<Square> index,
            ToDoubleFunction<Board> start) {

        /** The name of a square's file or rank on its board; may be empty. */
        String name(Board board, Square square) {
            List<String> all = names.apply(board);
            return all.isEmpty() ? "" : all.get(index.applyAsInt(square));
        }

        double at(Board board, int number) {
            return SquareMap.grain(start.applyAsDouble(board) + number);
        }

        double at(Board board, Square square) {
            return at(board, index.applyAsInt(square));
        }

        /** The coordinates of the files or ranks by name, from the lowest. */
        Map<String, Double> byName(Layout layout) {
            Map<String, Double> places = new LinkedHashMap<>();
            for (Board board : layout.boards()) {
                List<String> all = names.apply(board);
                for (int i = 0; i < all.size(); i++) {
                    places.putIfAbsent(all.get(i), at(board, i));
                }
            }
            places.remove("");
            return places;
        }
    }

    /** Lists the names of all files, then of all ranks, each from the lowest. */
    String names() {
        return "files " + inOrder(FILES.byName(layout)) + " and ranks " + inOrder(RANKS.byName(layout));
    }

    private static String inOrder(Map<String, Double> byName) {
        return byName.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
    }

    /** Draws the file of this name, or else the rank; empty if there is neither. */
    Optional<List<String>> lines(String name) {
        Optional<List<String>> file =
                Optional.ofNullable(FILES.byName(layout).get(name)).map(x -> lines(FILES, RANKS, name, x));
        return file.or(
                () -> Optional.ofNullable(RANKS.byName(layout).get(name)).map(y -> lines(RANKS, FILES, name, y)));
    }

    private List<String> lines(Axis sliced, Axis along, String name, double place) {
        Map<Board, List<Square>> shown = new HashMap<>();
        SortedMap<Double, String> columns = new TreeMap<>();
        for (Board board : layout.boards()) {
            shown.put(board, squares(board, sliced, name, place));
            board.squares()
                    .forEach(square ->
                            columns.merge(along.at(board, square), along.name(board, square), SquareMap::known));
        }
        int margin = squareMap.levelsFromTop().stream()
                .mapToInt(z -> label(z, shown).length())
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        for (double z : squareMap.levelsFromTop()) {
            String label = label(z, shown);
            String row = row(z, shown, along, columns);
            lines.add((label + " ".repeat(margin + 1 - label.length()) + row).stripTrailing());
        }
        String footer = columns.values().stream().map(this::column).collect(Collectors.joining());
        lines.add((" ".repeat(margin + 1) + footer).stripTrailing());
        lines.add(sliced.word() + " " + name + " from the side, "
                + String.format(sliced.facing(), near == Side.WHITE ? "White" : "Black"));
        lines.addAll(symbols.hands(layout));
        return lines;
    }

    private static List<Square> squares(Board board, Axis sliced, String name, double place) {
        boolean knowsIt = sliced.names().apply(board).contains(name);
        return board.squares().stream()
                .filter(square -> knowsIt ? sliced.name(board, square).equals(name) : sliced.at(board, square) == place)
                .toList();
    }

    private String row(double z, Map<Board, List<Square>> shown, Axis along, SortedMap<Double, String> columns) {
        Map<Double, Square> byColumn = new HashMap<>();
        squareMap
                .boardsOn(z)
                .forEach(board -> shown.get(board).forEach(square -> byColumn.put(along.at(board, square), square)));
        return columns.keySet().stream()
                .map(at -> byColumn.containsKey(at) ? square(byColumn.get(at)) : column(""))
                .collect(Collectors.joining());
    }

    private String label(double z, Map<Board, List<Square>> shown) {
        return squareMap.boardsOn(z).stream()
                .map(board ->
                        shown.get(board).isEmpty() ? "(" + squareMap.placed(board) + ")" : squareMap.placed(board))
                .collect(Collectors.joining(" "));
    }

    private String square(Square square) {
        return squares.of(square, square.light() ? EMPTY_LIGHT : "");
    }

    private String column(String label) {
        return squares.centred(label);
    }
}
