package org.plyspace.lab.study;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * A range of an experiment's games.
 *
 * @param first the first number, from 0
 * @param last the last number, not below the first
 */
public record GameRange(int first, int last) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,10})-([0-9]{1,10})");

    /** The range of all games. */
    public static GameRange all(GameNumbers numbers) {
        return new GameRange(0, numbers.total() - 1);
    }

    /**
     * Reads the form of the command line: {@code 0-499}.
     *
     * @throws UsageException if the text is malformed, or exceeds the existing games
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

    /**
     * The part of the range with the games of the first openings.
     *
     * @param openings the number of openings, from 1
     * @return empty if the range begins later
     */
    public Optional<GameRange> upTo(int openings, GameNumbers numbers) {
        int end = Math.min(last, numbers.of(numbers.columns() - 1, openings - 1));
        return first <= end ? Optional.of(new GameRange(first, end)) : Optional.empty();
    }

    /** Whether a game, by its number, is in the range. */
    public boolean contains(int number) {
        return first <= number && number <= last;
    }

    /** The number of games in the range. */
    public int size() {
        return last - first + 1;
    }
}
