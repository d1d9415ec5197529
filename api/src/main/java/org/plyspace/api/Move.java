package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * Moves as longs: equal longs are equal moves of one position.
 *
 * <p>From the lowest bit: origin 15 bits, target 15, piece 6, captured 6, promoted 6, kind 3, and 13 bits that belong to
 * the rule set. Origin and target are cells, but in a {@link #BOARD} move the number of the board and of the anchor it
 * goes to, as in {@link Layout}. In a capture the captured piece stands on the target, unless the kind says otherwise: then
 * the position knows where ({@link Position#capturedCell}). Pieces are {@link Piece} codes, {@link Piece#NONE} where there is none. In {@link
 * #CASTLING} origin and target are the king's.
 */
@PublicApi(usage = Usage.CALL)
public final class Move {

    /** No move; different from every move. */
    public static final long NONE = 0;

    /** Kind of a plain step or capture of one piece, promotions included. */
    public static final int NORMAL = 0;
    /** Kind of a pawn's double step, after which it may be captured en passant. */
    public static final int DOUBLE_STEP = 1;
    /** Kind of a capture of a pawn that stands elsewhere than on the target. */
    public static final int EN_PASSANT = 2;
    /** Kind of a move of king and rook together. */
    public static final int CASTLING = 3;
    /** Kind of a move of a board from one anchor to another; piece and captured are {@link Piece#NONE}. */
    public static final int BOARD = 4;

    /** Kind of a drop: a piece comes from the mover's hand; origin is the target. */
    public static final int DROP = 5;
    /** Kind of a capture on the target by a piece that stays on its origin. */
    public static final int FROM_AFAR = 6;
    /** Kind of any other capture elsewhere than on the target; {@link Position#capturedCell} tells where. */
    public static final int CAPTURE_ELSEWHERE = 7;

    /** Origin and target are 0 to this. */
    public static final int MAX_CELL = (1 << 15) - 1;
    /** The rule set's own bits hold 0 to this. */
    public static final int MAX_EXTRA = (1 << 13) - 1;

    private static final int TO = 15;
    private static final int PIECE = 30;
    private static final int CAPTURED = 36;
    private static final int PROMOTED = 42;
    private static final int KIND = 48;
    private static final int EXTRA = 51;
    private static final int SIX_BITS = 63;

    private Move() {}

    /** A plain step, or a capture if {@code captured} is a piece. */
    public static long of(int from, int to, int piece, int captured) {
        return from | ((long) to << TO) | ((long) piece << PIECE) | ((long) captured << CAPTURED);
    }

    /** A move of any kind. */
    public static long of(int from, int to, int piece, int captured, int kind) {
        return of(from, to, piece, captured) | ((long) kind << KIND);
    }

    /** The same move ending in the promotion to this piece, a {@link Piece} code of the promoted man's side. */
    public static long promoting(long move, int promoted) {
        return (move & ~((long) SIX_BITS << PROMOTED)) | ((long) promoted << PROMOTED);
    }

    /**
     * The same move with the rule set's own bits set to this.
     *
     * @throws IllegalArgumentException if it is not from 0 to {@link #MAX_EXTRA}
     */
    public static long withExtra(long move, int extra) {
        if ((extra & ~MAX_EXTRA) != 0) {
            throw new IllegalArgumentException("extra " + extra + " of a move; expected 0 to " + MAX_EXTRA);
        }
        return (move & ((1L << EXTRA) - 1)) | ((long) extra << EXTRA);
    }

    /** The origin's cell, or the board's number. */
    public static int from(long move) {
        return (int) move & MAX_CELL;
    }

    /** The target's cell, or the anchor's number. */
    public static int to(long move) {
        return (int) (move >>> TO) & MAX_CELL;
    }

    /** The code of the piece that moves, before any promotion; in a drop, of the piece as it comes to stand on the board. */
    public static int piece(long move) {
        return (int) (move >>> PIECE) & SIX_BITS;
    }

    /** The code of the piece that is captured, wherever it stands. */
    public static int captured(long move) {
        return (int) (move >>> CAPTURED) & SIX_BITS;
    }

    /** The code of the piece that the piece that moves, or a pawn carried or uncovered by a board, becomes. */
    public static int promoted(long move) {
        return (int) (move >>> PROMOTED) & SIX_BITS;
    }

    /** One of the kinds above. */
    public static int kind(long move) {
        return (int) (move >>> KIND) & 7;
    }

    /** Whether a move is a step or capture and nothing else: of kind {@link #NORMAL}, no promotion, no bits of the rule set's. */
    public static boolean isPlain(long move) {
        return move >>> PROMOTED == 0;
    }

    /** The bits that belong to the rule set. */
    public static int extra(long move) {
        return (int) (move >>> EXTRA);
    }

    public static boolean isCapture(long move) {
        return captured(move) != Piece.NONE;
    }

    public static boolean isPromotion(long move) {
        return promoted(move) != Piece.NONE;
    }
}
