package org.plyspace.movegen.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.PieceType;

/**
 * A typed move whose liberties can be removed (notation.md, Moves): {@code x} for {@code -}, {@code 0-0} for {@code O-O}, a
 * trailing {@code +}, {@code ++} or {@code #}, a leading piece before {@code @}.
 *
 * @param text the typed text without the leading piece and the trailing mark
 * @param piece the symbol of the leading piece, or {@link #NO_PIECE}
 * @param offset the index in the typed text where this text starts
 */
public record MoveInput(String text, String piece, int offset) {

    /** The symbol if there is no leading piece. */
    public static final String NO_PIECE = "";

    /** The length of the longest text that can be a move. */
    public static final int LONGEST = 40;

    private static final Pattern MARK = Pattern.compile("(\\+\\+|\\+|#)$");

    /** An {@code x} at the beginning of a square is a file, and one at the beginning of the text is the rule set's own. */
    private static final Pattern CAPTURE = Pattern.compile("(?<=[^-x,@])x");

    /** Splits a typed text; refuses nothing. */
    public static MoveInput of(String typed) {
        Matcher mark = MARK.matcher(typed);
        String text = mark.find() ? typed.substring(0, mark.start()) : typed;
        int at = text.indexOf('@');
        boolean hasPiece = at > 0 && PieceType.isSymbol(text.substring(0, at));
        return hasPiece
                ? new MoveInput(text.substring(at + 1), text.substring(0, at), at + 1)
                : new MoveInput(text, NO_PIECE, 0);
    }

    /**
     * The same input with its beginning taken for the piece, {@code Qb5(4)xb1(2)}; unchanged if that cannot be a piece's
     * symbol.
     */
    public MoveInput withLeadingPiece() {
        for (int length = 1; length <= 2 && length < text.length(); length++) {
            if (piece.isEmpty() && PieceType.isSymbol(text.substring(0, length))) {
                return new MoveInput(text.substring(length), text.substring(0, length), offset + length);
            }
        }
        return this;
    }

    /** The text in strict machine form, if it is a move. */
    public String body() {
        return CAPTURE.matcher(text).replaceAll("-").replace("0-0-0", "O-O-O").replace("0-0", "O-O");
    }
}
