package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Layout;

/** All boards in one diagram seen from above, White near: a column of squares shows its levels from top to bottom. */
public final class FlatView {

    private final Space space;
    private final PieceLetters letters;

    /** Of a position's layout and men. */
    public FlatView(Layout layout, PieceLetters letters) {
        this.space = new Space(layout);
        this.letters = letters;
    }

    /** As wide as it needs to be. */
    public List<String> lines() {
        List<Integer> levels = space.levelsFromTop();
        int margin =
                space.ranks().values().stream().mapToInt(String::length).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (Map.Entry<Integer, String> rank : space.ranks().entrySet()) {
            StringBuilder line =
                    new StringBuilder(" ".repeat(margin - rank.getValue().length()));
            line.append(rank.getValue()).append(" |");
            for (int x : space.files().keySet()) {
                levels.forEach(z -> line.append(sign(x, rank.getKey(), z)));
                line.append('|');
            }
            lines.add(0, line.toString());
        }
        StringBuilder footer = new StringBuilder(" ".repeat(margin + 2));
        int width = Math.max(1, levels.size());
        space.files()
                .values()
                .forEach(label -> footer.append(label).append(" ".repeat(Math.max(0, width + 1 - label.length()))));
        lines.add(footer.toString().stripTrailing());
        lines.add("levels from left to right: "
                + String.join(", ", levels.stream().map(space::boardsOn).toList()) + "; . is an empty square");
        return lines;
    }

    private String sign(int x, int y, int z) {
        return space.at(x, y, z)
                .map(square -> letters.on(square.cell()).map(String::valueOf).orElse("."))
                .orElse(" ");
    }
}
