package org.plyspace.movegen.lattice.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.geometry.lattice.CellTable;

/**
 * The rays of pieces as sets of cells, on lattices of at most 128 cells: a few operations find the first men on two rays at once. A line is
 * a ray along which cell numbers grow and one along which they fall. Sets are two longs, as in {@code LatticeBoard.sets}; the half with the
 * piece is the near one.
 */
public final class LineTables {

    /** The longs of a line: near cells of the growing ray, near cells of the falling ray, far cells of whichever has any. */
    public static final int LINE = 3;

    /** The lines of all pieces from all cells. */
    public final long[] lines;
    /** The index of the first line, by {@code code * cells + cell}; the next one is the end. */
    public final int[] starts;
    /** The cells attacked over any men, two longs for each {@code code * cells + cell}: leaps, and rays of one cell. */
    public final long[] steps;

    /** What else pieces attack, by {@code code * cells + cell}: the paths that no line can stand for; null without any. */
    public final ModePath[][] others;

    private final LatticeTables tables;
    /** Whether cell numbers grow or fall along each ray. */
    private boolean complete = true;

    private LineTables(LatticeTables tables) {
        this.tables = tables;
        int rows = 2 * (tables.declared.pieces.size() + 1) * tables.cells;
        List<long[]> all = new ArrayList<>();
        starts = new int[rows + 1];
        steps = new long[2 * rows];
        ModePath[][] remaining = new ModePath[rows][];
        for (int row = 0; row < rows; row++) {
            remaining[row] = add(row, row / tables.cells, row % tables.cells, all);
            starts[row + 1] = LINE * all.size();
        }
        lines = all.stream().flatMapToLong(Arrays::stream).toArray();
        others = Arrays.stream(remaining).allMatch(paths -> paths.length == 0) ? null : remaining;
    }

    /** The lines of a lattice; empty if it has more than 128 cells, or a ray along which cell numbers neither grow nor fall. */
    static Optional<LineTables> of(LatticeTables tables) {
        return tables.masked ? Optional.of(new LineTables(tables)).filter(made -> made.complete) : Optional.empty();
    }

    /** Adds the lines of a row and returns what remains. */
    private ModePath[] add(int row, int code, int cell, List<long[]> all) {
        List<int[]> rays = new ArrayList<>();
        List<ModePath> remaining = new ArrayList<>();
        for (int direction : tables.rides[code]) {
            rays.add(cells(tables.rays.start(cell, direction)));
        }
        if (tables.general != null && tables.general.rows[code] != null) {
            for (ModePath path : tables.general.rows[code][cell]) {
                if (path.captures && path.isRay()) {
                    rays.add(path.cells);
                } else if (path.captures) {
                    remaining.add(path);
                }
            }
        }
        steps[2 * row] = tables.masks.targets(cell, code, 0);
        steps[2 * row + 1] = tables.masks.targets(cell, code, 1);
        addLines(row, cell, rays, all);
        return remaining.toArray(ModePath[]::new);
    }

    private int[] cells(int start) {
        return IntStream.iterate(start, i -> tables.rays.at(i) != CellTable.END, i -> i + 1)
                .map(tables.rays::at)
                .toArray();
    }

    private void addLines(int row, int cell, List<int[]> rays, List<long[]> all) {
        List<long[]> growing = new ArrayList<>();
        List<long[]> falling = new ArrayList<>();
        for (int[] ray : rays) {
            if (ray.length <= 1) {
                steps[2 * row] |= set(ray)[0];
                steps[2 * row + 1] |= set(ray)[1];
            } else if (goes(cell, ray, 1)) {
                growing.add(set(ray));
            } else {
                complete &= goes(cell, ray, -1);
                falling.add(set(ray));
            }
        }
        for (int i = 0; i < Math.max(growing.size(), falling.size()); i++) {
            all.add(line(cell >> 6, at(growing, i), at(falling, i)));
        }
    }

    private static long[] set(int[] cells) {
        long[] set = new long[2];
        for (int cell : cells) {
            set[cell >> 6] |= 1L << cell;
        }
        return set;
    }

    /** Whether cell numbers grow, or fall if the sign is negative, all along a ray. */
    private static boolean goes(int from, int[] ray, int sign) {
        int last = from;
        for (int cell : ray) {
            if ((cell - last) * sign <= 0) {
                return false;
            }
            last = cell;
        }
        return true;
    }

    private static long[] at(List<long[]> rays, int index) {
        return index < rays.size() ? rays.get(index) : new long[2];
    }

    private static long[] line(int near, long[] growing, long[] falling) {
        return new long[] {growing[near], falling[near], near == 0 ? growing[1] : falling[0]};
    }
}
