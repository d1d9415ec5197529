package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.AnsiColours;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Marks;
import org.plyspace.engine.picture.Scene;
import org.plyspace.report.doc.Wrapping;

/**
 * The style in which boards are printed.
 *
 * @param width the width in characters
 * @param view {@code boards}, {@code compact}, {@code flat}, or {@code edge:} and a file or rank
 * @param unicode whether men are printed as Unicode chessmen where there are such, else as letters
 * @param flipped whether Black is near instead of White
 * @param colour whether the terminal shows colours
 */
public record BoardStyle(int width, String view, boolean unicode, boolean flipped, boolean colour) {

    /** All boards side by side. */
    public static final String BOARDS = "boards";
    /** All boards side by side, in fewer characters. */
    public static final String COMPACT = "compact";

    private static final String FLAT = "flat";
    private static final String EDGE = "edge:";

    /** Boards side by side, with letters and without colours. */
    public static BoardStyle plain(int width) {
        return new BoardStyle(width, BOARDS, false, false, false);
    }

    public BoardStyle withView(String newView) {
        return new BoardStyle(width, newView, unicode, flipped, colour);
    }

    public BoardStyle withWidth(int newWidth) {
        return new BoardStyle(newWidth, view, unicode, flipped, colour);
    }

    /** This style, seen from the other side. */
    public BoardStyle turned() {
        return new BoardStyle(width, view, unicode, !flipped, colour);
    }

    /**
     * Draws the boards.
     *
     * @throws UsageException if these boards have no such view
     */
    public List<String> lines(Scene scene) {
        Scene seen = flipped ? scene.flipped() : scene;
        PieceSymbols symbols = new PieceSymbols(seen.types(), seen.pieceAt(), unicode);
        AnsiColours ansiColours = colour ? AnsiColours.COLOUR : AnsiColours.PLAIN;
        if (view.equals(BOARDS) || view.equals(COMPACT)) {
            return new BoardsView(seen, symbols, ansiColours, view.equals(COMPACT)).lines(width);
        }
        if (view.equals(FLAT)) {
            return new FlatView(seen, symbols, ansiColours).lines(width);
        }
        if (view.startsWith(EDGE)) {
            String name = view.substring(EDGE.length());
            EdgeView edge = new EdgeView(seen, symbols, ansiColours, flipped);
            return edge.lines(name)
                    .orElseThrow(() -> new UsageException(
                            "no file or rank '" + Texts.shorten(name) + "'; there are " + edge.names()));
        }
        throw new UsageException("no view '" + Texts.shorten(view)
                + "'; expected boards, compact, flat or edge:NAME with a file or rank");
    }

    /** A key to the marks of a drawing. */
    public static List<String> marks(Scene scene) {
        return Stream.of(Mark.values())
                .filter(mark -> !scene.marks().of(mark).isEmpty())
                .map(mark -> SquareText.sign(mark) + "  " + mark.meaning())
                .toList();
    }

    /** A key to the symbols of men, {@code K king, Q queen}, and to the labels beside boards that move. */
    public List<String> legend(Scene scene) {
        List<String> lines = new ArrayList<>(
                wrapped(String.join(", ", new PieceSymbols(scene.types(), scene.pieceAt(), unicode).legend())));
        scene.layout().movableBoards().stream()
                .filter(board -> !BoardsView.level(board).isEmpty())
                .findFirst()
                .map(board -> BoardsView.level(board).get(0) + " beside " + board.name()
                        + ": the names of its squares end so, as in "
                        + board.squares().get(0).name())
                .map(this::wrapped)
                .ifPresent(lines::addAll);
        return lines;
    }

    /** Wraps a text between words. */
    public List<String> wrapped(String text) {
        return Wrapping.betweenWords(text, width);
    }

    /**
     * All boards in one diagram, seen from above with White near. Each place on a file and rank has one symbol for each level, from the highest
     * to the lowest: the man, a point or colon for an empty light or dark square, or nothing if there is no square.
     */
    private static final class FlatView {

        private static final String LIGHT = ".";
        private static final String DARK = ":";

        private final Layout layout;
        private final SquareMap squareMap;
        private final PieceSymbols symbols;
        private final Marks marks;
        private final AnsiColours ansiColours;

        FlatView(Scene scene, PieceSymbols symbols, AnsiColours ansiColours) {
            this.layout = scene.layout();
            this.squareMap = new SquareMap(layout);
            this.symbols = symbols;
            this.marks = scene.marks();
            this.ansiColours = ansiColours;
        }

        /** Draws lines of at most {@code width} characters, unless a single file is wider; files without room go below. */
        List<String> lines(int width) {
            List<Double> files = List.copyOf(squareMap.files.keySet());
            int margin = longest(squareMap.ranks);
            int room = Math.max(1, (width - margin - 2) / (fileWidth() + 1));
            List<String> lines = new ArrayList<>();
            for (int first = 0; first < files.size(); first += room) {
                lines.addAll(diagram(files.subList(first, Math.min(files.size(), first + room)), margin));
                lines.add("");
            }
            lines.addAll(legend());
            lines.addAll(symbols.hands(layout));
            return lines;
        }

        private static int longest(Map<Double, String> names) {
            return names.values().stream().mapToInt(String::length).max().orElse(0);
        }

        /** The width of a file in characters: one symbol for each level, and room for the file's name. */
        private int fileWidth() {
            return Math.max(squareMap.levelsFromTop().size() * symbols.width, longest(squareMap.files));
        }

        private List<String> diagram(List<Double> files, int margin) {
            List<String> lines = new ArrayList<>();
            for (Map.Entry<Double, String> rank : squareMap.ranks.entrySet()) {
                StringBuilder line =
                        new StringBuilder(" ".repeat(margin - rank.getValue().length()));
                line.append(rank.getValue()).append(" |");
                for (double x : files) {
                    String signs = squareMap.levelsFromTop().stream()
                            .map(z -> sign(x, rank.getKey(), z))
                            .collect(Collectors.joining());
                    line.append(padded(signs)).append('|');
                }
                lines.add(0, line.toString());
            }
            lines.add(footer(files, margin));
            return lines;
        }

        private String padded(String text) {
            return text + " ".repeat(fileWidth() - AnsiColours.width(text));
        }

        private String footer(List<Double> files, int margin) {
            return files.stream()
                    .map(x -> padded(squareMap.files.get(x)))
                    .collect(Collectors.joining(" ", " ".repeat(margin + 2), ""))
                    .stripTrailing();
        }

        private List<String> legend() {
            String levels = squareMap.levelsFromTop().stream()
                    .map(z -> squareMap.boardsOn(z).stream()
                            .map(squareMap::placed)
                            .collect(Collectors.joining(", ")))
                    .collect(Collectors.joining(" | "));
            return List.of(
                    "levels of each file and rank, from left to right: " + levels,
                    LIGHT + " is an empty light square, " + DARK + " an empty dark one");
        }

        private String sign(double x, double y, double z) {
            return squareMap.at(x, y, z).map(this::sign).orElseGet(() -> symbols.aligned(" ", ' '));
        }

        /** The empty text: a mark is shown by colour alone, since there is no room for brackets. */
        private String sign(Layout.Square square) {
            int cell = square.cell();
            String sign = symbols.aligned(symbols.on(cell).orElse(square.light() ? LIGHT : DARK), ' ');
            AnsiColours.Tone tone = marks.has(Mark.CHECK, cell)
                    ? AnsiColours.Tone.IN_CHECK
                    : marks.has(Mark.LAST_MOVE, cell) ? AnsiColours.Tone.MOVED : AnsiColours.Tone.USUAL;
            return ansiColours.square(
                    sign, square.shade(), tone, symbols.side(cell).orElse(Side.WHITE));
        }
    }
}
