package org.plyspace.movegen.lattice;

import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.end.Standing;

/** What end rules ask of a {@link LatticePosition}. */
final class LatticeStanding implements Standing {

    private final LatticePosition position;
    private final LatticeBoard board;

    LatticeStanding(LatticePosition position) {
        this.position = position;
        this.board = position.board;
    }

    @Override
    public int mover() {
        return position.side;
    }

    @Override
    public int pieces(int code) {
        return board.count[code];
    }

    @Override
    public int men(int side) {
        int men = board.menCount[side];
        if (position.hands.length > 0) {
            for (int code : position.tables.general.held[side]) {
                men += position.hands[code];
            }
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
            if ((position.tables.goals[board.royals[side][i]] >> side & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int checksGiven(int side) {
        return Checks.of(position.checks, side);
    }

    @Override
    public int halfmoveClock() {
        return position.halfmoves;
    }

    @Override
    public boolean inCheck() {
        return position.inCheck();
    }
}
