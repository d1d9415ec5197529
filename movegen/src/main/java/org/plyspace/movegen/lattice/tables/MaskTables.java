package org.plyspace.movegen.lattice.tables;

import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;

/**
 * Attack masks of lattices of at most 128 cells: the cells from which each piece could attack a cell on the empty board, as two longs
 * (cells 0 to 63, cells 64 to 127), by code and cell. One AND with the men of that code rules out most of them, and gives the directions in
 * which to look for the others.
 */
public final class MaskTables {

    private final long[] leaps;
    private final long[] targets;
    private final long[] rides;
    /** The directions in which a ray from one cell meets another, by {@code cell * cells + from}. */
    private final long[] directions;

    private final int[][] riders;
    private final long[] ridesTowards;
    private final int cells;

    MaskTables(LatticeTables tables) {
        cells = tables.cells;
        riders = tables.riders;
        ridesTowards = tables.ridesTowards;
        directions = new long[cells * cells];
        addDirections(tables.rays);
        leaps = new long[2 * Piece.CODES * cells];
        targets = new long[2 * Piece.CODES * cells];
        rides = new long[2 * Piece.CODES * cells];
        for (int code = 2; code < Piece.CODES; code++) {
            for (int cell = 0; cell < cells; cell++) {
                addLeaps(leaps, tables.leapSources[code], code, cell);
                addLeaps(targets, tables.leaps[code], code, cell);
                addRides(tables, code, cell);
            }
        }
    }

    /** The index of the long that contains a cell's bit in a table of two longs for each code; the bit is {@code 1L << cell}. */
    public static int half(int code, int cell) {
        return 2 * code + (cell >> 6);
    }

    /** Whether any man of a code leaps to a cell; the men are given as in {@code LatticeBoard.sets}. */
    public boolean anyLeapReaches(int cell, int code, long[] sets) {
        int index = 2 * (code * cells + cell);
        return ((leaps[index] & sets[2 * code]) | (leaps[index + 1] & sets[2 * code + 1])) != 0;
    }

    /** The cells from which a man of a code leaps to a cell: half 0 has cells 0 to 63, half 1 cells 64 to 127. */
    public long leapers(int cell, int code, int half) {
        return leaps[2 * (code * cells + cell) + half];
    }

    /** The cells to which a man of a code leaps from a cell, by half. */
    public long targets(int cell, int code, int half) {
        return targets[2 * (code * cells + cell) + half];
    }

    /** The directions, as bits, of a side's men that would ride to a cell if nothing stood between. */
    public long ridersIfOpen(int cell, int by, long[] sets) {
        long found = 0;
        for (int code : riders[by]) {
            int index = 2 * (code * cells + cell);
            long low = rides[index] & sets[2 * code];
            long high = rides[index + 1] & sets[2 * code + 1];
            if ((low | high) != 0) {
                found |= (directionsTo(cell, low, 0) | directionsTo(cell, high, Long.SIZE)) & ridesTowards[code];
            }
        }
        return found;
    }

    private long directionsTo(int cell, long men, int firstCell) {
        long found = 0;
        for (long rest = men; rest != 0; rest &= rest - 1) {
            found |= directions[cell * cells + firstCell + Long.numberOfTrailingZeros(rest)];
        }
        return found;
    }

    private void addDirections(Rays rays) {
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < rays.width(); direction++) {
                int from;
                for (int i = rays.start(cell, direction); (from = rays.at(i)) < cells; i++) {
                    directions[cell * cells + from] |= 1L << direction;
                }
            }
        }
    }

    private void addLeaps(long[] table, Leaps leaps, int code, int cell) {
        if (leaps == null) {
            return;
        }
        for (int i = leaps.start(cell), n = leaps.count(cell), k = 0; k < n; k++) {
            add(table, code, cell, leaps.at(i + k));
        }
    }

    private void addRides(LatticeTables tables, int code, int cell) {
        if (tables.ridesTowards[code] == 0) {
            return;
        }
        for (int from = 0; from < cells; from++) {
            if ((directions[cell * cells + from] & tables.ridesTowards[code]) != 0) {
                add(rides, code, cell, from);
            }
        }
    }

    private void add(long[] table, int code, int cell, int from) {
        table[half(code * cells + cell, from)] |= 1L << from;
    }
}
