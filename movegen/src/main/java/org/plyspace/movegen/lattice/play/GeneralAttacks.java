package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.lattice.tables.AttackRow;
import org.plyspace.movegen.lattice.tables.GeneralTables;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.ModePath;

/**
 * Attacks where pieces have conditional modes or can be frozen. Rays and leaps are looked up as on simple lattices; conditional modes are
 * looked up by the rows seen from the attacked cell. A frozen man attacks nothing.
 */
public final class GeneralAttacks {

    private final LatticeTables tables;
    private final LatticeState state;
    private final GeneralTables general;
    private final LatticeBoard board;
    private final LatticeAttacks plain;

    /** Answers for a state whose tables, board and plain attacks are there already. */
    GeneralAttacks(LatticeState state) {
        this.state = state;
        this.tables = state.tables;
        this.general = tables.general;
        this.board = state.board;
        this.plain = state.attacks;
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

    boolean isAttacked(int cell, int by) {
        boolean plainly = general.freezer == null ? plain.isAttacked(cell, by) : isAttackedByUnfrozen(cell, by);
        return plainly || (general.seen != null && isSeen(cell, by));
    }

    /** Whether an enemy freezes the man on a cell. */
    public boolean isFrozen(int cell) {
        return isFrozen(cell, board.at[cell] & 1);
    }

    /** Whether an enemy would freeze a side's man on a cell. */
    public boolean isFrozen(int cell, int side) {
        if (general.freezer == null || general.freezer[cell] == Lattice.NO_CELL) {
            return false;
        }
        return board.at[general.freezer[cell]] == general.freezing[side ^ 1];
    }

    private boolean isSeen(int cell, int by) {
        byte[] at = board.at;
        for (AttackRow attackRow : general.seen[by][cell]) {
            if (at[attackRow.from()] == attackRow.code()
                    && attackRow.row().takes(at[cell])
                    && attackRow.isOpen(at)
                    && !isFrozen(attackRow.from())
                    && state.isReady(attackRow.row(), attackRow.code(), attackRow.from())) {
                return true;
            }
        }
        return false;
    }

    private boolean isAttackedByUnfrozen(int cell, int by) {
        return isAttackedByLeaper(cell, by) || isAttackedByRider(cell, by);
    }

    private boolean isAttackedByLeaper(int cell, int by) {
        for (int code : tables.leapers[by]) {
            if (board.count[code] == 0) {
                continue;
            }
            Leaps sources = tables.leapSources[code];
            int from;
            for (int i = sources.start(cell); (from = sources.at(i)) != CellTable.END; i++) {
                if (board.at[from] == code && !isFrozen(from)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isAttackedByRider(int cell, int by) {
        Rays rays = tables.rays;
        for (int direction = 0, n = rays.width(); direction < n; direction++) {
            int from;
            for (int i = rays.start(cell, direction); (from = rays.at(i)) != CellTable.END; i++) {
                int man = board.at[from];
                if (man != 0) {
                    if ((man & 1) == by && (tables.ridesTowards[man] >>> direction & 1) != 0 && !isFrozen(from)) {
                        return true;
                    }
                    break;
                }
            }
        }
        return false;
    }

    /** Writes the cells that the man on a cell attacks to an array, each once, and returns their number. */
    int from(int cell, int[] into) {
        int code = board.at[cell];
        if (code == Piece.NONE || isFrozen(cell)) {
            return 0;
        }
        int found = plain.from(cell, into);
        if (general.rows[code] == null) {
            return found;
        }
        for (ModePath modePath : general.rows[code][cell]) {
            if (modePath.captures && state.isReady(modePath, code, cell)) {
                found = alongRow(modePath, into, found);
            }
        }
        return found;
    }

    private int alongRow(ModePath modePath, int[] into, int found) {
        int count = found;
        int from = modePath.attackedFrom(board.at);
        for (int i = from, end = modePath.attackedTo(board.at, from); i < end; i++) {
            if (modePath.mayLand(i) && modePath.takes(board.at[modePath.cells[i]])) {
                count = LatticeAttacks.addOnce(modePath.cells[i], into, count);
            }
        }
        return count;
    }
}
