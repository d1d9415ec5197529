package org.plyspace.movegen.lattice.play;

import org.plyspace.movegen.lattice.tables.LatticeTables;

/** Answers where a man of the side to move may land without leaving its royal pieces in danger. */
final class SafeTargets {

    private final LatticeTables tables;
    private final LatticeBoard board;
    private final LatticeAttacks attacks;
    private final Threats threats;
    private int us;

    SafeTargets(LatticeTables tables, LatticeBoard board, LatticeAttacks attacks) {
        this.tables = tables;
        this.board = board;
        this.attacks = attacks;
        this.threats = new Threats(tables, board, attacks);
    }

    /** Looks at the board anew; must be called before any other method. */
    void find(int side) {
        us = side;
        threats.find(side);
    }

    boolean inCheck() {
        return threats.inCheck();
    }

    /** One half of a set of cells, see {@link org.plyspace.movegen.lattice.tables.MaskTables#half}, without those of pinned men. */
    long withoutPinned(long cells, int half) {
        return threats.withoutPinned(cells, half);
    }

    /** The cells of pinned men; the first {@link #pinnedCount} are valid. */
    int[] pinned() {
        return threats.pinnedCells();
    }

    int pinnedCount() {
        return threats.pinnedCount();
    }

    /** Whether check or a pin restricts the man on a cell, which must not be royal. */
    boolean isGuarded(int from) {
        return threats.inCheck() || threats.isPinned(from);
    }

    /** Whether a man may go to a cell within its reach; en passant and castling are answered elsewhere. */
    boolean isSafe(int from, int to, int code) {
        if (tables.royal[code]) {
            return isSafeForRoyal(from, to);
        }
        return threats.meetsChecks(to) && (!threats.isPinned(from) || threats.keepsPins(from, to));
    }

    private boolean isSafeForRoyal(int from, int to) {
        boolean othersInDanger = board.royalCount[us] > 1 && isGuarded(from);
        return othersInDanger ? isSafeAfter(from, to, to) : !attacks.isAttacked(to, us ^ 1, from);
    }

    /** Tries a step on the board, without the man on {@code captured} if there is one. */
    boolean isSafeAfter(int from, int to, int captured) {
        int victim = board.at[captured];
        int slot = victim == 0 ? 0 : board.remove(captured);
        board.move(from, to);
        boolean safe = !attacks.isAnyRoyalAttacked(us);
        board.move(to, from);
        if (victim != 0) {
            board.restore(captured, victim, slot);
        }
        return safe;
    }
}
