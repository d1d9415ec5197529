package org.plyspace.lab.experiment;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * A part of an experiment's games.
 *
 * @param first number, from 0
 * @param last number, not below the first
 */
public record GameRange(int first, int last) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,10})-([0-9]{1,10})");

    /** All of them. */
    public static GameRange all(GameNumbers numbers) {
        return new GameRange(0, numbers.total() - 1);
    }

    /**
     * As on the command line: {@code 0-499}.
     *
     * @throws UsageException if it is none, or goes beyond the games that there are
     */
    public static GameRange parse(String text, GameNumbers numbers) {
        int last = numbers.total() - 1;
        Matcher parts = FORM.matcher(text);
        if (parts.matches()) {
            long from = Long.parseLong(parts.group(1));
            long to = Long.parseLong(parts.group(2));
            if (from <= to && to <= last) {
                return new GameRange((int) from, (int) to);
            }
        }
        throw new UsageException("'" + Texts.shorten(text)
                + "' is no range of games; expected the numbers of the first and the last one, within 0-" + last);
    }

    /** Whether a game, by its number, is part of it. */
    boolean contains(int number) {
        return first <= number && number <= last;
    }

    /** How many games it has. */
    public int size() {
        return last - first + 1;
    }
}
