package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;

/** All ways on the empty board in which a piece gets from one cell to another, and what stands in each. For explanations. */
final class Routes {

    private final LatticePosition position;
    private final LatticeTables tables;
    private final int to;
    private final List<List<Integer>> between = new ArrayList<>();

    Routes(LatticePosition position, int code, int from, int to) {
        this.position = position;
        this.tables = position.tables;
        this.to = to;
        for (int direction : tables.rides[code]) {
            addRay(tables.rays.start(from, direction));
        }
        Leaps leaps = tables.leaps[code];
        if (leaps != null
                && IntStream.range(0, leaps.count(from)).anyMatch(i -> leaps.at(leaps.start(from) + i) == to)) {
            between.add(List.of());
        }
    }

    private void addRay(int start) {
        Rays rays = tables.rays;
        List<Integer> passed = new ArrayList<>();
        int cell;
        for (int i = start; (cell = rays.at(i)) != CellTable.END; i++) {
            if (cell == to) {
                between.add(passed);
                return;
            }
            passed.add(cell);
        }
    }

    boolean exist() {
        return !between.isEmpty();
    }

    boolean isOneFree() {
        return between.stream().anyMatch(route -> route.stream().noneMatch(this::isOccupied));
    }

    /** The first man on each route that is not free, each once. */
    int[] blockers() {
        return between.stream()
                .flatMap(route -> route.stream().filter(this::isOccupied).limit(1))
                .mapToInt(Integer::intValue)
                .distinct()
                .toArray();
    }

    private boolean isOccupied(int cell) {
        return position.board.at[cell] != 0;
    }
}
