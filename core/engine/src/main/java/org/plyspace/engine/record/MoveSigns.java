package org.plyspace.engine.record;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;

/**
 * An annotator's signs for a move: rows of {@code !} and {@code ?}, and numbers such as {@code $13}, as in PGN. The
 * numbers that mean a row are stored as that row: {@code $1} is {@code !}. Several signs of a move are one text, separated by blanks,
 * without duplicates.
 */
public final class MoveSigns {

    private static final Pattern ROW = Pattern.compile("[!?]++");
    private static final Pattern NUMBER = Pattern.compile("\\$0*+([0-9]{1,9})|\\$0++");
    private static final List<String> NUMBERED = List.of("!", "?", "!!", "??", "!?", "?!");

    private MoveSigns() {}

    /** The sign that a word denotes, or empty if it is no sign. */
    public static Optional<String> of(String word) {
        if (ROW.matcher(word).matches()) {
            return Optional.of(word);
        }
        return Optional.of(NUMBER.matcher(word))
                .filter(number -> number.matches())
                .map(number -> number.group(1) == null ? 0 : Integer.parseInt(number.group(1)))
                .map(number -> number >= 1 && number <= NUMBERED.size() ? NUMBERED.get(number - 1) : "$" + number);
    }

    /** The row at the end of a move's text; empty if there is none. */
    public static String after(String move) {
        int end = move.length();
        while (end > 0 && isOfRow(move.charAt(end - 1))) {
            end--;
        }
        return move.substring(end);
    }

    /** Whether the text of a move's signs begins with a row, which may follow the move without a blank. */
    public static boolean beginWithRow(String signs) {
        return isOfRow(signs.charAt(0));
    }

    private static boolean isOfRow(char c) {
        return c == '!' || c == '?';
    }

    /** Why a text is not signs in the stored form; empty if it is. */
    static Optional<String> refusal(String text) {
        Set<String> signs = new HashSet<>();
        for (String word : text.split(" ", -1)) {
            if (of(word).filter(word::equals).isEmpty()) {
                return Optional.of("'" + Texts.shorten(text)
                        + "' is not a move's signs; expected such as ! or ?! or $13, or several with a blank between them, $1 to $6"
                        + " written as !, ?, !!, ??, !? and ?!");
            }
            if (!signs.add(word)) {
                return Optional.of("'" + Texts.shorten(text) + "' has the sign " + Texts.shorten(word)
                        + " twice; expected each sign of a move once");
            }
        }
        return Optional.empty();
    }
}
