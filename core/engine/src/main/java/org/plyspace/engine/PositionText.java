package org.plyspace.engine;

import org.plyspace.api.UsageException;
import org.plyspace.engine.io.Input;

/** Reads the text of a position from the command line, or from standard input for {@code -}. */
public final class PositionText {

    /** Longer texts are refused unread, in characters; the position of the largest cube has some 18,000. */
    public static final int LONGEST = 200_000;

    private PositionText() {}

    /**
     * The text that an argument stands for.
     *
     * @param whence the name of the argument in messages
     * @throws UsageException if the text is empty or too long
     */
    public static String of(Input input, String given, String whence) {
        boolean typed = !given.equals(Input.STANDARD_INPUT);
        String text = typed ? given : input.text(given, LONGEST).strip();
        if (text.isBlank()) {
            throw new UsageException(whence + ": the position is empty; expected a text as 'plyspace show' prints it");
        }
        if (text.length() > LONGEST) {
            throw new UsageException(
                    whence + ": a position of " + text.length() + " characters; expected at most " + LONGEST);
        }
        return text;
    }
}
