package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.plyspace.api.Layout.Cells;
import org.plyspace.api.Layout.Facing;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Offset;

/**
 * The names of the squares and boards of a lattice, and how they are drawn.
 *
 * @param squares the name of each cell
 * @param squareForm a regular expression for what looks like a square's name
 * @param squareRange the range of existing squares, in words, and whether some are missing there
 * @param names the names of the boards, the lowest first
 * @param textOrder the boards in the order of a position's text
 * @param viewOrder the boards in the order in which they are shown
 * @param cells the shape of the cells
 */
public record DeclaredBoards(
        IntFunction<String> squares,
        String squareForm,
        String squareRange,
        IntPredicate light,
        List<String> names,
        List<String> textOrder,
        Facing facing,
        List<String> viewOrder,
        Offset offset,
        Cells cells) {

    /** The boards as stated. Unless stated otherwise, levels are numbered and listed from the top down. */
    static DeclaredBoards of(LatticeStatement spec) {
        List<String> names = spec.boards;
        if (names.isEmpty()) {
            names = IntStream.rangeClosed(1, spec.lattice.levels())
                    .mapToObj(String::valueOf)
                    .toList();
        }
        List<String> textOrder = spec.textOrder;
        if (textOrder.isEmpty()) {
            textOrder = new ArrayList<>(names);
            Collections.reverse(textOrder);
        }
        Lattice lattice = spec.lattice;
        boolean hasGaps = lattice.cells() < lattice.files() * lattice.ranks() * lattice.levels();
        List<String> viewOrder = spec.viewOrder.isEmpty() ? textOrder : spec.viewOrder;
        return new DeclaredBoards(
                spec.names,
                spec.squareForm,
                spec.squareRange + (hasGaps ? "; there are gaps: not every square of this range exists" : ""),
                spec.light,
                names,
                List.copyOf(textOrder),
                spec.facing,
                List.copyOf(viewOrder),
                spec.offset,
                spec.cells);
    }
}
