package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Side;
import org.plyspace.cli.io.AnsiColours;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Marks;
import org.plyspace.engine.picture.Scene;

/**
 * All boards in one diagram, seen from above with White near. Each place on a file and rank has one symbol for each level, from the highest
 * to the lowest: the man, a point or colon for an empty light or dark square, or nothing if there is no square.
 */
final class FlatView {

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
        List<Double> files = List.copyOf(squareMap.files().keySet());
        int margin = longest(squareMap.ranks());
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
        return Math.max(squareMap.levelsFromTop().size() * symbols.width(), longest(squareMap.files()));
    }

    private List<String> diagram(List<Double> files, int margin) {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<Double, String> rank : squareMap.ranks().entrySet()) {
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
                .map(x -> padded(squareMap.files().get(x)))
                .collect(Collectors.joining(" ", " ".repeat(margin + 2), ""))
                .stripTrailing();
    }

    private List<String> legend() {
        String levels = squareMap.levelsFromTop().stream()
                .map(z -> squareMap.boardsOn(z).stream().map(squareMap::placed).collect(Collectors.joining(", ")))
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
        return ansiColours.square(sign, square.shade(), tone, symbols.side(cell).orElse(Side.WHITE));
    }
}
