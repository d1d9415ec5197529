package org.plyspace.movegen.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A typed move whose liberties can be taken away (notation.md, Moves): {@code x} for {@code -}, {@code 0-0} for {@code O-O},
 * a trailing {@code +}, {@code ++} or {@code #}, a leading piece before {@code @}.
 *
 * @param text what was typed, without the leading piece and the trailing mark
 * @param piece the upper case letter of the leading piece, or {@link #NO_PIECE}
 * @param offset where the text starts in what was typed
 */
public record MoveInput(String text, char piece, int offset) {

    /** No leading piece was given. */
    public static final char NO_PIECE = 0;

    /** Longer texts are no moves. */
    public static final int LONGEST = 40;

    private static final Pattern MARK = Pattern.compile("(\\+\\+|\\+|#)$");

    /** An {@code x} that starts a square is a file, and one in front of all gives up a king (koernke.md 3). */
    private static final Pattern CAPTURE = Pattern.compile("(?<=[^-x,@])x");

    /** What was typed, taken apart; never refuses anything. */
    public static MoveInput of(String typed) {
        Matcher mark = MARK.matcher(typed);
        String text = mark.find() ? typed.substring(0, mark.start()) : typed;
        boolean hasPiece = text.length() > 1 && text.charAt(1) == '@' && isUpperCase(text.charAt(0));
        return hasPiece ? new MoveInput(text.substring(2), text.charAt(0), 2) : new MoveInput(text, NO_PIECE, 0);
    }

    /** The same with the first letter taken for the piece, {@code Qb5(4)xb1(2)}; itself if that is no upper case letter. */
    public MoveInput withLeadingPiece() {
        boolean possible = piece == NO_PIECE && text.length() > 1 && isUpperCase(text.charAt(0));
        return possible ? new MoveInput(text.substring(1), text.charAt(0), offset + 1) : this;
    }

    private static boolean isUpperCase(char c) {
        return c >= 'A' && c <= 'Z';
    }

    /** The move in strict machine form, if it is one. */
    public String body() {
        return CAPTURE.matcher(text).replaceAll("-").replace("0-0-0", "O-O-O").replace("0-0", "O-O");
    }
}
