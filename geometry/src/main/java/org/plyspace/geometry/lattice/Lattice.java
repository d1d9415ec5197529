package org.plyspace.geometry.lattice;

/**
 * A box of cells numbered from 0. Immutable.
 *
 * <p>Stepping over an edge leads nowhere, or, for an axis that wraps, back in at the opposite edge: two levels that wrap are
 * a tall pile of boards folded onto two (twoboard.md 1).
 */
public final class Lattice {

    /** Where a step ends that leaves the box. */
    public static final int NO_CELL = -1;

    private final int files;
    private final int ranks;
    private final int levels;
    private final boolean levelsWrap;

    private Lattice(int files, int ranks, int levels, boolean levelsWrap) {
        this.files = files;
        this.ranks = ranks;
        this.levels = levels;
        this.levelsWrap = levelsWrap;
    }

    /** A box with walls all round. */
    public static Lattice box(int files, int ranks, int levels) {
        return new Lattice(files, ranks, levels, false);
    }

    /** The same box with the level above the highest being the lowest. */
    public Lattice wrappingLevels() {
        return new Lattice(files, ranks, levels, true);
    }

    public int files() {
        return files;
    }

    public int ranks() {
        return ranks;
    }

    public int levels() {
        return levels;
    }

    public int cells() {
        return files * ranks * levels;
    }

    /** The cell at a place inside the box. Levels are numbered innermost, so that cells above each other are neighbours. */
    public int cell(int x, int y, int z) {
        return (y * files + x) * levels + z;
    }

    public int x(int cell) {
        return cell / levels % files;
    }

    public int y(int cell) {
        return cell / (levels * files);
    }

    public int z(int cell) {
        return cell % levels;
    }

    /** The one step that stands for all steps leading to the same cells as the given one, where levels wrap. */
    public Step normal(Step step) {
        return levelsWrap ? new Step(step.dx(), step.dy(), Math.floorMod(step.dz(), levels)) : step;
    }

    /** The cell that a step leads to, or {@link #NO_CELL}. */
    public int step(int cell, Step step) {
        int x = x(cell) + step.dx();
        int y = y(cell) + step.dy();
        int z = z(cell) + step.dz();
        if (levelsWrap) {
            z = Math.floorMod(z, levels);
        }
        boolean inside = x >= 0 && x < files && y >= 0 && y < ranks && z >= 0 && z < levels;
        return inside ? cell(x, y, z) : NO_CELL;
    }
}
