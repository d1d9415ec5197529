package org.plyspace.variant.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Setup;
import org.plyspace.api.TextException;
import org.plyspace.movegen.lattice.declare.BoardTerms;
import org.plyspace.movegen.lattice.declare.PositionForm;
import org.plyspace.movegen.text.PositionSyntax;
import org.plyspace.movegen.text.Token;

/**
 * The forms in which the challenge writes a setup (cube.md 3): brackets of rows, nested brackets, JSON arrays, arrays of
 * letters or numbers in one, two or three dimensions, all cells in a row, rows joined by {@code /} and levels by {@code |}, or
 * one row per line with blank lines between levels; each optionally preceded by {@code n=3,} as in the challenge's test cases.
 * Levels come from the top, rows from Black's side; White is to move.
 */
final class ChallengeForm implements PositionForm {

    private static final PositionNotation NOTATION =
            new PositionNotation("challenge", "form of the challenge", true, false);

    private static final Pattern SIZE = Pattern.compile("\\s*n\\s*=\\s*([0-9]{1,9})\\s*[,;:]?");

    /** Men and empty cells without separators. */
    private static final Pattern CELLS = Pattern.compile("[KQRBNkqrbn#.]+");

    private static final Pattern BREAK = Pattern.compile("\\r?\\n");

    /** The number of levels of a position in any form; 0 if the text is in none. */
    static int levels(String text) {
        try {
            Optional<Grid> grid = grid(text);
            if (grid.isPresent()) {
                return grid.get().levels().size();
            }
        } catch (TextException refused) {
            return 0;
        }
        int end = text.indexOf(' ');
        String placement = end < 0 ? text : text.substring(0, end);
        return placement.indexOf('|') < 0
                ? 0
                : (int) placement.chars().filter(c -> c == '|').count() + 1;
    }

    @Override
    public PositionNotation notation() {
        return NOTATION;
    }

    @Override
    public Optional<Setup> read(String text, BoardTerms rules) {
        Optional<Grid> grid = grid(text);
        grid.ifPresent(found -> checkSize(text, found.levels().size()));
        return grid.map(new CubeFiller(text, rules)::fill);
    }

    /** The parsed text; empty if it is in none of these forms. */
    private static Optional<Grid> grid(String text) {
        if (text.length() > PositionSyntax.LONGEST) {
            throw new TextException(
                    text,
                    0,
                    "expected at most " + PositionSyntax.LONGEST + " characters, found a setup of " + text.length());
        }
        String body = body(text);
        if (body.indexOf('[') >= 0) {
            return Optional.of(Grid.of(text, Brackets.read(body, 0, body.length())));
        }
        if (body.indexOf(':') >= 0) {
            return Optional.empty();
        }
        if (body.indexOf('|') >= 0) {
            return Optional.of(Grid.of(text, joined(stripped(body))));
        }
        if (BREAK.matcher(body.strip()).find()) {
            return Optional.of(Grid.of(text, lines(body)));
        }
        if (body.isBlank()) {
            return Optional.empty();
        }
        Token cells = stripped(body);
        return isCube(cells) ? Optional.of(Grid.of(text, letters(cells))) : Optional.empty();
    }

    /** Whether a text of cells without separators has as many as a cube: {@code rq####K#}. */
    private static boolean isCube(Token cells) {
        return CELLS.matcher(cells.text()).matches()
                && IntStream.rangeClosed(CubeVariant.SMALLEST, CubeVariant.LARGEST)
                        .anyMatch(n -> n * n * n == cells.length());
    }

    private static Nested.Items letters(Token cells) {
        return new Nested.Items(
                cells.start(),
                IntStream.range(0, cells.length())
                        .<Nested>mapToObj(i -> new Nested.Leaf(cells.part(i, i + 1)))
                        .toList());
    }

    /**
     * The text with blanks for the leading size, and with a line break for each {@code \n} that a shell left unchanged; offsets
     * stay the same.
     */
    private static String body(String text) {
        Matcher size = SIZE.matcher(text);
        String body = size.lookingAt() ? " ".repeat(size.end()) + text.substring(size.end()) : text;
        return body.replace("\\n", " \n");
    }

    private static Token stripped(String body) {
        int start = body.length() - body.stripLeading().length();
        return new Token(body, start, body.stripTrailing().length());
    }

    private static void checkSize(String text, int levels) {
        Matcher size = SIZE.matcher(text);
        if (size.lookingAt() && Integer.parseInt(size.group(1)) != levels) {
            Token given = new Token(text, size.start(1), size.end(1));
            throw given.refusal("expected n=" + levels + ", as many as levels, found " + given.quoted());
        }
    }

    private static Nested.Items joined(Token text) {
        List<Nested> levels = new ArrayList<>();
        for (Token level : text.split('|')) {
            List<Nested> rows = new ArrayList<>();
            level.split('/').forEach(row -> rows.add(new Nested.Leaf(row)));
            levels.add(new Nested.Items(level.start(), rows));
        }
        return new Nested.Items(text.start(), levels);
    }

    /**
     * Reads one row per line, with or without separators; blank lines end levels. Without blank lines the result is one list of
     * all rows.
     */
    private static Nested.Items lines(String body) {
        List<Nested> levels = new ArrayList<>();
        List<Nested> rows = new ArrayList<>();
        int start = 0;
        Matcher line = BREAK.matcher(body);
        while (start <= body.length()) {
            int end = line.find() ? line.start() : body.length();
            Nested.Items cells = Brackets.read(body, start, end);
            if (!cells.items().isEmpty()) {
                rows.add(cells.items().size() == 1 ? cells.items().get(0) : cells);
            } else if (!rows.isEmpty()) {
                levels.add(new Nested.Items(rows.get(0).start(), rows));
                rows.clear();
            }
            start = end == body.length() ? end + 1 : line.end();
        }
        if (!rows.isEmpty()) {
            levels.add(new Nested.Items(rows.get(0).start(), rows));
        }
        return new Nested.Items(0, levels);
    }

    /** Reads nested brackets in any of the challenge's bracketed forms. */
    static final class Brackets {

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
}
