package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Square;
import org.plyspace.cli.io.AnsiColours;
import org.plyspace.engine.picture.Scene;

/**
 * All boards side by side, in the order the rule set prefers, and the pieces in hand. Dark squares are filled with colons;
 * squares of the last move stand in brackets. Empty light hexagons have a point, since there is nothing between and beside them too.
 */
final class BoardsView {

    private static final Pattern FILE_AND_RANK = Pattern.compile("^[a-z]+[0-9]+");

    private final Scene scene;
    private final Layout layout;
    private final PieceSymbols symbols;
    private final SquareText squares;

    /**
     * Prepares the view of a scene.
     *
     * @param compact whether squares are as narrow as possible
     */
    BoardsView(Scene scene, PieceSymbols symbols, AnsiColours ansiColours, boolean compact) {
        this.scene = scene;
        this.layout = scene.layout();
        this.symbols = symbols;
        this.squares = new SquareText(symbols, scene.marks(), ansiColours, compact);
    }

    /** Draws the boards in lines of at most {@code width} characters, unless a single board is wider. */
    List<String> lines(int width) {
        List<String> lines = new ArrayList<>(SideBySide.TextBlock.flow(
                scene.boardsInOrder().stream().map(this::block).toList(), width));
        lines.addAll(symbols.hands(layout));
        return lines;
    }

    private SideBySide.TextBlock block(Layout.Board board) {
        BoardGrid boardGrid = new BoardGrid(
                board,
                layout.view().facing() == Layout.Facing.WHITE_LEFT,
                square -> scene.hasHexagonsInRows() ? scene.roomBelow(board, square) : 0);
        int margin = boardGrid.rows().stream()
                .map(BoardGrid.Row::label)
                .mapToInt(String::length)
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>(caption(board));
        for (BoardGrid.Row row : boardGrid.rows()) {
            StringBuilder line = new StringBuilder(rightAligned(row.label(), margin)).append(' ');
            Stream.concat(row.squares().map(this::printed), row.names().map(this::centred))
                    .sorted(Comparator.comparingDouble(BoardGrid.Placed::at))
                    .forEach(text -> put(line, margin + 1, text.at(), text.what()));
            lines.add(line.toString());
        }
        return SideBySide.TextBlock.of(lines);
    }

    private BoardGrid.Placed<String> printed(BoardGrid.Placed<Square> square) {
        boolean point =
                layout.view().cells() != Layout.Cells.SQUARES && square.what().light();
        return new BoardGrid.Placed<>(square.at(), squares.of(square.what(), point ? "." : ""));
    }

    private BoardGrid.Placed<String> centred(BoardGrid.Placed<String> name) {
        return new BoardGrid.Placed<>(name.at(), squares.centred(name.what()));
    }

    /** Writes a text {@code at} squares behind the margin, or as soon as there is room; half a hexagon is whole characters. */
    private void put(StringBuilder line, int margin, double at, String text) {
        int width = squares.width() + (scene.hasHexagonsInRows() ? squares.width() % 2 : 0);
        long start = margin + Math.round(at * width);
        line.append(" ".repeat((int) Math.max(0, start - AnsiColours.width(line))))
                .append(text);
    }

    /** The board's name, and for a movable board also where it hangs and its state. */
    private List<String> caption(Layout.Board board) {
        if (board.anchor().isEmpty()) {
            return List.of("[" + board.name() + "]");
        }
        String place = layout.anchors().get(board.anchor().get()).name();
        List<String> state = new ArrayList<>(level(board));
        board.owner().ifPresent(owner -> state.add(owner.word() + "'s"));
        if (board.inverted()) {
            state.add("inverted");
        }
        if (scene.marks().boards().contains(layout.movableBoards().indexOf(board))) {
            state.add("just moved");
        }
        return List.of("[" + board.name() + "] at " + place, String.join(", ", state));
    }

    /** The common ending of its squares' names, {@code (3)}, if it is not the board's own name: it is needed to type a square. */
    static List<String> level(Layout.Board board) {
        List<String> ends = board.squares().stream()
                .map(square -> FILE_AND_RANK.matcher(square.name()).replaceFirst(""))
                .distinct()
                .toList();
        boolean tells =
                ends.size() == 1 && !ends.get(0).isEmpty() && !ends.get(0).equals(board.name());
        return tells ? ends : List.of();
    }

    private static String rightAligned(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }

    /**
     * A board laid out for printing: rows from the top, with squares placed by their distance from the left, in squares. Rows may be offset by
     * a part of a square, and squares may be missing.
     */
    private static final class BoardGrid {

        /**
         * An item in a row.
         *
         * @param at its distance from the left edge, in squares
         */
        record Placed<T>(double at, T what) {}

        /**
         * A row of squares and of names of columns.
         *
         * @param label the name of its rank or file; may be empty
         */
        record Row(String label, Stream<Placed<Square>> squares, Stream<Placed<String>> names) {}

        private final List<String> rowNames;
        private final List<String> columnNames;
        private final ToIntFunction<Square> row;
        private final ToIntFunction<Square> column;
        private final ToDoubleFunction<Square> across;
        private final SortedMap<Double, List<Square>> lines = new TreeMap<>();
        private final SortedMap<Double, List<Placed<String>>> names = new TreeMap<>();
        private final double left;

        /**
         * Lays out a board.
         *
         * @param whiteLeft whether it is seen with White on the left
         * @param beside how far beside its lowest square the name of a column stands, or 0 for below the board
         */
        BoardGrid(Layout.Board board, boolean whiteLeft, ToDoubleFunction<Square> beside) {
            rowNames = whiteLeft ? board.fileNames() : board.rankNames();
            columnNames = whiteLeft ? board.rankNames() : board.fileNames();
            row = whiteLeft ? Square::file : Square::rank;
            column = whiteLeft ? Square::rank : Square::file;
            ToDoubleFunction<Square> down = whiteLeft ? Square::x : square -> -square.y();
            across = whiteLeft ? Square::y : Square::x;
            SortedMap<Integer, Square> lowest = new TreeMap<>();
            board.squares().stream().sorted(Comparator.comparingDouble(down)).forEach(square -> {
                lines.computeIfAbsent(SquareMap.grain(down.applyAsDouble(square)), at -> new ArrayList<>())
                        .add(square);
                lowest.put(column.applyAsInt(square), square);
            });
            lowest.forEach((index, square) -> {
                double aside = beside.applyAsDouble(square);
                double at = aside == 0 ? Double.MAX_VALUE : SquareMap.grain(down.applyAsDouble(square)) + 1;
                names.computeIfAbsent(at, unused -> new ArrayList<>())
                        .add(new Placed<>(across.applyAsDouble(square) + aside, name(columnNames, index)));
            });
            left = Stream.concat(
                            board.squares().stream().map(across::applyAsDouble),
                            names.values().stream().flatMap(List::stream).map(Placed::at))
                    .min(Comparator.naturalOrder())
                    .orElse(0.0);
        }

        /** The rows from the top, with the names of the columns last; a missing row is one without squares. */
        List<Row> rows() {
            List<Row> rows = new ArrayList<>();
            double last = Double.NaN;
            for (double at : lines.keySet()) {
                for (long gap = Math.round(at - last); gap > 1; gap--) {
                    rows.add(new Row("", Stream.of(), Stream.of()));
                }
                last = at;
                List<Square> squares = lines.get(at);
                rows.add(new Row(
                        name(rowNames, row.applyAsInt(squares.get(0))),
                        squares.stream().map(square -> new Placed<>(across.applyAsDouble(square) - left, square)),
                        names(at)));
            }
            rows.add(new Row("", Stream.of(), names(Double.MAX_VALUE)));
            return rows;
        }

        private Stream<Placed<String>> names(double at) {
            return names.getOrDefault(at, List.of()).stream().map(name -> new Placed<>(name.at() - left, name.what()));
        }

        private static String name(List<String> names, int index) {
            return names.isEmpty() ? "" : names.get(index);
        }
    }
}
