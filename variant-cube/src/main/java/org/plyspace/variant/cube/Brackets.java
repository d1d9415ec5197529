package org.plyspace.variant.cube;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.TextException;
import org.plyspace.movegen.text.PositionSyntax;
import org.plyspace.movegen.text.Token;

/** Reads nested brackets into levels of rows of parts, whichever of the challenge's bracketed forms they are in. */
final class Brackets {

    private static final int DEEPEST = 4;

    private final String text;
    private int at;

    private Brackets(String text) {
        this.text = text;
    }

    /** A list or a part of a row. */
    private sealed interface Node {}

    private record Nest(int start, List<Node> items) implements Node {}

    private record Leaf(Token token) implements Node {}

    /**
     * The levels; each has rows, each of which has parts to be read one after the other.
     *
     * @throws TextException if brackets do not match, are nested too deep, or hold something else than rows
     */
    static List<List<List<Token>>> levels(String text) {
        if (text.length() > PositionSyntax.LONGEST) {
            throw new TextException(
                    text,
                    0,
                    "a setup of " + text.length() + " characters is refused; at most " + PositionSyntax.LONGEST
                            + " would be accepted");
        }
        Brackets reader = new Brackets(text);
        Nest whole = reader.items(0, 0);
        if (reader.at < text.length()) {
            throw reader.refusal("a ']' without its '['");
        }
        boolean wrapped = whole.items().size() == 1 && whole.items().get(0) instanceof Nest;
        Nest levels = wrapped ? (Nest) whole.items().get(0) : whole;
        return levels.items().stream().map(reader::rows).toList();
    }

    private TextException refusal(String reason) {
        return new TextException(text, Math.min(at, text.length()), reason);
    }

    private List<List<Token>> rows(Node level) {
        if (level instanceof Leaf leaf) {
            throw leaf.token()
                    .refusal("a row outside a level; levels in brackets, like [###,n##,#rr], would be accepted");
        }
        return ((Nest) level).items().stream().map(this::row).toList();
    }

    private List<Token> row(Node row) {
        if (row instanceof Leaf leaf) {
            return List.of(leaf.token());
        }
        List<Token> parts = new ArrayList<>();
        for (Node part : ((Nest) row).items()) {
            if (part instanceof Leaf leaf) {
                parts.add(leaf.token());
            } else {
                throw new TextException(
                        text, ((Nest) part).start(), "brackets are nested deeper than level, row, cell");
            }
        }
        return parts;
    }

    /** Items up to the closing bracket or the end of the text, which is left unread. */
    private Nest items(int start, int depth) {
        List<Node> items = new ArrayList<>();
        while (at < text.length() && text.charAt(at) != ']') {
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
        return new Nest(start, items);
    }

    private Nest nest(int depth) {
        int start = at++;
        if (depth == DEEPEST) {
            throw refusal("brackets are nested deeper than " + DEEPEST);
        }
        Nest nest = items(start, depth + 1);
        if (at == text.length()) {
            throw new TextException(text, start, "a '[' without its ']'");
        }
        at++;
        return nest;
    }

    private Leaf quoted(char quote) {
        int end = text.indexOf(quote, at + 1);
        if (end < 0) {
            throw refusal("a quotation mark without its second one");
        }
        Leaf leaf = new Leaf(new Token(text, at + 1, end));
        at = end + 1;
        return leaf;
    }

    private Leaf bare() {
        int start = at;
        while (at < text.length()
                && "[],\"'".indexOf(text.charAt(at)) < 0
                && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return new Leaf(new Token(text, start, at));
    }
}
