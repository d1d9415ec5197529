package org.plyspace.movegen.lattice.declare;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.text.MoveInput;

/** Checks the board of a declaration: its size, and the names of its squares and levels. */
record BoardCheck(LatticeDeclarationCheck check) {

    /**
     * The longest name of a square. Two names, a dash and a promotion to a marked piece form a move, which must not be too long to read.
     */
    private static final int LONGEST = (MoveInput.LONGEST - 4) / 2;

    /** Characters that would be read as part of a move or a field; an x that starts a square's name is a file. */
    private static final Pattern UNREADABLE = Pattern.compile("[^ -~]|[-=*@,:;|/+#\\s]|(?<=.)x");

    void run() {
        LatticeDeclaration declared = check.declaration();
        Lattice lattice = declared.lattice;
        if (lattice.cells() == 0 || lattice.cells() > Move.MAX_CELL + 1) {
            add("lattice", "", "it has " + lattice.cells() + " cells; expected 1 to " + (Move.MAX_CELL + 1));
            return;
        }
        for (int z = 0; z < lattice.levels(); z++) {
            int level = z;
            if (IntStream.range(0, lattice.cells()).noneMatch(cell -> lattice.z(cell) == level)) {
                add("lattice", "", "level " + (z + 1) + " has no cell; expected at least one on every level");
            }
        }
        checkBoards(declared.boards.names());
        checkOrder("boards", "inText", declared.boards.textOrder());
        checkOrder("view", "", declared.boards.viewOrder());
        checkSquares();
    }

    private void add(String statement, String part, String reason) {
        check.add(statement, "", part, reason);
    }

    private void checkBoards(List<String> boards) {
        int levels = check.declaration().lattice.levels();
        if (boards.size() != levels || Set.copyOf(boards).size() != levels) {
            add(
                    "boards",
                    "",
                    boards.size() + " names of boards: " + String.join(", ", boards) + "; expected " + levels
                            + " different ones, the lowest level's first");
        }
        boards.stream()
                .filter(name -> name.isEmpty() || UNREADABLE.matcher(name).find())
                .findFirst()
                .ifPresent(name -> add(
                        "boards",
                        "",
                        "'" + name + "' cannot be read in a position's text; expected letters and digits"));
    }

    private void checkOrder(String statement, String part, List<String> order) {
        List<String> boards = check.declaration().boards.names();
        if (order.size() != boards.size() || !new HashSet<>(order).equals(new HashSet<>(boards))) {
            add(
                    statement,
                    part,
                    "found " + String.join(", ", order) + "; expected each of " + String.join(", ", boards) + " once");
        }
    }

    /** Stops at the first unsuitable name, since the others are likely to have the same fault. */
    private void checkSquares() {
        Map<String, Integer> seen = new HashMap<>();
        Pattern form = Pattern.compile(check.declaration().boards.squareForm());
        for (int cell = 0; cell < check.declaration().lattice.cells(); cell++) {
            String name = check.name(cell);
            Integer other = seen.put(name, cell);
            if (other != null) {
                add(
                        "squares",
                        "",
                        "two squares would be called '" + name + "': " + where(other) + ", and " + where(cell)
                                + "; expected different names");
                return;
            }
            if (name.isEmpty()
                    || name.length() > LONGEST
                    || UNREADABLE.matcher(name).find()) {
                add(
                        "squares",
                        "",
                        "a square would be called '" + name + "'; expected 1 to " + LONGEST
                                + " characters, without x after the first and without signs of moves and fields");
                return;
            }
            if (!form.matcher(name).matches()) {
                add("squares", "squareForm", "the square '" + name + "' does not match the form " + form);
                return;
            }
        }
        if (lookLikeCastling(seen.keySet(), "O") || lookLikeCastling(seen.keySet(), "0")) {
            add(
                    "squares",
                    "",
                    "a move between two squares would look like O-O or 0-0; expected names that do not both start and"
                            + " end with O or 0");
        }
    }

    private static boolean lookLikeCastling(Set<String> names, String ring) {
        return names.stream().anyMatch(name -> name.startsWith(ring))
                && names.stream().anyMatch(name -> name.endsWith(ring));
    }

    private String where(int cell) {
        Lattice lattice = check.declaration().lattice;
        return "file " + (lattice.x(cell) + 1) + ", rank " + (lattice.y(cell) + 1) + ", level " + (lattice.z(cell) + 1);
    }
}
