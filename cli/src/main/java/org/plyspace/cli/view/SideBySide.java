package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.engine.picture.Picture.Panel;

/** Several positions beside each other where there is room, else one below the other. */
public final class SideBySide {

    private SideBySide() {}

    /** The boards of each panel under its title; of one alone without. */
    public static List<String> lines(List<Panel> panels, Look look) {
        if (panels.size() == 1) {
            return look.lines(panels.get(0).scene());
        }
        Look narrow = look.withWidth((look.width() - 2 * (panels.size() - 1)) / panels.size());
        return Block.flow(panels.stream().map(panel -> block(panel, narrow)).toList(), look.width());
    }

    private static Block block(Panel panel, Look look) {
        List<String> lines = new ArrayList<>();
        lines.add(panel.title());
        lines.add("");
        lines.addAll(look.lines(panel.scene()));
        return Block.of(lines);
    }
}
