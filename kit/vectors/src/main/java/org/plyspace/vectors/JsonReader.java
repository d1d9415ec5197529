package org.plyspace.vectors;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;

/** Reads one JSON value (RFC 8259). Strict: malformed text, duplicate names and deep nesting are refused with their place. */
final class JsonReader {

    private static final int DEEPEST = 16;
    private static final int LONGEST_NUMBER = 1_000;
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,4})?");
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");
    private static final String ESCAPES = "\"\\/bfnrt";
    private static final String ESCAPED = "\"\\/\b\f\n\r\t";

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /**
     * The value of a text: a string, a long, a big decimal for a fraction or a large number, a boolean, null, a list, or a map
     * in the order of writing.
     *
     * @throws IllegalArgumentException if the text is not JSON; the message says where: {@code " at character 7: expected ..."}
     */
    static Object read(String text) {
        JsonReader reader = new JsonReader(text);
        Object value = reader.value();
        reader.skipBlanks();
        if (reader.at < text.length()) {
            throw reader.unexpected("the end");
        }
        return value;
    }

    private Object value() {
        skipBlanks();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        enter('{');
        for (boolean more = !skipIf('}'); more; more = moreBefore('}')) {
            skipBlanks();
            int start = at;
            String name = string();
            if (object.containsKey(name)) {
                at = start;
                throw refused("'" + Texts.shorten(name) + "' is given twice");
            }
            skipBlanks();
            expect(':');
            object.put(name, value());
        }
        depth--;
        return object;
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        enter('[');
        for (boolean more = !skipIf(']'); more; more = moreBefore(']')) {
            array.add(value());
        }
        depth--;
        return array;
    }

    private void enter(char bracket) {
        if (++depth > DEEPEST) {
            throw refused("nested too deeply; expected " + DEEPEST + " levels at most");
        }
        expect(bracket);
    }

    private boolean moreBefore(char end) {
        boolean ended = skipIf(end);
        if (!ended) {
            expect(',');
        }
        return !ended;
    }

    private String string() {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (at < text.length() && peek() != '"' && peek() >= ' ') {
            char next = text.charAt(at++);
            string.append(next == '\\' ? escaped() : next);
        }
        expect('"');
        return string.toString();
    }

    private char escaped() {
        int known = at < text.length() ? ESCAPES.indexOf(peek()) : -1;
        if (known >= 0) {
            at++;
            return ESCAPED.charAt(known);
        }
        if (peek() != 'u' || !isHex(at + 1)) {
            throw unexpected("one of " + ESCAPES + " or u and four hexadecimal digits");
        }
        at += 5;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private boolean isHex(int start) {
        return start + 4 <= text.length()
                && text.substring(start, start + 4).chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 128);
    }

    private Object number() {
        Matcher number = NUMBER.matcher(text).region(at, text.length());
        if (!number.lookingAt()) {
            throw unexpected("a value");
        }
        if (number.end() - at > LONGEST_NUMBER) {
            throw refused("a number of " + (number.end() - at) + " characters; expected at most " + LONGEST_NUMBER);
        }
        at = number.end();
        String digits = number.group();
        return WHOLE.matcher(digits).matches() ? (Object) Long.valueOf(digits) : new BigDecimal(digits);
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw unexpected("a value");
        }
        at += word.length();
        return value;
    }

    private boolean skipIf(char expected) {
        skipBlanks();
        boolean found = peek() == expected;
        at += found ? 1 : 0;
        return found;
    }

    private void skipBlanks() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') {
            at++;
        }
    }

    private void expect(char expected) {
        if (peek() != expected || at >= text.length()) {
            throw unexpected("'" + expected + "'");
        }
        at++;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private IllegalArgumentException unexpected(String expected) {
        String found = at < text.length() ? "'" + Texts.printable(text.substring(at, at + 1)) + "'" : "the end";
        return refused("expected " + expected + ", found " + found);
    }

    private IllegalArgumentException refused(String reason) {
        return new IllegalArgumentException(" at character " + (at + 1) + ": " + reason);
    }
}
