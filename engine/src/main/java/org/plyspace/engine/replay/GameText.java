package org.plyspace.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.notation.Dashes;

/**
 * Takes a game's text apart, line by line: comments (from {@code #} at a line's beginning or after a blank) and move
 * numbers ({@code 1}, {@code 1.}, {@code 1)}) are dropped, as are rows of dots between moves ({@code 2c4.......4a5}); the
 * result is kept apart, everything else is words of moves.
 */
public final class GameText {

    /** More words than any honest game has. */
    private static final int MOST_WORDS = 100_000;

    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("^([0-9]+)(\\.+|\\)|$)");
    private static final Pattern DOTS = Pattern.compile("\\.{2,}");
    private static final Pattern RESULT = Pattern.compile("1-0|0-1|1/2-1/2|\\(=\\)|\\*");

    private final List<GameWord> tokens = new ArrayList<>();
    private int lines;
    private String result = "";

    /** A whole text. */
    public GameText() {
        this(1);
    }

    /**
     * A part of a file.
     *
     * @param firstLine the line of the file that it begins in, from 1
     */
    public GameText(int firstLine) {
        this.lines = firstLine - 1;
    }

    /**
     * Adds a line.
     *
     * @throws UsageException if the game gets too long, or goes on after its result
     */
    public void add(String line) {
        lines++;
        for (String word : COMMENT.matcher(line).replaceFirst("").strip().split("\\s+", -1)) {
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
}
