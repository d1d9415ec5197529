package org.plyspace.api;

/**
 * Piece codes: a side and a {@link PieceType} in one small int, or 0 for no piece.
 *
 * <p>A code is {@code 2 * (type index + 1) + side}, hence 2 to 63. Tables indexed by code need {@link #CODES} entries.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Piece {

    /** The code of an empty cell. */
    public static final int NONE = 0;

    /** The largest code plus one. */
    public static final int CODES = 2 * (PieceType.MAX_TYPES + 1);

    private Piece() {}

    /** The code of a side's piece; the type is given by its index in {@link Rules#pieceTypes()}. */
    public static int code(Side side, int typeIndex) {
        return 2 * (typeIndex + 1) + side.index();
    }

    /** The index of a piece's type; the code must not be {@link #NONE}. */
    public static int type(int code) {
        return (code >> 1) - 1;
    }

    /** The code of the other side's piece of the same type; the code must not be {@link #NONE}. */
    public static int opposite(int code) {
        return code ^ 1;
    }

    /** The side that a piece belongs to; the code must not be {@link #NONE}. */
    public static Side side(int code) {
        return Side.of(code & 1);
    }
}
