package org.plyspace.lab.match;

import org.plyspace.api.Texts;

/**
 * How much time each side has for a game.
 *
 * @param millis milliseconds for all moves
 * @param increment what each move adds to it, in milliseconds
 */
public record TimeControl(long millis, long increment) {

    private static final String FORM = "[0-9]{1,5}(\\.[0-9]{1,3})?(\\+[0-9]{1,3}(\\.[0-9]{1,3})?)?";
    private static final double MILLIS = 1_000;

    /**
     * As on the command line: {@code 10+0.1}, seconds for the game and for each move.
     *
     * @throws MatchException if it is none
     */
    public static TimeControl parse(String text) {
        if (!text.matches(FORM)) {
            throw new MatchException("'" + Texts.shorten(text)
                    + "' is no time; expected seconds for a game and for each move, such as 10+0.1");
        }
        String[] parts = text.split("\\+", -1);
        long base = Math.round(MILLIS * Double.parseDouble(parts[0]));
        long increment = parts.length == 1 ? 0 : Math.round(MILLIS * Double.parseDouble(parts[1]));
        if (base < 1) {
            throw new MatchException("'" + text + "' is no time: a game needs more than 0 s");
        }
        return new TimeControl(base, increment);
    }
}
