package org.plyspace.tck;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one JSON value as vectors use them: strings without escapes, whole numbers, true, false, null, arrays and
 * objects. Strict; anything else is refused with its place.
 */
final class FlatJson {

    private final String text;
    private int at;

    private FlatJson(String text) {
        this.text = text;
    }

    /**
     * The value that a text is: a string, a long, a boolean, null, a list or a map in the order of writing.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Object read(String text) {
        FlatJson reader = new FlatJson(text);
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
        expect('{');
        for (boolean more = !skipIf('}'); more; more = moreBefore('}')) {
            skipBlanks();
            String key = string();
            skipBlanks();
            expect(':');
            if (object.containsKey(key)) {
                throw new IllegalArgumentException("'" + key + "' twice before character " + (at + 1));
            }
            object.put(key, value());
        }
        return object;
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        expect('[');
        for (boolean more = !skipIf(']'); more; more = moreBefore(']')) {
            array.add(value());
        }
        return array;
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
        int start = at;
        while (peek() != '"' && peek() != '\\' && peek() >= ' ') {
            at++;
        }
        expect('"');
        return text.substring(start, at - 1);
    }

    private Long number() {
        int start = at;
        while (Character.isDigit(peek())) {
            at++;
        }
        if (start == at || at - start > 18) {
            throw unexpected("a value");
        }
        return Long.valueOf(text.substring(start, at));
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw unexpected(word);
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
        while (peek() == ' ' || peek() == '\t') {
            at++;
        }
    }

    private void expect(char expected) {
        if (peek() != expected) {
            throw unexpected("'" + expected + "'");
        }
        at++;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private IllegalArgumentException unexpected(String wanted) {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        return new IllegalArgumentException(wanted + " expected at character " + (at + 1) + ", not " + found);
    }
}
