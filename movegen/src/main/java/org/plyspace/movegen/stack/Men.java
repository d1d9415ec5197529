package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;

/** The men of tri-dimensional chess, those of orthodox chess: type indices and {@link Piece} codes. */
public final class Men {

    public static final int KING = 0;
    public static final int QUEEN = 1;
    public static final int ROOK = 2;
    public static final int BISHOP = 3;
    public static final int KNIGHT = 4;
    public static final int PAWN = 5;

    /** The piece types, by index. */
    public static final List<PieceType> TYPES = List.of(
            new PieceType(KING, "K", "king", Aspect.KING, true, false, false),
            new PieceType(QUEEN, "Q", "queen", Aspect.QUEEN, false, false, false),
            new PieceType(ROOK, "R", "rook", Aspect.ROOK, false, false, false),
            new PieceType(BISHOP, "B", "bishop", Aspect.BISHOP, false, false, false),
            new PieceType(KNIGHT, "N", "knight", Aspect.KNIGHT, false, false, false),
            new PieceType(PAWN, "P", "pawn", Aspect.PAWN, false, true, true));

    /** The types that a pawn may become, in the order in which they are listed. */
    static final List<Integer> PROMOTIONS = List.of(QUEEN, ROOK, BISHOP, KNIGHT);

    /** One more than the largest code. */
    static final int CODES = 2 * (PAWN + 2);

    private Men() {}

    /** The code of a side's man; sides are 0 and 1. */
    static int code(int side, int type) {
        return 2 * (type + 1) + side;
    }

    /** The name of a man's type. */
    static String name(int code) {
        return TYPES.get(Piece.type(code)).name();
    }

    /** A man with its colour: {@code white bishop}. */
    public static String described(int code) {
        return Piece.side(code).word() + " " + name(code);
    }

    /** What stands for a man's type in moves: {@code B}. */
    static String symbol(int code) {
        return TYPES.get(Piece.type(code)).symbol();
    }

    /** The code of a side's man of a symbol, or {@link Piece#NONE}. */
    static int ofSymbol(String symbol, Side side) {
        return TYPES.stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(type -> Piece.code(side, type.index()))
                .findFirst()
                .orElse(Piece.NONE);
    }
}
