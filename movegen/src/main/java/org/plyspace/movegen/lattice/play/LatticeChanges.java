package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.tables.LatticeTables;

/** Lists what the moves of a position would change. */
final class LatticeChanges {

    private final LatticePosition position;
    private final LatticeState state;
    private final LatticeTables tables;
    /** The prelude; null if moves have none. */
    private final MovePrelude prelude;

    LatticeChanges(LatticePosition position) {
        this.position = position;
        this.state = position.state;
        this.tables = state.tables;
        this.prelude = tables.declared.turnRule.prelude().orElse(null);
    }

    /** Implements {@link org.plyspace.api.Position#changes}; on lattices, cells are places. */
    void of(long move, Changes into) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = Move.piece(move);
        into.clear();
        if (MovePrelude.isIn(move)) {
            prelude.changes(MovePrelude.cell(move), position, into);
        }
        if (Move.isCapture(move)) {
            into.addPlace(state.capturedCell(move), Move.captured(move), Piece.NONE);
            int held = state.held(move);
            if (held != Piece.NONE) {
                into.addHand(held, state.hands[held], state.hands[held] + 1);
            }
        }
        switch (Move.kind(move)) {
            case Move.FROM_AFAR -> {}
            case Move.DROP -> {
                into.addHand(piece, state.hands[piece], state.hands[piece] - 1);
                into.addPlace(to, Piece.NONE, piece);
            }
            case Move.CASTLING -> {
                Castling way = tables.castling.way(state.side, from, to);
                int rook = state.board.at[way.rookFrom()];
                into.addPlace(from, piece, Piece.NONE);
                into.addPlace(way.rookFrom(), rook, Piece.NONE);
                into.addPlace(to, Piece.NONE, piece);
                into.addPlace(way.rookTo(), Piece.NONE, rook);
            }
            default -> {
                into.addPlace(from, piece, Piece.NONE);
                into.addPlace(to, Piece.NONE, Move.isPromotion(move) ? Move.promoted(move) : piece);
            }
        }
    }
}
