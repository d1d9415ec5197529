package org.plyspace.geometry.lattice;

import java.util.Arrays;

/**
 * A box of cells numbered from 0; some of its places may have no cell. Immutable.
 *
 * <p>A step over an edge or to a place without a cell leads nowhere. If levels wrap, a step over their edge re-enters at the
 * opposite one: two wrapping levels are a tall pile of boards folded onto two.
 */
public final class Lattice {

    /** The result of a step that leaves the box. */
    public static final int NO_CELL = -1;

    private final int files;
    private final int ranks;
    private final int levels;
    private final boolean levelsWrap;
    /** The cell of each place, or {@link #NO_CELL}; null if places are cells. */
    private final int[] cellAt;
    /** The place of each cell; null if every place has a cell. */
    private final int[] placeOf;

    private Lattice(int files, int ranks, int levels, boolean levelsWrap, int[] cellAt, int[] placeOf) {
        this.files = files;
        this.ranks = ranks;
        this.levels = levels;
        this.levelsWrap = levelsWrap;
        this.cellAt = cellAt;
        this.placeOf = placeOf;
    }

    /** A test of the places of a box; file, rank and level count from 0. */
    @FunctionalInterface
    public interface PlaceTest {

        /** Whether the place passes the test. */
        boolean test(int x, int y, int z);
    }

    /** A box whose edges all block. */
    public static Lattice box(int files, int ranks, int levels) {
        return new Lattice(files, ranks, levels, false, null, null);
    }

    /** The same box with the lowest level above the highest. */
    public Lattice wrappingLevels() {
        return new Lattice(files, ranks, levels, true, cellAt, placeOf);
    }

    /** The same box without the cells of some places, for boards of unequal size or with holes. Cells are renumbered. */
    public Lattice without(PlaceTest missing) {
        int[] cells = new int[files * ranks * levels];
        int[] places = new int[cells.length];
        int count = 0;
        for (int place = 0; place < cells.length; place++) {
            boolean exists = isThere(place) && !missing.test(boxX(place), boxY(place), boxZ(place));
            cells[place] = exists ? count : NO_CELL;
            if (exists) {
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

    /** The number of cells. */
    public int cells() {
        return placeOf == null ? files * ranks * levels : placeOf.length;
    }

    /**
     * The cell at a place inside the box, or {@link #NO_CELL} if it is missing. Levels are numbered innermost, so cells above
     * each other have neighbouring numbers.
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

    /** The canonical one of all steps that, where levels wrap, lead to the same cells as the given one. */
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
