package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.cli.io.AnsiColours;
import org.plyspace.engine.picture.Picture.Panel;

/** Prints several positions side by side if there is room, else one below the other. */
public final class SideBySide {

    private SideBySide() {}

    /** The boards of each panel under its title; a single panel has no title. */
    public static List<String> lines(List<Panel> panels, BoardStyle boardStyle) {
        if (panels.size() == 1) {
            return boardStyle.lines(panels.get(0).scene());
        }
        BoardStyle narrow = boardStyle.withWidth((boardStyle.width() - 2 * (panels.size() - 1)) / panels.size());
        return TextBlock.flow(panels.stream().map(panel -> block(panel, narrow)).toList(), boardStyle.width());
    }

    /** The boards, side by side if there is room, with a key to their marks and the notes below each other. */
    public static List<String> withNotes(List<Panel> panels, BoardStyle boardStyle) {
        List<String> lines = new ArrayList<>(lines(panels, boardStyle));
        lines.add("");
        panels.stream()
                .flatMap(panel -> BoardStyle.marks(panel.scene()).stream())
                .distinct()
                .forEach(lines::add);
        for (Panel panel : panels) {
            lines.add("");
            String rules = panels.size() == 1 ? "" : panel.title() + ": ";
            panel.notes().forEach(note -> lines.addAll(boardStyle.wrapped(rules + note)));
        }
        return lines;
    }

    private static TextBlock block(Panel panel, BoardStyle boardStyle) {
        List<String> lines = new ArrayList<>();
        lines.add(panel.title());
        lines.add("");
        lines.addAll(boardStyle.lines(panel.scene()));
        return TextBlock.of(lines);
    }

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
            int height = row.stream()
                    .mapToInt(textBlock -> textBlock.lines.size())
                    .max()
                    .orElse(0);
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
}
