package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.geometry.AxisNames;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Names cells by a pattern with placeholders, or by one pattern a level. */
record CellNames(Lattice lattice, List<String> boards, Format format, Mistakes mistakes) {

    private static final String FILE = "{file}";

    /** The file called x. */
    private static final int X = 'x' - 'a';

    /** The names by cell, or none if they cannot be read. */
    List<String> read(Optional<Node> node) {
        if (node.isEmpty()) {
            return List.of();
        }
        Values values = new Values(mistakes);
        List<Node> nodes = values.oneOrMore(node.get(), format.largest().levels());
        List<String> patterns = nodes.stream()
                .flatMap(item -> values.text(item, Form.CELL_NAMES).stream()
                        .filter(pattern -> isReadable(pattern, item, values)))
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

    /** An x within a name would be read as the x of a capture. */
    private boolean isReadable(String pattern, Node node, Values values) {
        if (lattice.files() <= X || pattern.lastIndexOf(FILE) <= 0) {
            return true;
        }
        values.refused(
                node,
                Values.quoted(pattern) + " has the file x within names, where x is a capture; expected {file} at the"
                        + " beginning only, {FILE}, or at most " + X + " files");
        return false;
    }

    private String name(String pattern, int cell) {
        String file = AxisNames.file(lattice.x(cell));
        return pattern.replace(FILE, file)
                .replace("{FILE}", file.toUpperCase(Locale.ROOT))
                .replace("{rank}", String.valueOf(lattice.y(cell) + 1))
                .replace("{level}", boards.get(lattice.z(cell)));
    }
}
