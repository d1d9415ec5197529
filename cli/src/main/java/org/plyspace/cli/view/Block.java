package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.cli.io.Ink;

/**
 * A rectangle of text.
 *
 * @param lines from the top, all of {@code width} characters that are seen
 * @param width in characters
 */
record Block(List<String> lines, int width) {

    private static final String GAP = "  ";

    /** Of lines of any lengths, filled up on the right. */
    static Block of(List<String> lines) {
        int width = lines.stream().mapToInt(Ink::width).max().orElse(0);
        return new Block(
                lines.stream()
                        .map(line -> line + " ".repeat(width - Ink.width(line)))
                        .toList(),
                width);
    }

    /** Side by side from left to right, as many as fit into so many characters, and the rest below; without trailing blanks. */
    static List<String> flow(List<Block> blocks, int width) {
        List<String> lines = new ArrayList<>();
        List<Block> row = new ArrayList<>();
        int used = 0;
        for (Block block : blocks) {
            if (!row.isEmpty() && used + GAP.length() + block.width > width) {
                lines.addAll(beside(row));
                lines.add("");
                row.clear();
                used = 0;
            }
            used += (row.isEmpty() ? 0 : GAP.length()) + block.width;
            row.add(block);
        }
        lines.addAll(beside(row));
        return lines;
    }

    private static List<String> beside(List<Block> row) {
        int height = row.stream().mapToInt(block -> block.lines.size()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            for (Block block : row) {
                line.append(line.isEmpty() ? "" : GAP);
                line.append(i < block.lines.size() ? block.lines.get(i) : " ".repeat(block.width));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
