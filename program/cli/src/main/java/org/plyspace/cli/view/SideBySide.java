package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
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

    private static TextBlock block(Panel panel, BoardStyle boardStyle) {
        List<String> lines = new ArrayList<>();
        lines.add(panel.title());
        lines.add("");
        lines.addAll(boardStyle.lines(panel.scene()));
        return TextBlock.of(lines);
    }
}
