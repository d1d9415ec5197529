package org.plyspace.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The parts of a square's name that can stand for a man's origin: nothing, the file, the rank, the level, two of these, the
 * whole name. Parts keep their order in the name.
 *
 * @param texts the distinct parts, shortest first
 * @param file the file alone; empty if the name does not show it
 */
record SquareParts(List<String> texts, Optional<String> file) {

    /** The components to keep, file, rank and level, in the order of preference. */
    private static final int[] TRIED = {
        0, Part.FILE, Part.RANK, Part.LEVEL, Part.FILE | Part.RANK, Part.FILE | Part.LEVEL, Part.RANK | Part.LEVEL
    };

    /** A range of a name. */
    private record Part(int kind, String text) {
        static final int FILE = 1;
        static final int RANK = 2;
        static final int LEVEL = 4;
    }

    /** The parts of a name; what is neither file nor rank is the level. */
    static SquareParts of(String name, String file, String rank) {
        List<Part> parts = parts(name, file, rank);
        List<String> texts = new ArrayList<>();
        for (int kinds : TRIED) {
            StringBuilder text = new StringBuilder();
            parts.stream().filter(part -> (part.kind & kinds) != 0).forEach(part -> text.append(part.text));
            if (!texts.contains(text.toString())) {
                texts.add(text.toString());
            }
        }
        if (!texts.contains(name)) {
            texts.add(name);
        }
        return new SquareParts(texts, parts.isEmpty() ? Optional.empty() : Optional.of(file));
    }

    private static List<Part> parts(String name, String file, String rank) {
        boolean fileFirst = name.contains(file + rank);
        String square = fileFirst ? file + rank : rank + file;
        int at = name.indexOf(square);
        if (file.isEmpty() || rank.isEmpty() || at < 0) {
            return List.of();
        }
        Part one = new Part(Part.FILE, file);
        Part other = new Part(Part.RANK, rank);
        return List.of(
                new Part(Part.LEVEL, name.substring(0, at)),
                fileFirst ? one : other,
                fileFirst ? other : one,
                new Part(Part.LEVEL, name.substring(at + square.length())));
    }
}
