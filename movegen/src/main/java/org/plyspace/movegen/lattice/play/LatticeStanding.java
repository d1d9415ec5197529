package org.plyspace.movegen.lattice.play;

import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.end.Standing;

/** Gives end rules the facts of a {@link LatticeState}. */
final class LatticeStanding implements Standing {

    private final LatticeState state;
    private final LatticeBoard board;

    LatticeStanding(LatticeState state) {
        this.state = state;
        this.board = state.board;
    }

    @Override
    public int mover() {
        return state.side;
    }

    @Override
    public int pieces(int code) {
        return board.count[code] + state.hand(code);
    }

    @Override
    public int pieceAt(int cell) {
        return board.at[cell];
    }

    @Override
    public int men(int side) {
        int men = board.menCount[side];
        for (int code : state.tables.hands.held[side]) {
            men += state.hands[code];
        }
        return men;
    }

    @Override
    public int royals(int side) {
        return board.royalCount[side];
    }

    @Override
    public boolean isOnGoal(int side) {
        for (int i = 0; i < board.royalCount[side]; i++) {
            if ((state.tables.goals[board.royals[side][i]] >> side & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int checksGiven(int side) {
        return Checks.of(state.checks, side);
    }

    @Override
    public int halfmoveClock() {
        return state.halfmoves;
    }

    @Override
    public boolean inCheck() {
        return state.isAnyRoyalAttacked(state.side);
    }
}
