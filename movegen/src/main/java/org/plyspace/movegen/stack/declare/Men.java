package org.plyspace.movegen.stack.declare;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;

/** The types of men of a rule set, by index, and their names. Immutable. */
public final class Men {

    /** The men of orthodox chess, whose indices are the constants. */
    public static final Men ORTHODOX = new Men(Man.orthodox());

    public static final int KING = 0;
    public static final int QUEEN = 1;
    public static final int ROOK = 2;
    public static final int BISHOP = 3;
    public static final int KNIGHT = 4;
    public static final int PAWN = 5;

    /** The index that stands for no type. */
    public static final int NO_TYPE = -1;

    private final List<Man> men;
    private final List<PieceType> types;

    /** Creates the types with indices in the given order. */
    public Men(List<Man> men) {
        this.men = List.copyOf(men);
        this.types = IntStream.range(0, men.size())
                .mapToObj(index -> type(index, men.get(index)))
                .toList();
    }

    private static PieceType type(int index, Man man) {
        return new PieceType(index, man.symbol(), man.name(), man.aspect(), man.isRoyal(), man.isPawn(), man.isPawn());
    }

    public List<Man> declared() {
        return men;
    }

    public List<PieceType> types() {
        return types;
    }

    /** Whether these men move in space rather than as seen from above. */
    public boolean moveInSpace() {
        return men.stream().anyMatch(Man::movesInSpace);
    }

    /** The index of the only type of a rank, or {@link #NO_TYPE}. */
    public int only(Man.Rank rank) {
        return IntStream.range(0, men.size())
                .filter(type -> men.get(type).rank() == rank)
                .findFirst()
                .orElse(NO_TYPE);
    }

    /** Whether a code belongs to these types. */
    public boolean has(int code) {
        return code >= Piece.code(Side.WHITE, 0) && code <= Piece.code(Side.BLACK, men.size() - 1);
    }

    /** The code of a side's man; sides are 0 and 1. */
    public static int code(int side, int type) {
        return 2 * (type + 1) + side;
    }

    /** The name of a code's type. */
    String name(int code) {
        return types.get(Piece.type(code)).name();
    }

    /** The side and type of a code: {@code white bishop}. */
    public String described(int code) {
        return Piece.side(code).word() + " " + name(code);
    }

    /** The symbol of a code's type in moves: {@code B}. */
    public String symbol(int code) {
        return types.get(Piece.type(code)).symbol();
    }

    /** The index of a symbol's type, or {@link #NO_TYPE}. */
    public int type(String symbol) {
        return types.stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElse(NO_TYPE);
    }
}
