package org.plyspace.movegen.lattice.play;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.PawnTables;

/**
 * Moves of men that neither check nor pin restricts: every cell within reach is a legal target. Most men of most positions are such, so the
 * loops contain nothing else.
 */
final class UnpinnedMoves {

    private final LatticeTables tables;
    private final LatticeBoard board;
    /** The cells that the man in hand was already found to reach, a bit for each. */
    private final long[] seen;

    UnpinnedMoves(LatticeTables tables, LatticeBoard board) {
        this.tables = tables;
        this.board = board;
        this.seen = new long[(tables.cells + Long.SIZE - 1) / Long.SIZE];
    }

    /** The number of a man's targets. */
    int count(int from, int code) {
        return tables.routesMeet[code]
                ? listOnce(from, code, 0, null)
                : countRides(from, code) + countLeaps(from, code);
    }

    /** Adds a man's moves, combined with these bits, to a list, and returns their number. */
    int list(int from, int code, long bits, MoveList into) {
        long move = Move.of(from, 0, code, 0) | bits;
        if (tables.routesMeet[code]) {
            return listOnce(from, code, move, into);
        }
        int before = into.size();
        listRides(from, code, move, into);
        listLeaps(from, code, move, into);
        return into.size() - before;
    }

    /** Adds a man's captures, combined with these bits, to a list, and returns their number; no two of its routes may lead to one cell. */
    int listCaptures(int from, int code, long bits, MoveList into) {
        long move = Move.of(from, 0, code, 0) | bits;
        int before = into.size();
        byte[] at = board.at;
        int us = code & 1;
        Rays rays = tables.rays;
        int to;
        for (int direction : tables.rides[code]) {
            for (int i = rays.start(from, direction); (to = rays.at(i)) != CellTable.END; i++) {
                if (at[to] != 0) {
                    addIfEnemy(at[to], to, us, move, into);
                    break;
                }
            }
        }
        Leaps leaps = tables.leaps[code];
        if (leaps != null) {
            for (int i = leaps.start(from); (to = leaps.at(i)) != CellTable.END; i++) {
                if (at[to] != 0) {
                    addIfEnemy(at[to], to, us, move, into);
                }
            }
        }
        return into.size() - before;
    }

    private static void addIfEnemy(int target, int to, int us, long move, MoveList into) {
        if ((target & 1) != us) {
            into.add(Move.of(0, to, 0, target) | move);
        }
    }

    /**
     * The number of moves of a pawn of a simple declaration, except en passant, where no pawn loses its double step by moving; each choice
     * of a promotion is a move.
     */
    int countPawn(int from, int code) {
        PawnTables pawns = tables.pawns;
        int us = code & 1;
        byte[] at = board.at;
        boolean[] promotes = pawns.promotes[us];
        int promotions = pawns.choices[us].length;
        int count = 0;
        if (pawns.mayAdvance(at, us, from)) {
            int[] advances = pawns.advances[us][from];
            int[] doubles = pawns.doubles[us][from];
            for (int i = 0; i < advances.length; i++) {
                if (at[advances[i]] == 0) {
                    count += promotes[advances[i]] ? promotions : 1;
                    int twice = doubles[i];
                    if (twice != Lattice.NO_CELL && at[twice] == 0) {
                        count += promotes[twice] ? promotions : 1;
                    }
                }
            }
        }
        for (int to : pawns.captures[us][from]) {
            if (at[to] != 0 && (at[to] & 1) != us) {
                count += promotes[to] ? promotions : 1;
            }
        }
        return count;
    }

    private int countRides(int from, int code) {
        Rays rays = tables.rays;
        byte[] at = board.at;
        int us = code & 1;
        int count = 0;
        for (int direction : tables.rides[code]) {
            int start = rays.start(from, direction);
            int i = start;
            int to;
            while ((to = rays.at(i)) != CellTable.END) {
                int target = at[to];
                if (target != 0) {
                    count += (target & 1) ^ us;
                    break;
                }
                i++;
            }
            count += i - start;
        }
        return count;
    }

    private int countLeaps(int from, int code) {
        Leaps leaps = tables.leaps[code];
        if (leaps == null) {
            return 0;
        }
        byte[] at = board.at;
        int us = code & 1;
        int count = 0;
        int to;
        for (int i = leaps.start(from); (to = leaps.at(i)) != CellTable.END; i++) {
            count += isOpen(at[to], us) ? 1 : 0;
        }
        return count;
    }

    private void listRides(int from, int code, long move, MoveList into) {
        Rays rays = tables.rays;
        byte[] at = board.at;
        int us = code & 1;
        for (int direction : tables.rides[code]) {
            int to;
            for (int i = rays.start(from, direction); (to = rays.at(i)) != CellTable.END; i++) {
                int target = at[to];
                if (target != 0) {
                    if ((target & 1) != us) {
                        into.add(Move.of(0, to, 0, target) | move);
                    }
                    break;
                }
                into.add(Move.of(0, to, 0, 0) | move);
            }
        }
    }

    private void listLeaps(int from, int code, long move, MoveList into) {
        Leaps leaps = tables.leaps[code];
        if (leaps == null) {
            return;
        }
        byte[] at = board.at;
        int us = code & 1;
        int to;
        for (int i = leaps.start(from); (to = leaps.at(i)) != CellTable.END; i++) {
            if (isOpen(at[to], us)) {
                into.add(Move.of(0, to, 0, at[to]) | move);
            }
        }
    }

    /** Lists moves, or counts them without a list, where several routes may lead to a cell. */
    private int listOnce(int from, int code, long move, MoveList into) {
        Arrays.fill(seen, 0);
        int found = 0;
        Rays rays = tables.rays;
        for (int direction : tables.rides[code]) {
            int to;
            for (int i = rays.start(from, direction); (to = rays.at(i)) != CellTable.END; i++) {
                found += landOnce(to, code, move, into);
                if (board.at[to] != 0) {
                    break;
                }
            }
        }
        Leaps leaps = tables.leaps[code];
        if (leaps != null) {
            int to;
            for (int i = leaps.start(from); (to = leaps.at(i)) != CellTable.END; i++) {
                found += landOnce(to, code, move, into);
            }
        }
        return found;
    }

    /** Lists a move and returns 1, or returns 0 if it has been listed already or a man of the same side stands there. */
    private int landOnce(int to, int code, long move, MoveList into) {
        int target = board.at[to];
        long bit = 1L << to;
        if (!isOpen(target, code & 1) || (seen[to >> 6] & bit) != 0) {
            return 0;
        }
        seen[to >> 6] |= bit;
        if (into != null) {
            into.add(Move.of(0, to, 0, target) | move);
        }
        return 1;
    }

    private static boolean isOpen(int target, int us) {
        return target == 0 || (target & 1) != us;
    }
}
