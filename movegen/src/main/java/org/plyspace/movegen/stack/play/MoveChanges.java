package org.plyspace.movegen.stack.play;

import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.movegen.stack.tables.CastlingBits;

/** The changes of a legal move, before it is made. Hot; allocates nothing. */
public final class MoveChanges {

    private final StackState state;
    private final Attachment attachment;

    MoveChanges(StackState state) {
        this.state = state;
        this.attachment = state.attachment;
    }

    void of(long move, Changes into) {
        into.clear();
        switch (Move.kind(move)) {
            case Move.BOARD -> ofShift(move, into);
            case Move.CASTLING -> ofCastling(state.tables.castlings[Move.extra(move)], into);
            case Move.DROP -> ofDrop(Move.piece(move), Move.to(move), into);
            default -> ofStep(move, into);
        }
    }

    private void ofStep(long move, Changes into) {
        int from = Move.from(move);
        int to = Move.to(move);
        into.addPlace(state.placeOf(from), Move.piece(move), Piece.NONE);
        int captured = capturedCell(move);
        if (captured >= 0) {
            into.addPlace(state.placeOf(captured), Move.captured(move), Piece.NONE);
            int held = state.tables.hands.heldAs[Move.captured(move)];
            if (held != Piece.NONE) {
                into.addHand(held, state.hands[held], state.hands[held] + 1);
            }
        }
        into.addPlace(
                state.placeOf(to), state.piece[to], Move.isPromotion(move) ? Move.promoted(move) : Move.piece(move));
        int board = state.boardTaken(move);
        if (board >= 0) {
            into.addOwner(board, state.owners[board], state.mover);
        }
    }

    private void ofDrop(int code, int cell, Changes into) {
        into.addHand(code, state.hands[code], state.hands[code] - 1);
        into.addPlace(state.placeOf(cell), Piece.NONE, code);
    }

    /** The cell of the man that a legal move captures; -1 if it captures nothing. */
    public static int capturedCell(long move) {
        if (!Move.isCapture(move)) {
            return -1;
        }
        return Move.kind(move) == Move.EN_PASSANT ? Move.extra(move) : Move.to(move);
    }

    /** King and rook leave together, since either may arrive where the other stood. */
    private void ofCastling(CastlingBits castling, Changes into) {
        int king = state.piece[castling.kingFrom()];
        int rook = state.piece[castling.rookFrom()];
        into.addPlace(state.placeOf(castling.kingFrom()), king, Piece.NONE);
        into.addPlace(state.placeOf(castling.rookFrom()), rook, Piece.NONE);
        into.addPlace(state.placeOf(castling.kingTo()), Piece.NONE, king);
        into.addPlace(state.placeOf(castling.rookTo()), Piece.NONE, rook);
    }

    private void ofShift(long move, Changes into) {
        int board = Move.from(move);
        int anchor = Move.to(move);
        into.addAnchor(board, attachment.anchorOf(board), anchor);
        int promoting = BoardShift.promoting(move);
        long carried = state.tables.boardCells[board] & state.occupied();
        for (long rest = carried; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            into.addPlace(state.placeOf(cell), state.piece[cell], Piece.NONE);
        }
        for (long rest = carried; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int place = state.tables.place(attachment.columnAt(cell, anchor), attachment.levelAt(anchor));
            into.addPlace(place, Piece.NONE, cell == promoting ? Move.promoted(move) : state.piece[cell]);
        }
        if (promoting != StackState.NOWHERE && (carried >>> promoting & 1) == 0) {
            into.addPlace(state.placeOf(promoting), state.piece[promoting], Move.promoted(move));
        }
    }
}
