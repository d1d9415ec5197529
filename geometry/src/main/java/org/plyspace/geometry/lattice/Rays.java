package org.plyspace.geometry.lattice;

import java.util.List;

/**
 * The cells in each direction from each cell, nearest first. Where levels wrap, a ray ends before it would return to its start.
 */
public final class Rays {

    private final List<Step> directions;
    private final int width;
    private final CellTable table;

    /** Compiles the rays of a lattice along at most 64 directions. */
    public Rays(Lattice lattice, List<Step> directions) {
        if (directions.size() > Long.SIZE) {
            throw new IllegalArgumentException(directions.size() + " directions; expected at most 64");
        }
        this.directions = List.copyOf(directions);
        this.width = directions.size();
        CellTable.Builder builder = new CellTable.Builder(lattice.cells() * directions.size());
        for (int cell = 0; cell < lattice.cells(); cell++) {
            for (Step direction : directions) {
                addRay(builder, lattice, cell, direction);
            }
        }
        table = builder.build();
    }

    private static void addRay(CellTable.Builder builder, Lattice lattice, int from, Step direction) {
        builder.startList();
        int cell = lattice.step(from, direction);
        while (cell != Lattice.NO_CELL && cell != from) {
            builder.add(cell);
            cell = lattice.step(cell, direction);
        }
        builder.endList();
    }

    public List<Step> directions() {
        return directions;
    }

    /** The number of directions. */
    public int width() {
        return width;
    }

    /** The index where the ray from a cell starts; the direction is given by index. */
    public int start(int cell, int direction) {
        return table.start(cell * width + direction);
    }

    /** The number of cells of the ray from a cell in a direction. */
    public int length(int cell, int direction) {
        return table.length(cell * width + direction);
    }

    /** The cell at an index, or {@link CellTable#END}. */
    public int at(int index) {
        return table.at(index);
    }
}
