package org.plyspace.movegen.lattice;

import java.util.Arrays;
import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Rays;

/**
 * The rays of pieces as sets of cells, on lattices of at most 128 cells, so that a few operations find the first man in two directions at
 * once. Cells of a ray whose numbers grow with the distance are paired with those of a ray whose numbers fall: a line. Sets are two longs,
 * as in {@link LatticeBoard#sets}; the half with the piece is the near one.
 */
final class LineTables {

    /** The longs of a line: near cells of the growing ray, near cells of the falling ray, far cells of whichever has any. */
    static final int LINE = 3;

    /** The number of lines from each cell, by code. */
    final int[] count = new int[Piece.CODES];
    /** The lines of all cells, {@link #count} for each, by code. */
    final long[][] lines = new long[Piece.CODES][];
    /** The cells attacked whatever stands between, two longs for each cell, by code: leaps, and rays of one cell. */
    final long[][] steps = new long[Piece.CODES][];

    private final int cells;

    private LineTables(LatticeTables tables) {
        this.cells = tables.cells;
    }

    /** The lines of a lattice; null if it has more than 128 cells, or a ray whose cell numbers neither grow nor fall. */
    static LineTables of(LatticeTables tables) {
        if (!tables.masked) {
            return null;
        }
        LineTables made = new LineTables(tables);
        boolean possible = true;
        for (int code = 0; code < Piece.CODES && possible; code++) {
            possible = made.add(tables, code);
        }
        return possible ? made : null;
    }

    private boolean add(LatticeTables tables, int code) {
        long[][] growing = new long[cells][];
        long[][] falling = new long[cells][];
        steps[code] = new long[2 * cells];
        for (int cell = 0; cell < cells; cell++) {
            steps[code][2 * cell] = tables.masks.targets(cell, code, 0);
            steps[code][2 * cell + 1] = tables.masks.targets(cell, code, 1);
            growing[cell] = new long[0];
            falling[cell] = new long[0];
            for (int direction : tables.rides[code]) {
                int length = tables.rays.length(cell, direction);
                long[] ray = ray(tables.rays, cell, direction);
                if (length <= 1) {
                    steps[code][2 * cell] |= ray[0];
                    steps[code][2 * cell + 1] |= ray[1];
                } else if (isSorted(tables.rays, cell, direction, 1)) {
                    growing[cell] = append(growing[cell], ray);
                } else if (isSorted(tables.rays, cell, direction, -1)) {
                    falling[cell] = append(falling[cell], ray);
                } else {
                    return false;
                }
            }
            count[code] = Math.max(count[code], Math.max(growing[cell].length, falling[cell].length) / 2);
        }
        lines[code] = new long[LINE * count[code] * cells];
        for (int cell = 0; cell < cells; cell++) {
            for (int line = 0; line < count[code]; line++) {
                fill(code, cell, line, at(growing[cell], line), at(falling[cell], line));
            }
        }
        return true;
    }

    private static long[] ray(Rays rays, int cell, int direction) {
        long[] ray = new long[2];
        int to;
        for (int i = rays.start(cell, direction); (to = rays.at(i)) != CellTable.END; i++) {
            ray[to >> 6] |= 1L << to;
        }
        return ray;
    }

    private static boolean isSorted(Rays rays, int cell, int direction, int sign) {
        int last = cell;
        int to;
        for (int i = rays.start(cell, direction); (to = rays.at(i)) != CellTable.END; i++) {
            if ((to - last) * sign <= 0) {
                return false;
            }
            last = to;
        }
        return true;
    }

    private static long[] append(long[] rays, long[] ray) {
        long[] more = Arrays.copyOf(rays, rays.length + 2);
        System.arraycopy(ray, 0, more, rays.length, 2);
        return more;
    }

    private static long[] at(long[] rays, int index) {
        return 2 * index < rays.length ? new long[] {rays[2 * index], rays[2 * index + 1]} : new long[2];
    }

    private void fill(int code, int cell, int line, long[] growing, long[] falling) {
        int near = cell >> 6;
        int index = LINE * (count[code] * cell + line);
        lines[code][index] = growing[near];
        lines[code][index + 1] = falling[near];
        lines[code][index + 2] = near == 0 ? growing[1] : falling[0];
    }
}
