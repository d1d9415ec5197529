package org.plyspace.tck.toy;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;

/** Attacks and moves of the toy found by walking the plane; legality is tested by trying each move. */
final class ToyMoves {

    private static final int[] DX = {1, 0, -1, 0, 1, -1, -1, 1};
    private static final int[] DY = {0, 1, 0, -1, 1, 1, -1, -1};

    private final ToyState state;
    private final boolean doubleStep;
    private final int[] reach = new int[ToyBoard.CELLS];

    ToyMoves(ToyState state, boolean doubleStep) {
        this.state = state;
        this.doubleStep = doubleStep;
    }

    /** Appends all pseudo-legal moves. */
    void pseudoLegal(MoveList into) {
        Side side = state.side();
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            int piece = state.pieceAt(cell);
            if (piece != Piece.NONE && Piece.side(piece) == side) {
                addCaptures(cell, piece, into);
                addQuiet(cell, piece, into);
            }
        }
        addBoardMove(side, into);
    }

    int attacks(int cell, int[] into) {
        int piece = state.pieceAt(cell);
        if (piece == Piece.NONE) {
            return 0;
        }
        return switch (Piece.type(piece)) {
            case ToyBoard.KING -> rays(cell, 8, 1, into);
            case ToyBoard.ROOK -> rays(cell, 4, ToyBoard.FILES, into);
            default -> pawnAttacks(cell, ToyBoard.forward(Piece.side(piece)), into);
        };
    }

    private int rays(int cell, int directions, int steps, int[] into) {
        int count = 0;
        for (int d = 0; d < directions; d++) {
            int next = neighbour(cell, DX[d], DY[d]);
            for (int step = 0; step < steps && next >= 0; step++) {
                into[count++] = next;
                next = state.pieceAt(next) == Piece.NONE ? neighbour(next, DX[d], DY[d]) : -1;
            }
        }
        return count;
    }

    private int pawnAttacks(int cell, int forward, int[] into) {
        int count = 0;
        for (int dx = -1; dx <= 1; dx += 2) {
            int target = neighbour(cell, dx, forward);
            if (target >= 0) {
                into[count++] = target;
            }
        }
        return count;
    }

    private int neighbour(int cell, int dx, int dy) {
        int anchor = state.anchor();
        return ToyBoard.cellAt(ToyBoard.x(cell, anchor) + dx, ToyBoard.y(cell, anchor) + dy, anchor);
    }

    private void addCaptures(int cell, int piece, MoveList into) {
        int count = attacks(cell, reach);
        for (int i = 0; i < count; i++) {
            int target = reach[i];
            int victim = state.pieceAt(target);
            if (victim != Piece.NONE && Piece.side(victim) != Piece.side(piece)) {
                addStep(Move.of(cell, target, piece, victim), into);
            } else if (victim == Piece.NONE && ToyBoard.isPawn(piece) && target == state.crossed()) {
                into.add(Move.of(cell, target, piece, state.pieceAt(state.crosser()), Move.EN_PASSANT));
            } else if (victim == Piece.NONE && !ToyBoard.isPawn(piece)) {
                into.add(Move.of(cell, target, piece, Piece.NONE));
            }
        }
    }

    private void addQuiet(int cell, int piece, MoveList into) {
        if (!ToyBoard.isPawn(piece)) {
            return;
        }
        int forward = ToyBoard.forward(Piece.side(piece));
        int next = neighbour(cell, 0, forward);
        if (next < 0 || state.pieceAt(next) != Piece.NONE) {
            return;
        }
        addStep(Move.of(cell, next, piece, Piece.NONE), into);
        boolean home = doubleStep && ToyBoard.isHome(cell, Piece.side(piece));
        int second = neighbour(next, 0, forward);
        if (home && state.pieceAt(second) == Piece.NONE) {
            into.add(Move.of(cell, second, piece, Piece.NONE, Move.DOUBLE_STEP));
        }
    }

    private void addStep(long move, MoveList into) {
        into.add(promotes(Move.piece(move), ToyBoard.y(Move.to(move), state.anchor())) ? promoting(move) : move);
    }

    private static boolean promotes(int piece, int rank) {
        return ToyBoard.isPawn(piece) && rank == ToyBoard.lastRank(Piece.side(piece));
    }

    private long promoting(long move) {
        return Move.promoting(move, Piece.code(state.side(), ToyBoard.ROOK));
    }

    /** Adds the side's board moves: it must own the board, which may carry at most one man, of the side itself. */
    private void addBoardMove(Side side, MoveList into) {
        int carried = -1;
        int men = 0;
        for (int cell = ToyBoard.FIRST_OF_H; cell < ToyBoard.CELLS; cell++) {
            if (state.pieceAt(cell) != Piece.NONE) {
                carried = cell;
                men++;
            }
        }
        boolean foreign = men == 1 && Piece.side(state.pieceAt(carried)) != side;
        if (state.owner() != side || men > 1 || foreign) {
            return;
        }
        int target = ToyBoard.RIGHT - state.anchor();
        long move = Move.of(0, target, Piece.NONE, Piece.NONE, Move.BOARD);
        boolean promotes = men == 1 && promotes(state.pieceAt(carried), ToyBoard.y(carried, target));
        into.add(promotes ? promoting(move) : move);
    }
}
