package org.plyspace.variant.json;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.variant.json.tree.Mistakes;

/** Refuses what would be too large to compile: directions beyond those that rays have numbers for, and tables without end. */
record SizeCheck(Lattice lattice, List<PieceReader.Declared> pieces) {

    private static final int MOST_DIRECTIONS = Long.SIZE;
    private static final long MOST_LEAPS = 2_000_000;

    void check(Section root, Mistakes mistakes) {
        int directions = directions().size();
        if (directions > MOST_DIRECTIONS) {
            mistakes.add(
                    root.optional("pieces").orElseThrow().place(),
                    "pieces slide in " + directions + " directions, their opposites included; at most "
                            + MOST_DIRECTIONS + " would be accepted");
        }
        long leaps = pieces.stream().mapToLong(piece -> piece.leaps().size()).sum() * lattice.cells();
        if (leaps > MOST_LEAPS) {
            mistakes.add(
                    root.optional("pieces").orElseThrow().place(),
                    "leaps times squares are " + leaps + "; at most " + MOST_LEAPS + " would be accepted");
        }
    }

    private Set<Step> directions() {
        Set<Step> directions = new HashSet<>();
        for (PieceReader.Declared piece : pieces) {
            for (Step ride : piece.rides()) {
                for (Step step : List.of(ride, ride.forBlack())) {
                    directions.add(lattice.normal(step));
                    directions.add(lattice.normal(step.reversed()));
                }
            }
        }
        return directions;
    }
}
