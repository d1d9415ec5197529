package org.plyspace.movegen.lattice;

import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;

/**
 * For lattices of at most 128 cells: from where each piece could attack a cell on the empty board, as two longs (cells 0 to
 * 63, cells 64 to 127), by code and cell. One AND with the men of that code then rules most of them out.
 */
final class MaskTables {

    private final long[] leaps;
    private final long[] rides;
    private final int cells;

    MaskTables(LatticeTables tables) {
        cells = tables.cells;
        leaps = new long[2 * Piece.CODES * cells];
        rides = new long[2 * Piece.CODES * cells];
        for (int code = 2; code < Piece.CODES; code++) {
            for (int cell = 0; cell < cells; cell++) {
                addLeaps(tables.leapSources[code], code, cell);
                addRides(tables, code, cell);
            }
        }
    }

    /** The index of the long that has the bit of a cell in a table of two longs a code; the bit is {@code 1L << cell}. */
    static int half(int code, int cell) {
        return 2 * code + (cell >> 6);
    }

    /** Whether any of the men of a code, given as {@link LatticeBoard#sets}, leaps to a cell. */
    boolean anyLeapReaches(int cell, int code, long[] sets) {
        return meet(leaps, cell, code, sets);
    }

    /** Whether any of the men of a code would ride to a cell if nothing stood between. */
    boolean anyRideReachesIfOpen(int cell, int code, long[] sets) {
        return meet(rides, cell, code, sets);
    }

    private boolean meet(long[] table, int cell, int code, long[] sets) {
        int index = 2 * (code * cells + cell);
        return ((table[index] & sets[2 * code]) | (table[index + 1] & sets[2 * code + 1])) != 0;
    }

    private void addLeaps(Leaps sources, int code, int cell) {
        if (sources == null) {
            return;
        }
        for (int i = sources.start(cell), n = sources.count(cell), k = 0; k < n; k++) {
            add(leaps, code, cell, sources.at(i + k));
        }
    }

    private void addRides(LatticeTables tables, int code, int cell) {
        Rays rays = tables.rays;
        for (int direction = 0; direction < rays.width(); direction++) {
            if ((tables.ridesTowards[code] >> direction & 1) == 0) {
                continue;
            }
            int from;
            for (int i = rays.start(cell, direction); (from = rays.at(i)) < tables.cells; i++) {
                add(rides, code, cell, from);
            }
        }
    }

    private void add(long[] table, int code, int cell, int from) {
        table[half(code * cells + cell, from)] |= 1L << from;
    }
}
