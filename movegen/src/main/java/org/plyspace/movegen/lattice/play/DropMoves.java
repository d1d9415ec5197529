package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.movegen.lattice.tables.GeneralTables;
import org.plyspace.movegen.lattice.tables.GeneralTables.DropTables;

/** The drops of a {@link GeneralGenerator}'s walk. A drop is tried on the board only where it could leave a royal piece attacked. */
final class DropMoves {

    private final GeneralGenerator walk;
    private final GeneralTables general;
    private final LatticeState state;
    private final LatticeBoard board;
    private final LatticeMaker maker;
    /** Answers whether a drop mates, since the walk itself is in use then; created on first use. */
    private GeneralGenerator answers;

    DropMoves(GeneralGenerator walk, LatticeMaker maker) {
        this.walk = walk;
        this.maker = maker;
        this.state = walk.state;
        this.general = walk.tables.general;
        this.board = walk.board;
    }

    /** Walks all drops. */
    void walk() {
        boolean tried = mustBeTried();
        for (int code : general.held[walk.us]) {
            if (state.hand(code) > 0) {
                walk(code, tried);
            }
        }
    }

    /** Walks the drop of a piece with this code on a cell. */
    void walk(int code, int cell) {
        if ((code & 1) == walk.us && general.drops[code] != null && state.hand(code) > 0) {
            drop(code, general.drops[code], cell, mustBeTried());
        }
    }

    private boolean mustBeTried() {
        return general.hasHops || walk.inCheck();
    }

    private void walk(int code, boolean tried) {
        DropTables drop = general.drops[code];
        for (int cell = 0; cell < walk.tables.cells; cell++) {
            if (walk.isDone()) {
                return;
            }
            drop(code, drop, cell, tried);
        }
    }

    private void drop(int code, DropTables drop, int cell, boolean tried) {
        if (board.at[cell] != 0 || drop.forbidden[cell] || hasCompanion(code, drop, cell)) {
            return;
        }
        long move = Move.of(cell, cell, code, Piece.NONE, Move.DROP);
        if (walk.isNeeded(move)) {
            walk.emit(move, (!tried || isSafe(code, cell)) && (drop.mates || !isMate(move)));
        }
    }

    private boolean hasCompanion(int code, DropTables drop, int cell) {
        if (drop.line == null || board.count[code] == 0) {
            return false;
        }
        int us = code & 1;
        for (int i = 0; i < board.menCount[us]; i++) {
            int other = board.men[us][i];
            if (board.at[other] == code && drop.line[other] == drop.line[cell]) {
                return true;
            }
        }
        return false;
    }

    private boolean isSafe(int code, int cell) {
        board.put(cell, code);
        boolean safe = !state.isAnyRoyalAttacked(code & 1);
        board.remove(cell);
        return safe;
    }

    /** Whether a drop mates, for drops that may check but not mate; only those that check are made and answered. */
    private boolean isMate(long move) {
        board.put(Move.to(move), Move.piece(move));
        boolean checks = state.isAnyRoyalAttacked(walk.us ^ 1);
        board.remove(Move.to(move));
        if (!checks) {
            return false;
        }
        if (answers == null) {
            answers = new GeneralGenerator(state, maker);
        }
        maker.make(move);
        boolean mates = !answers.any();
        maker.unmake();
        return mates;
    }
}
