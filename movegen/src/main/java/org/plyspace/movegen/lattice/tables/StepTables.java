package org.plyspace.movegen.lattice.tables;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.geometry.lattice.Leaps;

/**
 * What pieces attack besides their rays: the cells that they attack over any men, and the paths of all other conditional modes. By {@code
 * code * cells + cell}.
 */
public final class StepTables {

    /** The index in {@link #cells} of the first cell; the next one is the end. */
    public final int[] starts;
    /** The cells attacked over any men. */
    public final int[] cells;
    /** The other paths along which pieces capture. */
    public final ModePath[][] paths;

    StepTables(LatticeTables tables) {
        int rows = 2 * (tables.declared.pieces.size() + 1) * tables.cells;
        List<Integer> all = new ArrayList<>();
        starts = new int[rows + 1];
        paths = new ModePath[rows][];
        for (int row = 0; row < rows; row++) {
            int code = row / tables.cells;
            int cell = row % tables.cells;
            Set<Integer> certain = new LinkedHashSet<>();
            addLeaps(tables.leaps[code], cell, certain);
            paths[row] = addPaths(tables, code, cell, certain);
            all.addAll(certain);
            starts[row + 1] = all.size();
        }
        cells = all.stream().mapToInt(cell -> cell).toArray();
    }

    private static void addLeaps(Leaps leaps, int cell, Set<Integer> certain) {
        if (leaps != null) {
            IntStream.range(0, leaps.count(cell)).forEach(i -> certain.add(leaps.at(leaps.start(cell) + i)));
        }
    }

    private static ModePath[] addPaths(LatticeTables tables, int code, int cell, Set<Integer> certain) {
        List<ModePath> others = new ArrayList<>();
        if (tables.general != null && tables.general.rows[code] != null) {
            for (ModePath path : tables.general.rows[code][cell]) {
                if (path.captures && path.isCertain()) {
                    certain.add(path.cells[0]);
                } else if (path.captures) {
                    others.add(path);
                }
            }
        }
        return others.toArray(ModePath[]::new);
    }
}
