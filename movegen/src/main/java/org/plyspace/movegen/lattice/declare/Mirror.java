package org.plyspace.movegen.lattice.declare;

import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;

/** How Black's steps follow from White's. */
public enum Mirror {
    /** Reverses forward; up stays up. */
    RANKS,
    /** Reverses forward and up. */
    RANKS_AND_LEVELS,
    /** Reverses forward and right, as if a level were turned by half: for hexagons, whose rows lean. */
    FILES_AND_RANKS;

    /** A side's step, given White's. */
    public Step of(Step step, Side side) {
        if (side == Side.WHITE) {
            return step;
        }
        return switch (this) {
            case RANKS -> new Step(step.dx(), -step.dy(), step.dz());
            case RANKS_AND_LEVELS -> step.forBlack();
            case FILES_AND_RANKS -> new Step(-step.dx(), -step.dy(), step.dz());
        };
    }

    /**
     * The cell for Black that corresponds to a cell for White.
     *
     * @throws IllegalArgumentException if it is missing
     */
    public int of(Lattice lattice, int cell) {
        int x = lattice.x(cell);
        int z = lattice.z(cell);
        int opposite = lattice.cell(
                this == FILES_AND_RANKS ? lattice.files() - 1 - x : x,
                lattice.ranks() - 1 - lattice.y(cell),
                this == RANKS_AND_LEVELS ? lattice.levels() - 1 - z : z);
        if (opposite == Lattice.NO_CELL) {
            throw new IllegalArgumentException("no cell is opposite to cell " + cell);
        }
        return opposite;
    }

    /** A side's steps, given White's. */
    public List<Step> of(List<Step> steps, Side side) {
        return steps.stream().map(step -> of(step, side)).toList();
    }
}
