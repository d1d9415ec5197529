package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Names cells by a pattern with placeholders, or by one pattern a level. */
record CellNames(Lattice lattice, List<String> boards, Mistakes mistakes) {

    /** The names by cell, or none if they cannot be read. */
    List<String> read(Optional<Node> node) {
        if (node.isEmpty()) {
            return List.of();
        }
        Values values = new Values(mistakes);
        List<Node> nodes = values.oneOrMore(node.get(), BoardReader.MOST_LEVELS);
        List<String> patterns = nodes.stream()
                .flatMap(item -> values.text(item, Form.CELL_NAMES).stream())
                .toList();
        if (patterns.size() < nodes.size()) {
            return List.of();
        }
        boolean onePerLevel = node.get() instanceof Node.Items;
        if (onePerLevel && patterns.size() != lattice.levels()) {
            values.refused(
                    node.get(),
                    "expected one pattern, or one for each of the " + lattice.levels() + " levels, found "
                            + patterns.size());
            return List.of();
        }
        List<String> names = new ArrayList<>();
        for (int cell = 0; cell < lattice.cells(); cell++) {
            names.add(name(patterns.get(onePerLevel ? lattice.z(cell) : 0), cell));
        }
        return names;
    }

    private String name(String pattern, int cell) {
        return pattern.replace("{file}", String.valueOf((char) ('a' + lattice.x(cell))))
                .replace("{FILE}", String.valueOf((char) ('A' + lattice.x(cell))))
                .replace("{rank}", String.valueOf(lattice.y(cell) + 1))
                .replace("{level}", boards.get(lattice.z(cell)));
    }
}
