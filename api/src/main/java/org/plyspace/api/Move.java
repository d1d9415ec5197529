package org.plyspace.api;

/**
 * Moves encoded as longs; within one position, equal longs are equal moves.
 *
 * <p>The fields are, from the lowest bit: origin 15 bits, target 15, piece 6, captured 6, promoted 6, kind 3, and 13 bits for
 * the rule set's own use. Origin and target are cells, except in a {@link #BOARD} move, where they are the numbers of the board
 * and of its new anchor, as in {@link Layout}. The captured piece stands on the target unless the kind says otherwise; then
 * {@link Position#capturedCell} knows where. Pieces are {@link Piece} codes, or {@link Piece#NONE}. In {@link #CASTLING},
 * origin and target are the king's; in a pass they are equal.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Move {

    /** No move; differs from every move. */
    public static final long NONE = 0;

    /** Kind of a plain move or capture by one piece, promotions included. */
    public static final int NORMAL = 0;
    /** Kind of a pawn's double step, after which it may be captured en passant. */
    public static final int DOUBLE_STEP = 1;
    /** Kind of a capture of a pawn that does not stand on the target. */
    public static final int EN_PASSANT = 2;
    /** Kind of a joint move of king and rook. */
    public static final int CASTLING = 3;
    /** Kind of a move of a board from one anchor to another; piece and captured are {@link Piece#NONE}. */
    public static final int BOARD = 4;

    /** Kind of a drop of a piece from the mover's hand; origin and target are equal. */
    public static final int DROP = 5;
    /** Kind of a capture on the target by a piece that stays where it is. */
    public static final int FROM_AFAR = 6;
    /** Kind of any other capture off the target; see {@link Position#capturedCell}. */
    public static final int CAPTURE_ELSEWHERE = 7;

    /** The largest origin or target. */
    public static final int MAX_CELL = (1 << 15) - 1;
    /** The largest value of the rule set's own bits. */
    public static final int MAX_EXTRA = (1 << 13) - 1;

    private static final int TO = 15;
    private static final int PIECE = 30;
    private static final int CAPTURED = 36;
    private static final int PROMOTED = 42;
    private static final int KIND = 48;
    private static final int EXTRA = 51;
    private static final int SIX_BITS = 63;

    private Move() {}

    /** A plain move, or a capture if {@code captured} is a piece. */
    public static long of(int from, int to, int piece, int captured) {
        return from | ((long) to << TO) | ((long) piece << PIECE) | ((long) captured << CAPTURED);
    }

    /** A move of any kind. */
    public static long of(int from, int to, int piece, int captured, int kind) {
        return of(from, to, piece, captured) | ((long) kind << KIND);
    }

    /** The same move with a promotion; {@code promoted} is a {@link Piece} code of the promoted man's side. */
    public static long promoting(long move, int promoted) {
        return (move & ~((long) SIX_BITS << PROMOTED)) | ((long) promoted << PROMOTED);
    }

    /**
     * The same move with the rule set's own bits set to a value.
     *
     * @throws IllegalArgumentException if the value is not from 0 to {@link #MAX_EXTRA}
     */
    public static long withExtra(long move, int extra) {
        if ((extra & ~MAX_EXTRA) != 0) {
            throw new IllegalArgumentException("extra " + extra + " of a move; expected 0 to " + MAX_EXTRA);
        }
        return (move & ((1L << EXTRA) - 1)) | ((long) extra << EXTRA);
    }

    /** The cell of the origin, or the number of the board. */
    public static int from(long move) {
        return (int) move & MAX_CELL;
    }

    /** The cell of the target, or the number of the anchor. */
    public static int to(long move) {
        return (int) (move >>> TO) & MAX_CELL;
    }

    /**
     * The code of the moving piece before any promotion; in a drop, the code of the piece as it stands on the board afterwards.
     */
    public static int piece(long move) {
        return (int) (move >>> PIECE) & SIX_BITS;
    }

    /** The code of the captured piece, wherever it stands. */
    public static int captured(long move) {
        return (int) (move >>> CAPTURED) & SIX_BITS;
    }

    /** The code that the moving piece, or a pawn that a board carries or uncovers, is promoted to. */
    public static int promoted(long move) {
        return (int) (move >>> PROMOTED) & SIX_BITS;
    }

    /** One of the kinds listed in this class. */
    public static int kind(long move) {
        return (int) (move >>> KIND) & 7;
    }

    /** Whether a move is of kind {@link #NORMAL}, does not promote, and has no bits of the rule set's own. */
    public static boolean isPlain(long move) {
        return move >>> PROMOTED == 0;
    }

    /** The rule set's own bits. */
    public static int extra(long move) {
        return (int) (move >>> EXTRA);
    }

    public static boolean isCapture(long move) {
        return captured(move) != Piece.NONE;
    }

    /** Whether a man stays where it is and captures nothing, so that only the turn passes; such a move is {@link #NORMAL}. */
    public static boolean isPass(long move) {
        return move != NONE && from(move) == to(move) && kind(move) == NORMAL && !isCapture(move);
    }

    public static boolean isPromotion(long move) {
        return promoted(move) != Piece.NONE;
    }
}
