package org.plyspace.engine.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.engine.exchange.PgnLexer.PgnToken.Kind;
import org.plyspace.engine.io.InputException;

/**
 * Splits a text like PGN into tokens. Those of the standard that no move has ({@code $1}, tags, comments) need no blanks around them, nor
 * does the result {@code *}; within a word that goes on it is a capture from afar: {@code 1a1*2a1}. A parenthesis opens a variation only where a word could begin, and closes one only if the
 * current word has none open, since squares contain parentheses too: {@code (3. b5(4)-b1(2))}.
 */
final class PgnLexer {

    private static final Pattern TAG_BEGINS = Pattern.compile("\\[\\s*+([A-Za-z][A-Za-z0-9_]*+)\\s++\"");
    private static final Pattern TAG_ENDS = Pattern.compile("\"\\s*+]");
    private static final String ENDING_A_WORD = "{;$[";
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char CTRL_Z = '\u001A';

    private final String text;
    private final String name;
    private final List<PgnToken> tokens = new ArrayList<>();
    private int at;
    private int line;

    /**
     * Creates a lexer for a whole text.
     *
     * @param name the file's name for messages
     * @param firstLine the line of the file where the text begins
     */
    PgnLexer(String text, String name, int firstLine) {
        this.text = text;
        this.name = name;
        this.line = firstLine;
    }

    /** All tokens; the last is the end. */
    List<PgnToken> tokens() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (isBlank(c)) {
                skipTo(at + 1);
            } else if (c == '%' && (at == 0 || text.charAt(at - 1) == '\n')) {
                skipLine();
            } else if (c == '[') {
                addTag();
            } else if (c == '{' || c == ';') {
                addComment(c == '{' ? '}' : '\n');
            } else if (c == '*') {
                add(Kind.WORD, "*", "", at + 1);
            } else if (c == '$') {
                addSignNumber();
            } else if (c == '(' || c == ')') {
                add(c == '(' ? Kind.OPEN : Kind.CLOSE, String.valueOf(c), "", at + 1);
            } else {
                addWord();
            }
        }
        add(Kind.END, "", "", at);
        return tokens;
    }

    private void add(Kind kind, String content, String value, int end) {
        tokens.add(new PgnToken(kind, content, value, line));
        skipTo(end);
    }

    private void skipTo(int end) {
        for (; at < end; at++) {
            line += text.charAt(at) == '\n' ? 1 : 0;
        }
    }

    /** Skips an escape line, which other programs use for data of their own. */
    private void skipLine() {
        int end = text.indexOf('\n', at);
        skipTo(end < 0 ? text.length() : end);
    }

    private void addTag() {
        Matcher begins = TAG_BEGINS.matcher(text).region(at, text.length());
        if (!begins.lookingAt()) {
            throw noTag();
        }
        StringBuilder value = new StringBuilder();
        int end = readValue(begins.end(), value);
        Matcher ends = TAG_ENDS.matcher(text).region(end, text.length());
        if (!ends.lookingAt()) {
            throw noTag();
        }
        add(Kind.TAG, begins.group(1), value.toString(), ends.end());
    }

    /**
     * Reads up to the closing quote and returns its index; by hand, since a regular expression runs out of stack on long
     * values.
     */
    private int readValue(int from, StringBuilder value) {
        int end = from;
        for (; end < text.length() && text.charAt(end) != '"'; end++) {
            char c = text.charAt(end);
            if (c == '\\') {
                c = ++end < text.length() ? text.charAt(end) : 0;
                if (c != '"' && c != '\\') {
                    throw noTag();
                }
            } else if (c == '\n' || c == '\r') {
                throw noTag();
            }
            value.append(c);
        }
        return end;
    }

    private InputException noTag() {
        String shown = Texts.shorten(text.substring(at).lines().findFirst().orElse(""));
        return refusal("expected a tag [Name \"value\"], with \\\" and \\\\ for \" and \\, found '" + shown + "'");
    }

    private void addComment(char last) {
        int end = text.indexOf(last, at + 1);
        if (end < 0 && last == '}') {
            throw refusal("unclosed comment; expected }");
        }
        int stop = end < 0 ? text.length() : end;
        String comment = text.substring(at + 1, stop)
                .lines()
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "))
                .replace('\t', ' ')
                // A comment up to the end of the line may contain a brace; comments that are kept cannot.
                .replace('}', ')');
        add(Kind.COMMENT, comment, "", Math.min(stop + 1, text.length()));
    }

    private void addSignNumber() {
        int end = at + 1;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        add(Kind.WORD, text.substring(at, end), "", end);
    }

    /** Blanks, and what files have at their ends, which is between games where they were joined. */
    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == BYTE_ORDER_MARK || c == CTRL_Z;
    }

    private boolean isResult(int index) {
        boolean goesOn = index + 1 < text.length() && Character.isLetterOrDigit(text.charAt(index + 1));
        return text.charAt(index) == '*' && !goesOn;
    }

    private void addWord() {
        int open = 0;
        int end = at;
        for (; end < text.length(); end++) {
            char c = text.charAt(end);
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (open < 0 || isBlank(c) || ENDING_A_WORD.indexOf(c) >= 0 || isResult(end)) {
                break;
            }
        }
        add(Kind.WORD, text.substring(at, end), "", end);
    }

    private InputException refusal(String reason) {
        return new InputException(name + ":" + line, reason);
    }

    /**
     * A token of a text like PGN.
     *
     * @param kind the kind of token
     * @param text the name of a tag, a comment without its braces, or a word
     * @param value the value of a tag, else empty
     * @param line the line of the file where it begins, from 1
     */
    record PgnToken(Kind kind, String text, String value, int line) {

        /** The kinds of tokens. */
        enum Kind {
            TAG,
            COMMENT,
            OPEN,
            CLOSE,
            WORD,
            END
        }
    }
}
