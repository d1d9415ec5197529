package org.plyspace.match;

import java.math.BigDecimal;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.search.Seconds;

/**
 * How much time each side has for a game.
 *
 * @param millis milliseconds for all moves
 * @param increment what each move adds to it, in milliseconds
 */
public record TimeControl(long millis, long increment) {

    /** As the tag {@code TimeControl} of PGN has it: {@code 10+0.1}, seconds for the game and for each move. */
    String tag() {
        return seconds(millis) + (increment == 0 ? "" : "+" + seconds(increment));
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }

    /**
     * As on the command line: {@code 10+0.1}, seconds for the game and for each move.
     *
     * @throws UsageException if it is none
     */
    public static TimeControl parse(String text) {
        String[] parts = text.split("\\+", -1);
        if (parts.length > 2) {
            throw none(text);
        }
        long base = millis(parts[0], text);
        long increment = parts.length == 1 ? 0 : millis(parts[1], text);
        if (base < 1) {
            throw new UsageException("'" + text + "' is no time: a game needs more than 0 s");
        }
        return new TimeControl(base, increment);
    }

    private static long millis(String part, String text) {
        return Seconds.parse(part).orElseThrow(() -> none(text)).millis();
    }

    private static UsageException none(String text) {
        return new UsageException("'" + Texts.shorten(text)
                + "' is no time; expected seconds for a game and for each move, such as 10+0.1");
    }
}
