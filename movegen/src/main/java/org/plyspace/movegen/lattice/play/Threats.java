package org.plyspace.movegen.lattice.play;

import java.util.Arrays;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.lattice.tables.LatticeTables;

/**
 * Checks and pins of the side to move, found by looking outwards from each of its royal pieces.
 *
 * <p>Each open route of an enemy to a royal piece is a check of its own, evaded by landing on the route or on the attacker. A move is legal
 * only if it evades all of them, which matters where one attacker has two routes or a side has two kings. Each route on which exactly one
 * own man stands pins that man to the route; a man may be pinned more than once. Cells on which checks are evaded carry a mark that
 * increases with each check: nothing is cleared between nodes.
 */
final class Threats {

    private final LatticeTables tables;
    private final LatticeBoard board;
    private final LatticeAttacks attacks;

    private final int[] evaded;
    private int base;
    private int checks;

    private final CellMarks pinnedMen;
    /** The cells of pinned men, each once. */
    private final int[] pinnedCells;

    private int pinnedCount;
    private int pins;
    private int[] pinned = new int[64];
    private int[] pinStart = new int[64];
    private int[] pinEnd = new int[64];

    Threats(LatticeTables tables, LatticeBoard board, LatticeAttacks attacks) {
        this.tables = tables;
        this.board = board;
        this.attacks = attacks;
        this.evaded = new int[tables.cells];
        this.pinnedMen = new CellMarks(tables.cells);
        this.pinnedCells = new int[tables.cells];
    }

    /** Looks at the board anew. */
    void find(int us) {
        startNode();
        int[] royals = board.royals[us];
        for (int i = 0, n = board.royalCount[us]; i < n; i++) {
            findRiders(royals[i], us);
            findLeapers(royals[i], us);
        }
    }

    /** Starts a node: all marks of earlier nodes are at most the base. */
    private void startNode() {
        base += checks + 1;
        checks = 0;
        pins = 0;
        pinnedCount = 0;
        pinnedMen.clear();
        if (base > Integer.MAX_VALUE - 1_000_000) {
            Arrays.fill(evaded, 0);
            base = 1;
        }
    }

    private void findRiders(int royal, int us) {
        Rays rays = tables.rays;
        for (long rest = attacks.ridersIfOpen(royal, us ^ 1); rest != 0; rest &= rest - 1) {
            int direction = Long.numberOfTrailingZeros(rest);
            look(rays.start(royal, direction), direction, us);
        }
    }

    private void look(int start, int direction, int us) {
        Rays rays = tables.rays;
        byte[] at = board.at;
        int blocker = -1;
        int cell;
        for (int i = start; (cell = rays.at(i)) != CellTable.END; i++) {
            int man = at[cell];
            if (man == 0) {
                continue;
            }
            if ((man & 1) == us) {
                if (blocker >= 0) {
                    return;
                }
                blocker = cell;
                continue;
            }
            if ((tables.ridesTowards[man] >>> direction & 1) != 0) {
                if (blocker >= 0) {
                    addPin(blocker, start, i);
                } else {
                    addCheck(start, i);
                }
            }
            return;
        }
    }

    private void addPin(int cell, int start, int end) {
        if (pins == pinned.length) {
            pinned = Arrays.copyOf(pinned, 2 * pins);
            pinStart = Arrays.copyOf(pinStart, 2 * pins);
            pinEnd = Arrays.copyOf(pinEnd, 2 * pins);
        }
        pinned[pins] = cell;
        pinStart[pins] = start;
        pinEnd[pins++] = end;
        if (!pinnedMen.contains(cell)) {
            pinnedMen.add(cell);
            pinnedCells[pinnedCount++] = cell;
        }
    }

    private void addCheck(int start, int end) {
        for (int i = start; i <= end; i++) {
            meet(tables.rays.at(i));
        }
        checks++;
    }

    private void meet(int cell) {
        if (checks == 0 || evaded[cell] == base + checks) {
            evaded[cell] = base + checks + 1;
        }
    }

    private void findLeapers(int royal, int us) {
        for (int code : tables.leapers[us ^ 1]) {
            boolean possible =
                    tables.masked ? tables.masks.anyLeapReaches(royal, code, board.sets) : board.count[code] > 0;
            if (!possible) {
                continue;
            }
            Leaps sources = tables.leapSources[code];
            int from;
            for (int i = sources.start(royal); (from = sources.at(i)) != CellTable.END; i++) {
                if (board.at[from] == code) {
                    meet(from);
                    checks++;
                }
            }
        }
    }

    boolean inCheck() {
        return checks > 0;
    }

    boolean isPinned(int cell) {
        return pins > 0 && pinnedMen.contains(cell);
    }

    int[] pinnedCells() {
        return pinnedCells;
    }

    int pinnedCount() {
        return pinnedCount;
    }

    /** One half of a set of cells, see {@link org.plyspace.movegen.lattice.tables.MaskTables#half}, without those of pinned men. */
    long withoutPinned(long cells, int half) {
        long rest = cells;
        for (int i = 0; i < pinnedCount; i++) {
            rest &= pinnedCells[i] >> 6 == half ? ~(1L << pinnedCells[i]) : -1;
        }
        return rest;
    }

    /** Whether landing on a cell meets every check; true without checks. */
    boolean meetsChecks(int to) {
        return checks == 0 || evaded[to] == base + checks;
    }

    /** Whether the man on a cell stays on every route to which it is pinned if it goes to another cell. */
    boolean keepsPins(int from, int to) {
        for (int i = 0; i < pins; i++) {
            if (pinned[i] == from && !isOnRoute(to, pinStart[i], pinEnd[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean isOnRoute(int cell, int start, int end) {
        for (int i = start; i <= end; i++) {
            if (tables.rays.at(i) == cell) {
                return true;
            }
        }
        return false;
    }
}
