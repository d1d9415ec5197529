package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.HandTables;

/** The drops of a {@link GeneralGenerator}'s walk. A drop is tried on the board only where it could leave a royal piece attacked. */
final class DropMoves {

    private final GeneralGenerator walk;
    private final HandTables hands;
    private final LatticeState state;
    private final LatticeBoard board;
    private final LatticeMaker maker;
    /** Answers whether a drop mates, since the walk itself is in use then; created on first use. */
    private GeneralGenerator answers;

    DropMoves(GeneralGenerator walk, LatticeMaker maker) {
        this.walk = walk;
        this.maker = maker;
        this.state = walk.state;
        this.hands = walk.tables.hands;
        this.board = walk.board;
    }

    /** Whether the side to move has pieces in hand that it must drop before it does anything else. */
    boolean comeFirst() {
        return hands.comeFirst(walk.us, state.hands);
    }

    /** Walks all drops. */
    void walk() {
        boolean tried = mustBeTried();
        for (int code : hands.held[walk.us]) {
            if (mayBeDropped(code)) {
                walk(code, tried || walk.tables.royal[code]);
            }
        }
    }

    /** Walks the drop of a piece with this code on a cell. */
    void walk(int code, int cell) {
        if ((code & 1) == walk.us && hands.drops[code] != null && mayBeDropped(code)) {
            drop(code, hands.drops[code], cell, mustBeTried() || walk.tables.royal[code]);
        }
    }

    private boolean mayBeDropped(int code) {
        return state.hand(code) > 0 && (hands.first[code] || !walk.dropsFirst);
    }

    private boolean mustBeTried() {
        return walk.tables.general.hasHops || walk.inCheck();
    }

    private void walk(int code, boolean tried) {
        HandTables.DropTables drop = hands.drops[code];
        for (int cell = 0; cell < walk.tables.cells; cell++) {
            if (walk.isDone()) {
                return;
            }
            drop(code, drop, cell, tried);
        }
    }

    private void drop(int code, HandTables.DropTables drop, int cell, boolean tried) {
        if (board.at[cell] != 0 || drop.forbidden[cell] || hasCompanion(code, drop, cell)) {
            return;
        }
        long move = Move.of(cell, cell, code, Piece.NONE, Move.DROP);
        if (walk.isNeeded(move)) {
            walk.emit(move, (!tried || isSafe(code, cell)) && mayGive(drop, move));
        }
    }

    private boolean hasCompanion(int code, HandTables.DropTables drop, int cell) {
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

    private boolean mayGive(HandTables.DropTables drop, long move) {
        return drop.gives == Drop.Gives.ANYTHING || !checks(move) || (drop.gives == Drop.Gives.NO_MATE && !mates(move));
    }

    private boolean checks(long move) {
        board.put(Move.to(move), Move.piece(move));
        boolean checks = state.isAnyRoyalAttacked(walk.us ^ 1);
        board.remove(Move.to(move));
        return checks;
    }

    /** Whether a drop that checks also mates; it is made and answered. */
    private boolean mates(long move) {
        if (answers == null) {
            answers = new GeneralGenerator(state, maker);
        }
        maker.make(move);
        boolean mates = !answers.any();
        maker.unmake();
        return mates;
    }
}
