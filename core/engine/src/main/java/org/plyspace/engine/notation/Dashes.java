package org.plyspace.engine.notation;

/**
 * The signs that people type or print instead of a move's hyphen. They include a Windows-1252 dash misread as Latin-1, and the
 * replacement character, as in the second game on the page of the two-board game.
 */
public final class Dashes {

    private static final char FIRST_BEYOND_ASCII = '\u0080';

    private Dashes() {}

    /** The text with a hyphen for every dash, minus sign or arrow; its length stays the same. */
    public static String plain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_BEYOND_ASCII) {
                return replaced(text);
            }
        }
        return text;
    }

    private static String replaced(String text) {
        StringBuilder plain = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            if (isDash(text.charAt(i))) {
                plain.setCharAt(i, '-');
            }
        }
        return plain.toString();
    }

    private static boolean isDash(char c) {
        return Character.getType(c) == Character.DASH_PUNCTUATION
                || switch (c) {
                    case '\u2212', '\u2043', '\u02D7', '\u2192', '\u27F6', '\u0096', '\u0097', '\uFFFD' -> true;
                    default -> false;
                };
    }
}
