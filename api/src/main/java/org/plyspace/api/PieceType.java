package org.plyspace.api;

import java.util.Optional;
import org.plyspace.api.PublicApi.Usage;

/**
 * A kind of piece of one rule set, the same for both sides.
 *
 * @param index its place in {@link Rules#pieceTypes()}, 0 to {@link #MAX_TYPES} - 1
 * @param symbol what stands for it in positions and moves, unique within its rules: an upper case letter, perhaps with one of
 *     {@link #MARKS} before it; Black's pieces are written with the letter in lower case
 * @param name what players of the rule set call it, in lower case: {@code oliphant}
 * @param usualName what most players would call a piece that moves like it, in lower case: {@code rook}; the same as the name
 *     where there is no other
 * @param aspect which statements of the rulebook speak of it
 * @param royal whether a side is in check when a piece of this type is attacked
 * @param directional whether it moves differently for the two sides, as pawns do
 * @param resetsClock whether its moves set the halfmove clock back to 0, as pawns' do
 * @param figure an outline to draw it by where the usual name has none: the path data of an SVG in a square of 100 units, y
 *     growing downwards; filled in the side's colour
 */
@PublicApi(usage = Usage.CALL)
public record PieceType(
        int index,
        String symbol,
        String name,
        String usualName,
        Aspect aspect,
        boolean royal,
        boolean directional,
        boolean resetsClock,
        Optional<String> figure) {

    /** How many types a rule set may have, so that a piece fits into the six bits that a {@link Move} gives it. */
    public static final int MAX_TYPES = 31;

    /** The marks that may stand before a letter. */
    public static final String MARKS = "+~^";

    /** Refuses an index or a symbol that could not be written in a move or a position. */
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

    /** A piece of a usual name, with no figure of its own. */
    public PieceType(
            int index,
            String symbol,
            String name,
            Aspect aspect,
            boolean royal,
            boolean directional,
            boolean resetsClock) {
        this(index, symbol, name, name, aspect, royal, directional, resetsClock, Optional.empty());
    }

    /** Whether a text can be a symbol. */
    public static boolean isSymbol(String text) {
        int letter = text.length() - 1;
        boolean marked = letter == 1 && MARKS.indexOf(text.charAt(0)) >= 0;
        return (letter == 0 || marked) && text.charAt(letter) >= 'A' && text.charAt(letter) <= 'Z';
    }

    /** The symbol as a side's pieces are written in a position: {@code +R} for White, {@code +r} for Black. */
    public String symbol(Side side) {
        if (side == Side.WHITE) {
            return symbol;
        }
        int letter = symbol.length() - 1;
        return symbol.substring(0, letter) + (char) (symbol.charAt(letter) - 'A' + 'a');
    }
}
