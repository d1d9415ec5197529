package org.plyspace.engine.notation;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;

/** The Unicode chessmen, printed for pieces and accepted in moves in place of their letters: {@code ♘f3}. */
public final class Figurines {

    /** The usual names in the order of Unicode: White's from {@link #FIRST}, then Black's. */
    private static final List<String> TYPES = List.of("king", "queen", "rook", "bishop", "knight", "pawn");

    private static final char FIRST = '\u2654';
    /** The variation selectors that mark a Unicode character as text or picture. */
    private static final String SELECTORS = "[\uFE0E\uFE0F]";

    private Figurines() {}

    /** The chessman of a piece; empty if its type has no usual name or shares it with another type. */
    public static Optional<String> of(PieceType type, Side side, List<PieceType> types) {
        int man = TYPES.indexOf(type.usualName());
        return man >= 0 && isOnlyOne(type, types)
                ? Optional.of(String.valueOf((char) (FIRST + man + TYPES.size() * side.index())))
                : Optional.empty();
    }

    private static boolean isOnlyOne(PieceType type, List<PieceType> types) {
        return types.stream()
                        .filter(other -> other.usualName().equals(type.usualName()))
                        .count()
                == 1;
    }

    /** The move with chessmen, of either colour, replaced by the symbols of the types. */
    static String plain(String text, List<PieceType> types) {
        if (text.chars().noneMatch(Figurines::isChessman)) {
            return text;
        }
        String plain = text.replaceAll(SELECTORS, "");
        for (PieceType type : types) {
            for (Side side : Side.values()) {
                Optional<String> figurine = of(type, side, types);
                plain = figurine.isPresent() ? plain.replace(figurine.get(), type.symbol()) : plain;
            }
        }
        return plain;
    }

    private static boolean isChessman(int c) {
        return c >= FIRST && c < FIRST + TYPES.size() * Side.values().length;
    }
}
