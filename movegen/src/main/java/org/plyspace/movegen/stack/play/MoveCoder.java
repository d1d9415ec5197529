package org.plyspace.movegen.stack.play;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.tables.CastlingBits;

/**
 * Encodes the moves of a state as longs: the only place that composes their bits. Promotions that the mover chooses are left
 * open. Hot; allocates nothing.
 */
public final class MoveCoder {

    private final StackState state;

    public MoveCoder(StackState state) {
        this.state = state;
    }

    /** A man's step to a cell, or its capture there. */
    public long step(int from, int to) {
        return Move.of(from, to, state.piece[from], state.piece[to]);
    }

    public long doubleStep(int from, int to) {
        return doubleStep(from, to, state.piece[from]);
    }

    private long doubleStep(int from, int to, int pawn) {
        long move = Move.of(from, to, pawn, Piece.NONE, Move.DOUBLE_STEP);
        return Move.withExtra(
                move, state.tables.columnsCrossed ? state.crossedColumn(from, to) : state.crossedCell(from, to));
    }

    /** The step by which the man on a cell came there from an empty cell. */
    long stepTaken(int from, int to) {
        return Move.of(from, to, state.piece[to], Piece.NONE);
    }

    /** The double step by which the pawn on a cell came there from an empty cell. */
    long doubleStepTaken(int from, int to) {
        return doubleStep(from, to, state.piece[to]);
    }

    /** A capture en passant. */
    public long enPassant(int from, int to) {
        long move = Move.of(from, to, state.piece[from], state.piece[state.passedPawn], Move.EN_PASSANT);
        return Move.withExtra(move, state.passedPawn);
    }

    /** The drop of a man of a code on a cell. */
    long drop(int code, int cell) {
        return Move.of(cell, cell, code, Piece.NONE, Move.DROP);
    }

    /** The castling with an index in the tables. */
    public long castling(int index) {
        CastlingBits castling = state.tables.castlings[index];
        long move = Move.of(
                castling.kingFrom(), castling.kingTo(), state.piece[castling.kingFrom()], Piece.NONE, Move.CASTLING);
        return Move.withExtra(move, index);
    }

    /** A board's move to an anchor; an opponent's pawn that promotes by it becomes the first declared choice. */
    public long shift(int board, int anchor) {
        int promoting = state.promotionBy(board, anchor);
        long move = Move.of(board, anchor, Piece.NONE, Piece.NONE, Move.BOARD);
        move = Move.withExtra(move, BoardShift.extra(state.attachment.anchorOf(board), promoting));
        return promoting == StackState.NOWHERE || state.isMovers(promoting)
                ? move
                : Move.promoting(move, Men.code(1 - state.mover, state.tables.promotions[0]));
    }

    /** The move by which a board came to its place from a free anchor, if nothing was promoted by it. */
    long shiftTaken(int board, int from) {
        long move = Move.of(board, state.attachment.anchorOf(board), Piece.NONE, Piece.NONE, Move.BOARD);
        return Move.withExtra(move, BoardShift.extra(from, StackState.NOWHERE));
    }

    /** Whether the mover chooses a promotion by one of these moves. */
    boolean leavesChoice(long move) {
        return switch (Move.kind(move)) {
            case Move.BOARD -> {
                int promoting = BoardShift.promoting(move);
                yield promoting != StackState.NOWHERE && state.isMovers(promoting);
            }
            case Move.NORMAL, Move.DOUBLE_STEP, Move.EN_PASSANT ->
                state.tables.isPawn(Move.piece(move)) && state.promotes(Move.to(move));
            default -> false;
        };
    }
}
