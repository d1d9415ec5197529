package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Symmetry;

/**
 * Finds the symmetries of a declaration: every reflection of the grid that maps boards and anchors to boards and anchors, with
 * and without an exchange of the sides, is checked against the declaration's rules, and only those proved are kept. Cold.
 */
final class StackSymmetries {

    private final StackTables tables;

    StackSymmetries(StackTables tables) {
        this.tables = tables;
    }

    List<Symmetry> find() {
        List<Symmetry> found = new ArrayList<>();
        for (boolean exchanges : new boolean[] {false, true}) {
            for (int mirrors = 0; mirrors < 4; mirrors++) {
                boolean identity = !exchanges && mirrors == 0;
                Optional<StackImage> image =
                        identity ? Optional.empty() : StackImage.of(tables.stack, (mirrors & 1) != 0, mirrors > 1);
                image.flatMap(turned -> proven(turned, exchanges)).ifPresent(found::add);
            }
        }
        return List.copyOf(found);
    }

    private Optional<Symmetry> proven(StackImage image, boolean exchanges) {
        SymmetryProof proof = new SymmetryProof(tables, image, exchanges);
        return proof.holdsWithoutPawns()
                ? Optional.of(
                        new Symmetry(image.cells(), image.anchors(), image.boards(), proof.holdsForPawns(), exchanges))
                : Optional.empty();
    }
}
