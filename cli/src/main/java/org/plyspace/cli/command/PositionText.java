package org.plyspace.cli.command;

import com.google.inject.Inject;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;

/** The text of a position as commands are given it: itself, or {@code -} for standard input. */
public final class PositionText {

    /** Longer texts are refused unread; the largest cube's position has some 18,000 characters. */
    static final int LONGEST = 200_000;

    private final Input input;

    @Inject
    public PositionText(Input input) {
        this.input = input;
    }

    /**
     * The text meant by what was given.
     *
     * @param whence what messages call the argument
     * @throws UsageException if the text is empty or too long
     */
    String of(String given, String whence) {
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
