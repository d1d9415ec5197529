package org.plyspace.geometry.lattice;

import java.util.Arrays;

/**
 * A box of cells numbered from 0, some of whose places may be missing. Immutable.
 *
 * <p>Stepping over an edge, or to a place that is missing, leads nowhere; or, for an axis that wraps, back in at the opposite
 * edge: two levels that wrap are a tall pile of boards folded onto two.
 */
public final class Lattice {

    /** Where a step ends that leaves the box. */
    public static final int NO_CELL = -1;

    private final int files;
    private final int ranks;
    private final int levels;
    private final boolean levelsWrap;
    /** By place: the cell there, or {@link #NO_CELL}; null if no place is missing, so that places are cells. */
    private final int[] cellAt;
    /** By cell: its place; null if no place is missing. */
    private final int[] placeOf;

    private Lattice(int files, int ranks, int levels, boolean levelsWrap, int[] cellAt, int[] placeOf) {
        this.files = files;
        this.ranks = ranks;
        this.levels = levels;
        this.levelsWrap = levelsWrap;
        this.cellAt = cellAt;
        this.placeOf = placeOf;
    }

    /** A place of a box, by file, rank and level, each from 0. */
    @FunctionalInterface
    public interface PlaceTest {

        /** Whether the place is meant. */
        boolean test(int x, int y, int z);
    }

    /** A box with walls all round. */
    public static Lattice box(int files, int ranks, int levels) {
        return new Lattice(files, ranks, levels, false, null, null);
    }

    /** The same box with the level above the highest being the lowest. */
    public Lattice wrappingLevels() {
        return new Lattice(files, ranks, levels, true, cellAt, placeOf);
    }

    /** The same box without some places, as where boards are of unequal size or have holes; cells are numbered anew. */
    public Lattice without(PlaceTest missing) {
        int[] cells = new int[files * ranks * levels];
        int[] places = new int[cells.length];
        int count = 0;
        for (int place = 0; place < cells.length; place++) {
            boolean there = isThere(place) && !missing.test(boxX(place), boxY(place), boxZ(place));
            cells[place] = there ? count : NO_CELL;
            if (there) {
                places[count++] = place;
            }
        }
        return new Lattice(files, ranks, levels, levelsWrap, cells, Arrays.copyOf(places, count));
    }

    private boolean isThere(int place) {
        return cellAt == null || cellAt[place] != NO_CELL;
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

    /** How many cells there are. */
    public int cells() {
        return placeOf == null ? files * ranks * levels : placeOf.length;
    }

    /**
     * The cell at a place inside the box, or {@link #NO_CELL} if it is missing. Levels are numbered innermost, so that cells above
     * each other are neighbours.
     */
    public int cell(int x, int y, int z) {
        int place = (y * files + x) * levels + z;
        return cellAt == null ? place : cellAt[place];
    }

    public int x(int cell) {
        return boxX(place(cell));
    }

    public int y(int cell) {
        return boxY(place(cell));
    }

    public int z(int cell) {
        return boxZ(place(cell));
    }

    private int place(int cell) {
        return placeOf == null ? cell : placeOf[cell];
    }

    private int boxX(int place) {
        return place / levels % files;
    }

    private int boxY(int place) {
        return place / (levels * files);
    }

    private int boxZ(int place) {
        return place % levels;
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
