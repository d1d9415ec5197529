package org.plyspace.match;

import java.math.BigDecimal;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.search.Seconds;

/**
 * The time that each side has for a game.
 *
 * @param millis the time for all moves, in milliseconds
 * @param increment the time that each move adds, in milliseconds
 */
public record TimeControl(long millis, long increment) {

    /** The value of the PGN tag {@code TimeControl}: {@code 10+0.1}, seconds for the game and for each move. */
    String tag() {
        return seconds(millis) + (increment == 0 ? "" : "+" + seconds(increment));
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }

    /**
     * Reads the form of the command line: {@code 10+0.1}, seconds for the game and for each move.
     *
     * @throws UsageException if the text is malformed, or the game time is 0
     */
    public static TimeControl parse(String text) {
        String[] parts = text.split("\\+", -1);
        if (parts.length > 2) {
            throw none(text);
        }
        long base = millis(parts[0], text);
        long increment = parts.length == 1 ? 0 : millis(parts[1], text);
        if (base < 1) {
            throw new UsageException("invalid time control '" + text + "': the game time must be above 0 s");
        }
        return new TimeControl(base, increment);
    }

    private static long millis(String part, String text) {
        return Seconds.parse(part).orElseThrow(() -> none(text)).millis();
    }

    private static UsageException none(String text) {
        return new UsageException("'" + Texts.shorten(text)
                + "' is not a time control; expected seconds for a game and for each move, such as 10+0.1");
    }
}
