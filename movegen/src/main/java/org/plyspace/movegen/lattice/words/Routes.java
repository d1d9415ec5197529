package org.plyspace.movegen.lattice.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.play.LatticeBoard;
import org.plyspace.movegen.lattice.play.LatticeState;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.ModePath;

/**
 * All ways on the empty board in which a piece other than a pawn gets from one cell to another, and what obstructs each. For explanations.
 */
final class Routes {

    private final LatticeBoard board;
    private final LatticeTables tables;
    private final int to;
    private final List<Route> routes = new ArrayList<>();
    private boolean late;
    private boolean early;
    private boolean choosy;

    /** A route: the cells passed, what may be done at the end, and how many men must stand on the cells passed. */
    private record Route(List<Integer> between, boolean moves, boolean captures, int hurdles) {}

    Routes(LatticeState state, int code, int from, int to) {
        this.board = state.board;
        this.tables = state.tables;
        this.to = to;
        for (int direction : tables.rides[code]) {
            addRay(tables.rays.start(from, direction));
        }
        Leaps leaps = tables.leaps[code];
        if (leaps != null
                && tables.pawnOf[code] == null
                && IntStream.range(0, leaps.count(from)).anyMatch(i -> leaps.at(leaps.start(from) + i) == to)) {
            routes.add(new Route(List.of(), true, true, 0));
        }
        if (tables.general != null && tables.general.rows[code] != null) {
            for (ModePath modePath : tables.general.rows[code][from]) {
                int before = routes.size();
                addRow(modePath);
                if (!state.isReady(modePath, code, from)) {
                    late |= routes.size() > before && modePath.when == Mode.When.UNMOVED;
                    early |= routes.size() > before && modePath.when == Mode.When.MOVED;
                    routes.subList(before, routes.size()).clear();
                }
            }
        }
    }

    private void addRay(int start) {
        Rays rays = tables.rays;
        List<Integer> passed = new ArrayList<>();
        int cell;
        for (int i = start; (cell = rays.at(i)) != CellTable.END; i++) {
            if (cell == to) {
                routes.add(new Route(passed, true, true, 0));
                return;
            }
            passed.add(cell);
        }
    }

    private void addRow(ModePath modePath) {
        if (modePath.kind == Mode.Kind.AFAR) {
            return;
        }
        List<Integer> passed = new ArrayList<>();
        for (int i = 0; i < modePath.cells.length; i++) {
            if (modePath.cells[i] == to && i >= modePath.first && modePath.mayLand(i)) {
                choosy |= modePath.captures && !modePath.takes(board.at[to]);
                routes.add(new Route(
                        List.copyOf(passed),
                        modePath.moves,
                        modePath.takes(board.at[to]),
                        modePath.kind == Mode.Kind.HOP ? 1 : 0));
            }
            passed.add(modePath.cells[i]);
        }
    }

    /** Whether there are any, also such as the piece has lost by moving or gets only then. */
    boolean exist() {
        return !routes.isEmpty() || late || early;
    }

    /** Whether there are only such as the piece has lost by moving. */
    boolean areLost() {
        return routes.isEmpty() && late;
    }

    /** Whether there are only such as the piece gets by moving. */
    boolean areToCome() {
        return routes.isEmpty() && !late && early;
    }

    /** Whether any route allows moving to an empty target. */
    boolean move() {
        return routes.stream().anyMatch(Route::moves);
    }

    /** Whether any route allows capturing on the target. */
    boolean capture() {
        return routes.stream().anyMatch(Route::captures);
    }

    /** Whether a route would allow capturing another man on the target. */
    boolean areChoosy() {
        return choosy;
    }

    /** Whether a route is free that allows what the target requires. */
    boolean isOneFree() {
        return routes.stream()
                .anyMatch(route -> serves(route)
                        && route.between().stream().filter(this::isOccupied).count() == route.hurdles());
    }

    private boolean serves(Route route) {
        return isOccupied(to) ? route.captures() : route.moves();
    }

    /** Whether all suitable routes need exactly one man to leap over, and none has one too many. */
    boolean lackHurdle() {
        return routes.stream()
                .filter(this::serves)
                .allMatch(route ->
                        route.hurdles() == 1 && route.between().stream().noneMatch(this::isOccupied));
    }

    /** The first man on each blocked route beyond the one that it needs; each man once. */
    int[] blockers() {
        return routes.stream()
                .filter(this::serves)
                .flatMap(route -> route.between().stream()
                        .filter(this::isOccupied)
                        .skip(route.hurdles())
                        .limit(1))
                .mapToInt(Integer::intValue)
                .distinct()
                .toArray();
    }

    private boolean isOccupied(int cell) {
        return board.at[cell] != 0;
    }
}
