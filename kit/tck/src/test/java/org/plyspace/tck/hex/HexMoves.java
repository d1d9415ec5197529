package org.plyspace.tck.hex;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;

/** Attacks and moves on the hexagons, legality by trying each move. */
final class HexMoves {

    private final HexState state;
    private final int[] reach = new int[HexBoard.CELLS];

    HexMoves(HexState state) {
        this.state = state;
    }

    /** Appends all pseudo-legal moves. */
    void pseudoLegal(MoveList into) {
        for (int cell = 0; cell < HexBoard.CELLS; cell++) {
            int piece = state.pieceAt(cell);
            if (piece == Piece.NONE) {
                addDrops(cell, into);
            } else if (Piece.side(piece) == state.side()) {
                addMoves(cell, piece, into);
            }
        }
    }

    /** An archer attacks two cells away over anything, and nothing next to it. */
    int attacks(int cell, int[] into) {
        int piece = state.pieceAt(cell);
        int count = 0;
        for (int direction = 0; piece != Piece.NONE && direction < HexBoard.directions(); direction++) {
            int next = HexBoard.neighbour(cell, direction);
            switch (Piece.type(piece)) {
                case HexBoard.ROOK -> count = ray(next, direction, into, count);
                case HexBoard.ARCHER -> count = add(next < 0 ? -1 : HexBoard.neighbour(next, direction), into, count);
                case HexBoard.PAWN ->
                    count = add(HexBoard.isForward(direction, Piece.side(piece)) ? next : -1, into, count);
                default -> count = add(next, into, count);
            }
        }
        return count;
    }

    private int ray(int first, int direction, int[] into, int found) {
        int count = found;
        int next = first;
        while (next >= 0) {
            into[count++] = next;
            next = state.pieceAt(next) == Piece.NONE ? HexBoard.neighbour(next, direction) : -1;
        }
        return count;
    }

    private static int add(int cell, int[] into, int count) {
        if (cell < 0) {
            return count;
        }
        into[count] = cell;
        return count + 1;
    }

    private void addMoves(int cell, int piece, MoveList into) {
        boolean archer = Piece.type(piece) == HexBoard.ARCHER;
        int count = attacks(cell, reach);
        for (int i = 0; i < count; i++) {
            int victim = state.pieceAt(reach[i]);
            if (victim != Piece.NONE && Piece.side(victim) != Piece.side(piece)) {
                addStep(Move.of(cell, reach[i], piece, victim, archer ? Move.FROM_AFAR : Move.NORMAL), into);
            } else if (victim == Piece.NONE && !archer) {
                addStep(Move.of(cell, reach[i], piece, Piece.NONE), into);
            }
        }
        for (int direction = 0; archer && direction < HexBoard.directions(); direction++) {
            int next = HexBoard.neighbour(cell, direction);
            if (next >= 0 && state.pieceAt(next) == Piece.NONE) {
                addStep(Move.of(cell, next, piece, Piece.NONE), into);
            }
        }
    }

    /** A pawn may promote on its last two ranks, and must on the last. */
    private void addStep(long move, MoveList into) {
        int piece = Move.piece(move);
        int ranks = HexBoard.ranksToGo(Move.to(move), state.side());
        boolean ofPawn = Piece.type(piece) == HexBoard.PAWN;
        if (!ofPawn || ranks > 0) {
            into.add(move);
        }
        if (ofPawn && ranks < 2) {
            into.add(Move.promoting(move, Piece.code(state.side(), HexBoard.VETERAN)));
        }
    }

    private void addDrops(int cell, MoveList into) {
        for (int type = HexBoard.ROOK; type <= HexBoard.PAWN; type++) {
            int piece = Piece.code(state.side(), type);
            if (state.hand(piece) > 0 && mayDrop(type, cell)) {
                into.add(Move.of(cell, cell, piece, Piece.NONE, Move.DROP));
            }
        }
    }

    /** A pawn may not be dropped where it could never move. */
    boolean mayDrop(int type, int cell) {
        return type != HexBoard.PAWN || HexBoard.ranksToGo(cell, state.side()) > 0;
    }
}
