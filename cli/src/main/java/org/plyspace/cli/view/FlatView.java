package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Square;

/**
 * All boards in one diagram seen from above, White near. Each file and rank has one character for each level, from the highest
 * to the lowest: the man, or a point or a colon for an empty light or dark square, or nothing where there is no square.
 */
public final class FlatView {

    private static final String LIGHT = ".";
    private static final String DARK = ":";

    private final Space space;
    private final PieceLetters letters;

    /** Of a position's layout and men. */
    public FlatView(Layout layout, PieceLetters letters) {
        this.space = new Space(layout);
        this.letters = letters;
    }

    /** Lines of at most {@code width} characters, unless a single file is wider: files that find no room go below. */
    public List<String> lines(int width) {
        List<Integer> files = List.copyOf(space.files().keySet());
        int margin = margin();
        int room = Math.max(1, (width - margin - 2) / (space.levelsFromTop().size() + 1));
        List<String> lines = new ArrayList<>();
        for (int first = 0; first < files.size(); first += room) {
            lines.addAll(diagram(files.subList(first, Math.min(files.size(), first + room)), margin));
            lines.add("");
        }
        lines.addAll(legend());
        return lines;
    }

    private int margin() {
        return space.ranks().values().stream().mapToInt(String::length).max().orElse(0);
    }

    private List<String> diagram(List<Integer> files, int margin) {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<Integer, String> rank : space.ranks().entrySet()) {
            StringBuilder line =
                    new StringBuilder(" ".repeat(margin - rank.getValue().length()));
            line.append(rank.getValue()).append(" |");
            for (int x : files) {
                space.levelsFromTop().forEach(z -> line.append(sign(x, rank.getKey(), z)));
                line.append('|');
            }
            lines.add(0, line.toString());
        }
        lines.add(footer(files, margin));
        return lines;
    }

    private String footer(List<Integer> files, int margin) {
        StringBuilder footer = new StringBuilder(" ".repeat(margin + 2));
        int width = space.levelsFromTop().size() + 1;
        for (int x : files) {
            String label = space.files().get(x);
            footer.append(label).append(" ".repeat(Math.max(0, width - label.length())));
        }
        return footer.toString().stripTrailing();
    }

    private List<String> legend() {
        String levels = space.levelsFromTop().stream()
                .map(z -> space.boardsOn(z).stream().map(space::placed).collect(Collectors.joining(", ")))
                .collect(Collectors.joining(" | "));
        return List.of(
                "levels of each file and rank, from left to right: " + levels,
                LIGHT + " is an empty light square, " + DARK + " an empty dark one");
    }

    private String sign(int x, int y, int z) {
        return space.at(x, y, z).map(this::sign).orElse(" ");
    }

    private String sign(Square square) {
        return letters.on(square.cell()).map(String::valueOf).orElse(square.light() ? LIGHT : DARK);
    }
}
