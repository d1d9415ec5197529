package org.plyspace.engine;

import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Descriptions of pieces. */
public final class PieceWords {

    private PieceWords() {}

    /** The side and type of a piece: {@code white knight}. */
    public static String of(Rules rules, int code) {
        return Piece.side(code).word() + " " + typeOf(rules, code);
    }

    /** The type of a piece: {@code knight}. */
    public static String typeOf(Rules rules, int code) {
        return rules.pieceTypes().get(Piece.type(code)).name();
    }

    /** The symbol of a piece in positions: {@code +R} or {@code +r}. */
    public static String symbol(Rules rules, int code) {
        return rules.pieceTypes().get(Piece.type(code)).symbol(Piece.side(code));
    }

    /** The description {@code the knight on 2c3}; there must be a man on the cell. */
    public static String on(Position position, int cell) {
        return "the " + typeOf(position.rules(), position.pieceAt(cell)) + " on "
                + position.words().name(cell);
    }
}
