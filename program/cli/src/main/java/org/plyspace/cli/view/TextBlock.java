package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.cli.io.AnsiColours;

/**
 * A rectangle of text.
 *
 * @param lines the lines from the top, each with {@code width} visible characters
 * @param width the width in characters
 */
record TextBlock(List<String> lines, int width) {

    private static final String GAP = "  ";

    /** Creates a block of lines of any length, padded on the right. */
    static TextBlock of(List<String> lines) {
        int width = lines.stream().mapToInt(AnsiColours::width).max().orElse(0);
        return new TextBlock(
                lines.stream()
                        .map(line -> line + " ".repeat(width - AnsiColours.width(line)))
                        .toList(),
                width);
    }

    /** Places blocks side by side from left to right, as many as fit into {@code width}, and the rest below; without trailing blanks. */
    static List<String> flow(List<TextBlock> textBlocks, int width) {
        List<String> lines = new ArrayList<>();
        List<TextBlock> row = new ArrayList<>();
        int used = 0;
        for (TextBlock textBlock : textBlocks) {
            if (!row.isEmpty() && used + GAP.length() + textBlock.width > width) {
                lines.addAll(beside(row));
                lines.add("");
                row.clear();
                used = 0;
            }
            used += (row.isEmpty() ? 0 : GAP.length()) + textBlock.width;
            row.add(textBlock);
        }
        lines.addAll(beside(row));
        return lines;
    }

    private static List<String> beside(List<TextBlock> row) {
        int height =
                row.stream().mapToInt(textBlock -> textBlock.lines.size()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            for (TextBlock textBlock : row) {
                line.append(line.isEmpty() ? "" : GAP);
                line.append(i < textBlock.lines.size() ? textBlock.lines.get(i) : " ".repeat(textBlock.width));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
