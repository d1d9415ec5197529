package org.plyspace.tck.toy;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Unmoves;

/** Quiet backward moves of the toy: every candidate is tested in the position that it leads back to. */
final class ToyUnmoves implements Unmoves {

    private final ToyPosition earlier;
    private final Placement placement;
    private final MoveList forward = new MoveList();

    ToyUnmoves(ToyRules rules) {
        this.earlier = new ToyPosition(rules);
        this.placement = new Placement(rules);
    }

    @Override
    public void quiet(Position position, MoveList into) {
        Side mover = position.sideToMove().opposite();
        for (int to = 0; to < ToyBoard.CELLS; to++) {
            int piece = position.pieceAt(to);
            for (int from = 0; piece != Piece.NONE && Piece.side(piece) == mover && from < ToyBoard.CELLS; from++) {
                if (position.pieceAt(from) == Piece.NONE) {
                    setUp(position, to, from, position.anchorOf(0));
                    addQuietMoves(from, to, false, into);
                }
            }
        }
        int from = ToyBoard.RIGHT - position.anchorOf(0);
        setUp(position, -1, -1, from);
        addQuietMoves(0, position.anchorOf(0), true, into);
    }

    /** Sets up the position with a man moved from one cell to another. */
    private void setUp(Position position, int cell, int instead, int anchor) {
        placement.clear();
        placement.turn(position.sideToMove().opposite());
        placement.own(0, position.ownerOf(0));
        placement.hang(0, anchor);
        for (int i = 0; i < ToyBoard.CELLS; i++) {
            if (position.pieceAt(i) != Piece.NONE) {
                placement.put(i == cell ? instead : i, position.pieceAt(i));
            }
        }
        earlier.place(placement);
    }

    private void addQuietMoves(int from, int to, boolean ofBoard, MoveList into) {
        boolean playable = !earlier.isRoyalAttacked(earlier.sideToMove().opposite());
        forward.clear();
        earlier.legalMoves(forward);
        for (int i = 0; i < forward.size() && playable; i++) {
            long move = forward.get(i);
            boolean same = Move.from(move) == from && Move.to(move) == to && (Move.kind(move) == Move.BOARD) == ofBoard;
            if (same && !Move.isCapture(move) && !Move.isPromotion(move)) {
                into.add(move);
            }
        }
    }
}
