package org.plyspace.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.notation.Dashes;

/**
 * Splits a game's text into words, line by line. Comments (from {@code #} at the beginning of a line or after a blank), move
 * numbers ({@code 1}, {@code 1.}, {@code 1)}) and rows of dots between moves ({@code 2c4.......4a5}) are dropped; the result is
 * kept separately; everything else is words of moves.
 */
public final class GameText {

    /** The largest number of words, more than any real game has. */
    private static final int MOST_WORDS = 100_000;

    /** No-break spaces, a byte order mark and Ctrl-Z included, as where files were joined. */
    private static final Pattern BLANKS = Pattern.compile("[\\s\\h\uFEFF\u001A]+");

    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("^([0-9]+)(\\.+|\\)|$)");
    private static final Pattern DOTS = Pattern.compile("\\.{2,}");
    private static final Pattern RESULT = Pattern.compile("1-0|0-1|1/2-1/2|\\(=\\)|\\*");

    private final List<GameWord> tokens = new ArrayList<>();
    private int lines;
    private String result = "";

    /** Creates a splitter for a whole text. */
    public GameText() {
        this(1);
    }

    /**
     * Creates a splitter for part of a file.
     *
     * @param firstLine the line of the file where the part begins, from 1
     */
    public GameText(int firstLine) {
        this.lines = firstLine - 1;
    }

    /**
     * Adds a line.
     *
     * @throws UsageException if the game is too long, or continues after its result
     */
    public void add(String line) {
        lines++;
        for (String word : BLANKS.split(COMMENT.matcher(line).replaceFirst(""), -1)) {
            Matcher number = NUMBER.matcher(word);
            String rest = number.find() ? word.substring(number.end()) : word;
            for (String move : DOTS.split(rest, -1)) {
                addWord(move);
            }
        }
    }

    private void addWord(String word) {
        if (word.isEmpty()) {
            return;
        }
        if (!result.isEmpty()) {
            throw new UsageException("line " + lines + ": '" + Texts.shorten(word) + "' comes after the result "
                    + result + ", which ends the game");
        }
        String plain = Dashes.plain(word);
        if (RESULT.matcher(plain).matches()) {
            result = plain;
        } else if (tokens.size() == MOST_WORDS) {
            throw new UsageException("line " + lines + ": more than " + MOST_WORDS + " words; no game has as many");
        } else {
            tokens.add(new GameWord(word, lines));
        }
    }

    /** The words of moves, in order. */
    public List<GameWord> tokens() {
        return List.copyOf(tokens);
    }

    /** The result as written: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code (=)}, {@code *}; empty if there was none. */
    public String result() {
        return result;
    }

    /**
     * A word of a game's text.
     *
     * @param text the word, without blanks
     * @param line the line of the file that contains it, from 1
     */
    public record GameWord(String text, int line) {}
}
