package org.plyspace.movegen.text;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;

/**
 * A part of a text that knows its place, which errors report.
 *
 * @param source the whole text
 * @param start the index of the first character
 * @param end the index after the last character
 */
public record Token(String source, int start, int end) {

    /** The number of digits that always fit into an int. */
    private static final int LONGEST_NUMBER = 9;

    /** A token of a whole text. */
    public static Token of(String source) {
        return new Token(source, 0, source.length());
    }

    public String text() {
        return source.substring(start, end);
    }

    /** The text as it is quoted in messages. */
    public String quoted() {
        return "'" + Texts.shorten(text()) + "'";
    }

    public int length() {
        return end - start;
    }

    public boolean is(String expected) {
        return text().equals(expected);
    }

    public char charAt(int index) {
        return source.charAt(start + index);
    }

    /** The part between two indices, relative to this token's start. */
    public Token part(int from, int to) {
        return new Token(source, start + from, start + to);
    }

    /** The index of a character, relative to this token's start, or -1. */
    public int indexOf(char character) {
        int index = source.indexOf(character, start);
        return index >= 0 && index < end ? index - start : -1;
    }

    /** The parts between separators, at least one, some possibly empty. */
    public List<Token> split(char separator) {
        List<Token> parts = new ArrayList<>();
        int from = start;
        for (int i = start; i < end; i++) {
            if (source.charAt(i) == separator) {
                parts.add(new Token(source, from, i));
                from = i + 1;
            }
        }
        parts.add(new Token(source, from, end));
        return parts;
    }

    /** An exception that says why this token is refused. */
    public TextException refusal(String reason) {
        return new TextException(source, start, reason);
    }

    /**
     * This token as a whole number without sign or leading zeros.
     *
     * @param what the meaning of the number, for the message
     * @throws TextException if the token is not a number from {@code min} to {@code max}; {@code max} must have at most nine
     *     digits
     */
    public int number(String what, int min, int max) {
        boolean digits = length() > 0 && text().chars().allMatch(c -> c >= '0' && c <= '9');
        if (!digits || (length() > 1 && charAt(0) == '0')) {
            throw refusal(what + " " + quoted() + " is not a whole number without leading zeros");
        }
        int number = length() > LONGEST_NUMBER ? Integer.MAX_VALUE : Integer.parseInt(text());
        if (number < min || number > max) {
            throw refusal(what + " " + quoted() + " is out of range; expected " + min + " to " + max);
        }
        return number;
    }
}
