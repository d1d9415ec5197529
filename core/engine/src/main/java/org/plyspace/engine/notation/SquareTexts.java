package org.plyspace.engine.notation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyspace.api.Layout;
import org.plyspace.api.PositionWords;

/** Splits the names of squares. A name always has the same parts, however boards move, so each is split once. */
final class SquareTexts {

    private final PositionWords words;
    private final Map<String, SquareParts> parts = new HashMap<>();
    private boolean nested;

    /** Creates splitters for the squares of a position, as its boards hang now and later. */
    SquareTexts(PositionWords words) {
        this.words = words;
        learn();
    }

    /** The parts of the name of a cell's square. */
    SquareParts parts(String name) {
        SquareParts known = parts.get(name);
        if (known == null) {
            learn();
            known = parts.computeIfAbsent(name, any -> SquareParts.of(any, "", ""));
        }
        return known;
    }

    /** The shortest square name that a name ends with: {@code a1} for {@code aa1}, usually the name itself. */
    String shortest(String name) {
        String shortest = name;
        for (int from = 1; nested && from < name.length(); from++) {
            String end = name.substring(from);
            shortest = parts.containsKey(end) ? end : shortest;
        }
        return shortest;
    }

    private void learn() {
        for (Layout.Board board : words.layout().boards()) {
            for (Layout.Square square : board.squares()) {
                if (!parts.containsKey(square.name())) {
                    parts.put(
                            square.name(),
                            SquareParts.of(
                                    square.name(),
                                    at(board.fileNames(), square.file()),
                                    at(board.rankNames(), square.rank())));
                }
            }
        }
        Set<String> names = new HashSet<>(parts.keySet());
        nested = names.stream().anyMatch(name -> names.contains(name.substring(1)));
    }

    private static String at(List<String> names, int index) {
        return index < names.size() ? names.get(index) : "";
    }
}
