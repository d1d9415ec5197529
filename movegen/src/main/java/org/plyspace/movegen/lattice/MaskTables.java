package org.plyspace.movegen.lattice;

import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;

/**
 * For lattices of at most 128 cells: from where each piece could attack a cell on the empty board, as two longs (cells 0 to
 * 63, cells 64 to 127), indexed by {@code code * cells + cell}. One AND with the men of that code then rules most of them out.
 */
final class MaskTables {

    final long[] leapLow;
    final long[] leapHigh;
    final long[] rideLow;
    final long[] rideHigh;

    MaskTables(LatticeTables tables) {
        int size = Piece.CODES * tables.cells;
        leapLow = new long[size];
        leapHigh = new long[size];
        rideLow = new long[size];
        rideHigh = new long[size];
        for (int code = 2; code < Piece.CODES; code++) {
            for (int cell = 0; cell < tables.cells; cell++) {
                addLeaps(tables.leapSources[code], code * tables.cells + cell, cell);
                addRides(tables, code, cell);
            }
        }
    }

    private void addLeaps(Leaps sources, int index, int cell) {
        if (sources == null) {
            return;
        }
        for (int i = sources.start(cell), n = sources.count(cell), k = 0; k < n; k++) {
            add(leapLow, leapHigh, index, sources.at(i + k));
        }
    }

    private void addRides(LatticeTables tables, int code, int cell) {
        Rays rays = tables.rays;
        for (int direction = 0; direction < rays.directions().size(); direction++) {
            if ((tables.ridesTowards[code] >> direction & 1) == 0) {
                continue;
            }
            int from;
            for (int i = rays.start(cell, direction); (from = rays.at(i)) < tables.cells; i++) {
                add(rideLow, rideHigh, code * tables.cells + cell, from);
            }
        }
    }

    private static void add(long[] low, long[] high, int index, int cell) {
        if (cell < Long.SIZE) {
            low[index] |= 1L << cell;
        } else {
            high[index] |= 1L << (cell - Long.SIZE);
        }
    }
}
