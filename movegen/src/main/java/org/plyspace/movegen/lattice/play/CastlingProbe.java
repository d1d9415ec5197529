package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Piece;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.tables.CastlingTables;

/** Answers whether a castling is open, given that the side still has the right. */
final class CastlingProbe {

    private final LatticeState state;
    private final LatticeBoard board;
    private final CastlingTables tables;

    CastlingProbe(LatticeState state) {
        this.state = state;
        this.board = state.board;
        this.tables = state.tables.castling;
    }

    /** Whether a side may castle in the way with this index in {@link CastlingTables#ways}. */
    boolean isLegal(int us, int index) {
        Castling way = tables.ways[us][index];
        return board.at[way.kingFrom()] != Piece.NONE
                && areEmpty(tables.empty[us][index])
                && areSafe(tables.safe[us][index], us ^ 1)
                && isSafeAfter(way, us);
    }

    private boolean areEmpty(int[] cells) {
        for (int cell : cells) {
            if (board.at[cell] != Piece.NONE) {
                return false;
            }
        }
        return true;
    }

    private boolean areSafe(int[] cells, int them) {
        for (int cell : cells) {
            if (state.isAttacked(cell, them)) {
                return false;
            }
        }
        return true;
    }

    /** Tries the castling on the board, unless only a leap could attack the only king where it arrives, and leaps are ruled out already. */
    private boolean isSafeAfter(Castling way, int us) {
        boolean onlyLeaps = state.generalAttacks == null
                && board.royalCount[us] == 1
                && state.attacks.ridersIfOpen(way.kingTo(), us ^ 1) == 0;
        if (onlyLeaps) {
            return true;
        }
        board.moveBoth(way.kingFrom(), way.kingTo(), way.rookFrom(), way.rookTo());
        boolean safe = !state.isAnyRoyalAttacked(us);
        board.moveBoth(way.kingTo(), way.kingFrom(), way.rookTo(), way.rookFrom());
        return safe;
    }
}
