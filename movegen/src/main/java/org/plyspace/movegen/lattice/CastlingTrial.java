package org.plyspace.movegen.lattice;

import org.plyspace.api.Piece;

/** Whether a way to castle is open, its right given: tried on the board. */
final class CastlingTrial {

    private final LatticePosition position;
    private final LatticeBoard board;
    /** Whether pieces go on to another cell when they have moved, so that kings are judged where they land. */
    private final boolean judgedOnLanding;

    CastlingTrial(LatticePosition position) {
        this.position = position;
        this.board = position.board;
        this.judgedOnLanding = position.tables.spec.arrival.isPresent();
    }

    boolean isLegal(Castling way, int us) {
        return board.at[way.kingFrom()] != Piece.NONE
                && isClear(way)
                && !isCrossingAttacked(way, us ^ 1)
                && isSafeAfter(way, us);
    }

    private boolean isClear(Castling way) {
        for (int i = 0; i < way.empty().size(); i++) {
            if (board.at[way.empty().get(i)] != Piece.NONE) {
                return false;
            }
        }
        return true;
    }

    private boolean isCrossingAttacked(Castling way, int them) {
        for (int i = 0; i < way.crossed().size(); i++) {
            if (position.isAttacked(way.crossed().get(i), them)) {
                return true;
            }
        }
        return position.isAttacked(way.kingFrom(), them)
                || (!judgedOnLanding && position.isAttacked(way.kingTo(), them));
    }

    private boolean isSafeAfter(Castling way, int us) {
        board.moveBoth(way.kingFrom(), way.kingTo(), way.rookFrom(), way.rookTo());
        boolean safe = !position.isAnyRoyalAttacked(us);
        board.moveBoth(way.kingTo(), way.kingFrom(), way.rookTo(), way.rookFrom());
        return safe;
    }
}
