package org.plyspace.variant.cube;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.TextException;
import org.plyspace.movegen.text.Token;

/** Reads nested brackets in any of the challenge's bracketed forms. */
final class Brackets {

    private static final int DEEPEST = 4;

    private final String text;
    private final int end;
    private int at;

    private Brackets(String text, int start, int end) {
        this.text = text;
        this.end = end;
        this.at = start;
    }

    /**
     * Reads part of a text; items are separated by commas or blanks and may be quoted.
     *
     * @throws TextException if brackets or quotation marks do not match, or nesting is too deep
     */
    static Nested.Items read(String text, int start, int end) {
        Brackets reader = new Brackets(text, start, end);
        Nested.Items whole = reader.items(start, 0);
        if (reader.at < end) {
            throw reader.refusal("a ']' without its '['");
        }
        return whole;
    }

    private TextException refusal(String reason) {
        return new TextException(text, Math.min(at, end), reason);
    }

    /** Reads items up to the closing bracket, which is not consumed, or to the end of the text. */
    private Nested.Items items(int start, int depth) {
        List<Nested> items = new ArrayList<>();
        while (at < end && text.charAt(at) != ']') {
            char c = text.charAt(at);
            if (c == '[') {
                items.add(nest(depth));
            } else if (c == '"' || c == '\'') {
                items.add(quoted(c));
            } else if (c == ',' || Character.isWhitespace(c)) {
                at++;
            } else {
                items.add(bare());
            }
        }
        return new Nested.Items(start, items);
    }

    private Nested.Items nest(int depth) {
        int start = at++;
        if (depth == DEEPEST) {
            throw refusal("brackets are nested deeper than " + DEEPEST);
        }
        Nested.Items nest = items(start, depth + 1);
        if (at == end) {
            throw new TextException(text, start, "a '[' without its ']'");
        }
        at++;
        return nest;
    }

    private Nested.Leaf quoted(char quote) {
        int second = text.indexOf(quote, at + 1);
        if (second < 0 || second >= end) {
            throw refusal("a quotation mark without its second one");
        }
        Nested.Leaf leaf = new Nested.Leaf(new Token(text, at + 1, second));
        at = second + 1;
        return leaf;
    }

    private Nested.Leaf bare() {
        int start = at;
        while (at < end && "[],\"'".indexOf(text.charAt(at)) < 0 && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return new Nested.Leaf(new Token(text, start, at));
    }
}
