package org.plyspace.api;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A type of piece of a rule set, the same for both sides.
 *
 * @param index its index in {@link Rules#pieceTypes()}, 0 to {@link #MAX_TYPES} - 1
 * @param symbol its symbol in positions and moves, unique within the rule set: an upper-case letter, optionally preceded by one
 *     of {@link #MARKS}; Black's pieces are written in lower case
 * @param name its name in the rule set, in lower case: {@code oliphant}
 * @param usualName the common name of a piece that moves like it, in lower case: {@code rook}; equals the name if there is no
 *     other
 * @param aspect the aspect of the rulebook statements that describe it
 * @param royal whether a side is in check while a piece of this type is attacked
 * @param directional whether it moves differently for the two sides, as pawns do
 * @param resetsClock whether its moves, passes excepted, set the halfmove clock back to 0, as pawns' do
 * @param figure an outline to draw it by if the usual name has none: SVG path data in a square of 100 units, y growing
 *     downwards; filled in the side's colour
 * @param worth what the author says that it is worth to a search, in hundredths of a pawn, 0 to 100,000; if empty, a search derives it
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record PieceType(
        int index,
        String symbol,
        String name,
        String usualName,
        Aspect aspect,
        boolean royal,
        boolean directional,
        boolean resetsClock,
        Optional<String> figure,
        OptionalInt worth) {

    /** The largest number of types in a rule set: a piece takes six bits in a {@link Move}. */
    public static final int MAX_TYPES = 31;

    /** The marks that may precede the letter of a symbol. */
    public static final String MARKS = "+~^";

    /** Refuses an index or a symbol that a move or a position could not hold. */
    public PieceType {
        if (index < 0 || index >= MAX_TYPES) {
            throw new IllegalArgumentException(
                    "piece type " + name + " has index " + index + "; expected 0 to " + (MAX_TYPES - 1));
        }
        if (!isSymbol(symbol)) {
            throw new IllegalArgumentException("piece type " + name + " has the symbol '" + Texts.shorten(symbol)
                    + "'; expected a letter A to Z, or one of " + MARKS + " and a letter");
        }
    }

    /** Creates a type without an outline or a worth of its own. */
    public PieceType(
            int index,
            String symbol,
            String name,
            Aspect aspect,
            boolean royal,
            boolean directional,
            boolean resetsClock) {
        this(index, symbol, name, name, aspect, royal, directional, resetsClock, Optional.empty(), OptionalInt.empty());
    }

    /** Whether a text is a valid symbol. */
    public static boolean isSymbol(String text) {
        int letter = text.length() - 1;
        boolean marked = letter == 1 && MARKS.indexOf(text.charAt(0)) >= 0;
        return (letter == 0 || marked) && text.charAt(letter) >= 'A' && text.charAt(letter) <= 'Z';
    }

    /** The symbol of a side's pieces in a position: {@code +R} for White, {@code +r} for Black. */
    public String symbol(Side side) {
        if (side == Side.WHITE) {
            return symbol;
        }
        int letter = symbol.length() - 1;
        return symbol.substring(0, letter) + (char) (symbol.charAt(letter) - 'A' + 'a');
    }
}
