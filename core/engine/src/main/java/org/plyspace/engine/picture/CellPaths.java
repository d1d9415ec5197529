package org.plyspace.engine.picture;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Shade;

/** The outlines of a board's cells, collected by shade. */
final class CellPaths {

    private final Map<Shade, StringBuilder> paths = new EnumMap<>(Shade.class);

    void add(Shade shade, String path) {
        paths.computeIfAbsent(shade, unused -> new StringBuilder()).append(path);
    }

    private String of(Shade shade) {
        return paths.getOrDefault(shade, new StringBuilder()).toString();
    }

    String all() {
        return Stream.of(Shade.LIGHT, Shade.DARK, Shade.MIDDLE).map(this::of).collect(Collectors.joining());
    }

    /** Fills the cells of a level: the light ones by their style, the others in the level's colour. */
    void fill(Canvas canvas, Layout layout, double z, String light, String other) {
        canvas.path(light, of(Shade.LIGHT));
        canvas.filled(Style.darkSquare(layout, z), other, of(Shade.DARK));
        canvas.filled(Style.middleSquare(layout, z), other, of(Shade.MIDDLE));
    }
}
