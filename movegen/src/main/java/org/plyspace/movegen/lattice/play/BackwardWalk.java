package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.lattice.tables.AttackRow;
import org.plyspace.movegen.lattice.tables.BackwardTables;
import org.plyspace.movegen.lattice.tables.GeneralTables;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.PawnTables;

/**
 * Finds the quiet moves that lead to a state: from where each man of the side not to move stands, it walks rays, leaps, pawns' steps
 * and rows of conditional modes backwards, over a board without that man. What a move does after landing, and whether the royal
 * pieces are safe then, does not depend on where it came from, and is looked at once. Hot; allocates nothing.
 */
final class BackwardWalk {

    private final LatticeTables tables;
    private final GeneralTables general;
    private final BackwardTables backward;
    private final LatticeState state;
    private final LatticeBoard board;
    /** The cells found already: where two routes lead from one cell, the move is listed once. */
    private final CellMarks seen;

    private MoveList sink;
    private int us;
    /** The man whose moves are walked, where it stands, and where it landed before it went on to that cell. */
    private int code;

    private int to;
    private int landing;

    BackwardWalk(LatticeState state) {
        this.state = state;
        this.tables = state.tables;
        this.general = tables.general;
        this.backward = tables.backward();
        this.board = state.board;
        this.seen = new CellMarks(tables.cells);
    }

    void list(MoveList into) {
        sink = into;
        us = state.side ^ 1;
        if (tables.hands.comeFirst(us, state.hands) || state.isAnyRoyalAttacked(us) || isCheckUncounted()) {
            return;
        }
        int[] men = board.men[us];
        for (int i = 0, n = board.menCount[us]; i < n; i++) {
            man(men[i]);
        }
    }

    /** Whether the last move gave a check that the rules count but a placement does not record. */
    private boolean isCheckUncounted() {
        return tables.endings.countsChecks() && state.isAnyRoyalAttacked(state.side);
    }

    private void man(int cell) {
        to = cell;
        code = board.at[cell];
        landing = general == null || general.departure == null ? cell : general.departure[cell];
        if (backward.stays[code] != null && backward.stays[code][cell] && !isFrozen(cell)) {
            sink.add(Move.of(cell, cell, code, Piece.NONE));
        }
        if (!mayHaveArrived()) {
            return;
        }
        board.at[to] = Piece.NONE;
        seen.clear();
        for (long rest = tables.ridesTowards[code]; rest != 0; rest &= rest - 1) {
            ride(Long.numberOfTrailingZeros(rest));
        }
        if (tables.pawnOf[code] != null) {
            pawn(tables.pawnOf[code]);
        } else if (tables.leapSources[code] != null) {
            leap(tables.leapSources[code]);
        }
        if (backward.rows[code] != null) {
            rows(backward.rows[code][landing]);
        }
        board.at[to] = (byte) code;
    }

    /** Whether the man can have moved last, wherever from: it must not have had to promote, and have gone on safely. */
    private boolean mayHaveArrived() {
        PawnTables pawn = tables.pawnOf[code];
        if (pawn != null && (pawn.promotes[us][to] || isFresh())) {
            return false;
        }
        if (general == null) {
            return true;
        }
        boolean promotes = general.promotions[code] != null && general.promotions[code].forced[to];
        return !promotes && (landing == to || (board.at[landing] == Piece.NONE && isLandingSafe()));
    }

    /** Whether the pawn stands where it would have lost its double step by coming there, and has not lost it. */
    private boolean isFresh() {
        return tables.spent != null && tables.spent.bit(code, to) != 0 && !state.isSpent(code, to);
    }

    /** Whether a royal piece was safe where it landed before it went on. */
    private boolean isLandingSafe() {
        if (!tables.royal[code]) {
            return true;
        }
        board.move(to, landing);
        boolean safe = !state.isAttacked(landing, us ^ 1);
        board.move(landing, to);
        return safe;
    }

    private void ride(int direction) {
        Rays rays = tables.rays;
        int from;
        for (int i = rays.start(landing, direction); (from = rays.at(i)) != CellTable.END; i++) {
            if (board.at[from] != Piece.NONE) {
                return;
            }
            add(from);
        }
    }

    private void leap(Leaps sources) {
        int from;
        for (int i = sources.start(landing); (from = sources.at(i)) != CellTable.END; i++) {
            add(from);
        }
    }

    private void rows(AttackRow[] rows) {
        for (AttackRow row : rows) {
            int from = row.from();
            if (board.at[from] == Piece.NONE) {
                board.at[from] = (byte) code;
                boolean open = row.isOpen(board.at);
                board.at[from] = Piece.NONE;
                if (open) {
                    add(from);
                }
            }
        }
    }

    private void pawn(PawnTables pawn) {
        for (int from : backward.pawnSources[code][landing]) {
            if (canStandOn(from) && pawn.mayAdvance(board.at, us, from)) {
                int[] advances = pawn.advances[us][from];
                for (int i = 0; i < advances.length; i++) {
                    if (advances[i] == landing) {
                        sink.add(Move.of(from, to, code, Piece.NONE));
                    } else if (pawn.doubles[us][from][i] == landing && board.at[advances[i]] == Piece.NONE) {
                        sink.add(Move.of(from, to, code, Piece.NONE, Move.DOUBLE_STEP));
                    }
                }
            }
        }
    }

    private void add(int from) {
        if (canStandOn(from) && !seen.contains(from)) {
            seen.add(from);
            sink.add(Move.of(from, to, code, Piece.NONE));
        }
    }

    /** Whether the man can have stood on a cell, free to move; its present cell counts as taken. */
    private boolean canStandOn(int from) {
        return board.at[from] == Piece.NONE && from != to && !isFrozen(from);
    }

    private boolean isFrozen(int from) {
        return state.generalAttacks != null && state.generalAttacks.isFrozen(from, us);
    }
}
