package org.plyspace.movegen.lattice.play;

import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.MaskTables;

/** Attacks on a {@link LatticeBoard} as it stands. */
final class LatticeAttacks {

    private static final int NOBODY = -1;

    private final LatticeTables tables;
    private final LatticeBoard board;

    LatticeAttacks(LatticeTables tables, LatticeBoard board) {
        this.tables = tables;
        this.board = board;
    }

    boolean isAttacked(int cell, int by) {
        return isAttacked(cell, by, NOBODY);
    }

    /** Whether a side attacks a cell, seen as if the man on {@code lifted} were not there. */
    boolean isAttacked(int cell, int by, int lifted) {
        return tables.masked
                ? isAttackedByMaskedLeaper(cell, by) || isAttackedByRider(cell, by, lifted)
                : isAttackedByLeaper(cell, by) || isAttackedByRider(cell, by, lifted);
    }

    boolean isAnyRoyalAttacked(int side) {
        int[] royals = board.royals[side];
        for (int i = 0, n = board.royalCount[side]; i < n; i++) {
            if (isAttacked(royals[i], side ^ 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAttackedByMaskedLeaper(int cell, int by) {
        MaskTables masks = tables.masks;
        for (int code : tables.leapers[by]) {
            if (masks.anyLeapReaches(cell, code, board.sets)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The directions, as bits, in which there may be a sliding piece of a side that would reach a cell if nothing stood between; all
     * directions where there are no masks.
     */
    long ridersIfOpen(int cell, int by) {
        return tables.masked ? tables.masks.ridersIfOpen(cell, by, board.sets) : tables.allDirections;
    }

    private boolean isAttackedByLeaper(int cell, int by) {
        byte[] at = board.at;
        for (int code : tables.leapers[by]) {
            if (board.count[code] == 0) {
                continue;
            }
            Leaps sources = tables.leapSources[code];
            int from;
            for (int i = sources.start(cell); (from = sources.at(i)) != CellTable.END; i++) {
                if (at[from] == code) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isAttackedByRider(int cell, int by, int lifted) {
        Rays rays = tables.rays;
        for (long rest = ridersIfOpen(cell, by); rest != 0; rest &= rest - 1) {
            int direction = Long.numberOfTrailingZeros(rest);
            int man = firstMan(rays.start(cell, direction), lifted);
            if (man != 0 && (man & 1) == by && (tables.ridesTowards[man] >>> direction & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    private int firstMan(int start, int lifted) {
        Rays rays = tables.rays;
        byte[] at = board.at;
        int cell;
        for (int i = start; (cell = rays.at(i)) != CellTable.END; i++) {
            if (at[cell] != 0 && cell != lifted) {
                return at[cell];
            }
        }
        return 0;
    }

    /** Writes the cells that the man on a cell attacks to an array, each once, and returns their number. */
    int from(int cell, int[] into) {
        int code = board.at[cell];
        if (code == 0) {
            return 0;
        }
        boolean meet = tables.routesMeet[code];
        int found = 0;
        for (int direction : tables.rides[code]) {
            found = alongRay(tables.rays.start(cell, direction), into, found, meet);
        }
        if (tables.leaps[code] != null) {
            int to;
            for (int i = tables.leaps[code].start(cell); (to = tables.leaps[code].at(i)) != CellTable.END; i++) {
                found = add(to, into, found, meet);
            }
        }
        return found;
    }

    private int alongRay(int start, int[] into, int found, boolean meet) {
        int count = found;
        int to;
        for (int i = start; (to = tables.rays.at(i)) != CellTable.END; i++) {
            count = add(to, into, count, meet);
            if (board.at[to] != 0) {
                break;
            }
        }
        return count;
    }

    /** Adds a cell, which may be there already only if routes meet. */
    private static int add(int cell, int[] into, int found, boolean meet) {
        if (meet) {
            return addOnce(cell, into, found);
        }
        into[found] = cell;
        return found + 1;
    }

    static int addOnce(int cell, int[] into, int found) {
        for (int i = 0; i < found; i++) {
            if (into[i] == cell) {
                return found;
            }
        }
        into[found] = cell;
        return found + 1;
    }
}
