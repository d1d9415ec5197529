package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.lattice.BoxSymmetries;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.PawnSpec;
import org.plyspace.movegen.lattice.SidedCells;

/** Finds the turns and reflections of the board that turn every piece's moves into its moves, by trying all 48. */
record SymmetryFinder(Lattice lattice, List<PieceReader.Declared> pieces, Optional<PawnSpec> pawn) {

    /** A turn written as what it makes of this step. */
    private static final Step AXES = new Step(1, 2, 3);

    List<Symmetry> find() {
        List<Symmetry> symmetries = new ArrayList<>();
        for (Step turn : AXES.allTurns()) {
            UnaryOperator<Step> map =
                    step -> new Step(part(step, turn.dx()), part(step, turn.dy()), part(step, turn.dz()));
            Step size = new Step(lattice.files(), lattice.ranks(), lattice.levels());
            Step mapped = map.apply(size);
            boolean fits = Math.abs(mapped.dx()) == size.dx()
                    && Math.abs(mapped.dy()) == size.dy()
                    && Math.abs(mapped.dz()) == size.dz();
            if (fits && keepsWrapping(turn) && keepsPieces(map)) {
                add(BoxSymmetries.of(lattice, map, keepsPawn(map)), symmetries);
            }
        }
        return symmetries;
    }

    /** The first, second or third number of a step, or its negative. */
    private static int part(Step step, int which) {
        int number = Math.abs(which) == 1 ? step.dx() : Math.abs(which) == 2 ? step.dy() : step.dz();
        return which < 0 ? -number : number;
    }

    /** Adds it unless it leaves every cell where it is, or does what another one does. */
    private void add(Symmetry symmetry, List<Symmetry> into) {
        boolean identity = isSame(symmetry, cell -> cell);
        boolean known = into.stream().anyMatch(other -> isSame(symmetry, other::image));
        if (!identity && !known) {
            into.add(symmetry);
        }
    }

    private boolean isSame(Symmetry symmetry, IntUnaryOperator images) {
        for (int cell = 0; cell < lattice.cells(); cell++) {
            if (symmetry.image(cell) != images.applyAsInt(cell)) {
                return false;
            }
        }
        return true;
    }

    /** An axis that goes round must stay in its place. */
    private boolean keepsWrapping(Step turn) {
        boolean wraps = lattice.normal(new Step(0, 0, -1)).dz() != -1;
        return !wraps || Math.abs(turn.dz()) == AXES.dz();
    }

    private boolean keepsPieces(UnaryOperator<Step> map) {
        return pieces.stream().allMatch(piece -> keeps(piece.rides(), map) && keeps(piece.leaps(), map));
    }

    /** For both sides, since a turn may exchange forward with up. */
    private boolean keeps(List<Step> steps, UnaryOperator<Step> map) {
        return isInvariant(steps, map)
                && isInvariant(steps.stream().map(Step::forBlack).toList(), map);
    }

    private boolean isInvariant(List<Step> steps, UnaryOperator<Step> map) {
        Set<Step> before = new HashSet<>();
        Set<Step> after = new HashSet<>();
        for (Step step : steps) {
            before.add(lattice.normal(step));
            after.add(lattice.normal(map.apply(step)));
        }
        return before.equals(after);
    }

    private boolean keepsPawn(UnaryOperator<Step> map) {
        return pawn.isEmpty()
                || (keeps(pawn.get().advances(), map)
                        && keeps(pawn.get().captures(), map)
                        && keeps(pawn.get().doubleStep(), map)
                        && keeps(pawn.get().promotion(), map));
    }

    private boolean keeps(SidedCells cells, UnaryOperator<Step> map) {
        Symmetry symmetry = BoxSymmetries.of(lattice, map, true);
        for (Side side : Side.values()) {
            for (int cell = 0; cell < lattice.cells(); cell++) {
                if (cells.has(side, cell) != cells.has(side, symmetry.image(cell))) {
                    return false;
                }
            }
        }
        return true;
    }
}
