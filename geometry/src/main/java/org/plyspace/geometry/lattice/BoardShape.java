package org.plyspace.geometry.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The extent of a level: the smallest rectangle that holds all its cells.
 *
 * @param x first file
 * @param y lowest rank
 * @param files number of files
 * @param ranks number of ranks
 * @param rows the existing cells of each rank, ranks from the lowest, cells from the first file
 */
public record BoardShape(int x, int y, int files, int ranks, List<List<Integer>> rows) {

    public BoardShape {
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** The shape of a level that has at least one cell. */
    public static BoardShape of(Lattice lattice, int z) {
        List<Integer> cells = IntStream.range(0, lattice.cells())
                .filter(cell -> lattice.z(cell) == z)
                .boxed()
                .toList();
        int x = cells.stream().mapToInt(lattice::x).min().orElseThrow();
        int y = cells.stream().mapToInt(lattice::y).min().orElseThrow();
        int files = cells.stream().mapToInt(lattice::x).max().orElseThrow() - x + 1;
        int ranks = cells.stream().mapToInt(lattice::y).max().orElseThrow() - y + 1;
        List<List<Integer>> rows = new ArrayList<>();
        for (int rank = y; rank < y + ranks; rank++) {
            int fixedRank = rank;
            rows.add(IntStream.range(x, x + files)
                    .map(file -> lattice.cell(file, fixedRank, z))
                    .filter(cell -> cell != Lattice.NO_CELL)
                    .boxed()
                    .toList());
        }
        return new BoardShape(x, y, files, ranks, rows);
    }
}
