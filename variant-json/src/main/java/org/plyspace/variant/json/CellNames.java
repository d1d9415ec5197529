package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.text.MoveInput;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Names cells by a pattern with placeholders, or by one pattern a level. */
record CellNames(Lattice lattice, List<String> boards, Mistakes mistakes) {

    /** Twice a name, a dash and a promotion are a move, which must not be too long to be read. */
    private static final int LONGEST = (MoveInput.LONGEST - 4) / 2;

    /** The names by cell, or none if anything is wrong with them. */
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
                    patterns.size() + " patterns are refused; one, or one for each of the " + lattice.levels()
                            + " levels, would be accepted");
            return List.of();
        }
        List<String> names = new ArrayList<>();
        for (int cell = 0; cell < lattice.cells(); cell++) {
            names.add(name(patterns.get(onePerLevel ? lattice.z(cell) : 0), cell));
        }
        return areUsable(names, node.get()) ? names : List.of();
    }

    private String name(String pattern, int cell) {
        return pattern.replace("{file}", String.valueOf((char) ('a' + lattice.x(cell))))
                .replace("{FILE}", String.valueOf((char) ('A' + lattice.x(cell))))
                .replace("{rank}", String.valueOf(lattice.y(cell) + 1))
                .replace("{level}", boards.get(lattice.z(cell)));
    }

    private boolean areUsable(List<String> names, Node node) {
        Map<String, Integer> seen = new HashMap<>();
        for (int cell = 0; cell < names.size(); cell++) {
            Integer other = seen.put(names.get(cell), cell);
            if (other != null) {
                return refused(
                        node,
                        "two squares would be called " + Values.quoted(names.get(cell)) + ": " + where(other) + ", and "
                                + where(cell) + "; a pattern with {file}, {rank} and {level} would be accepted");
            }
            if (names.get(cell).length() > LONGEST) {
                return refused(
                        node,
                        "a square would be called " + Values.quoted(names.get(cell)) + "; names of at most " + LONGEST
                                + " characters would be accepted");
            }
        }
        if (lookLikeCastling(names, "O") || lookLikeCastling(names, "0")) {
            return refused(
                    node,
                    "a move between two of these squares would look like O-O or 0-0; names that do not both start and"
                            + " end with O or 0 would be accepted");
        }
        return true;
    }

    private boolean refused(Node node, String reason) {
        mistakes.add(node.place(), reason);
        return false;
    }

    private static boolean lookLikeCastling(List<String> names, String ring) {
        return names.stream().anyMatch(name -> name.startsWith(ring))
                && names.stream().anyMatch(name -> name.endsWith(ring));
    }

    private String where(int cell) {
        return "file " + (lattice.x(cell) + 1) + ", rank " + (lattice.y(cell) + 1) + ", level " + (lattice.z(cell) + 1);
    }
}
