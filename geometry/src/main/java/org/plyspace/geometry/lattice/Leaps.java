package org.plyspace.geometry.lattice;

import java.util.List;

/** The cells that a leaper reaches from each cell, each once. */
public final class Leaps {

    private final CellTable table;

    /** Compiles the leaps of a lattice. */
    public Leaps(Lattice lattice, List<Step> leaps) {
        CellTable.Builder builder = new CellTable.Builder(lattice.cells());
        for (int cell = 0; cell < lattice.cells(); cell++) {
            int from = cell;
            builder.startList();
            leaps.stream()
                    .mapToInt(leap -> lattice.step(from, leap))
                    .filter(target -> target != Lattice.NO_CELL && target != from)
                    .distinct()
                    .forEach(builder::add);
            builder.endList();
        }
        table = builder.build();
    }

    /** The index where the leaps from a cell start. */
    public int start(int cell) {
        return table.start(cell);
    }

    /** The cell at an index, or {@link CellTable#END}. */
    public int at(int index) {
        return table.at(index);
    }

    /** The number of leaps from a cell. */
    public int count(int cell) {
        return table.length(cell);
    }
}
