package org.plyspace.web.seat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Texts;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * The time that each side has: {@code 300+5}, seconds for the game and more for each move made (Fischer); {@code 300d5}, seconds for
 * the game, of which the first of each move do not count (delay); {@code 1/259200}, seconds for each move, in whole days. The first
 * move of each side costs nothing, since the other person has to come first.
 *
 * @param text the clock in one of these forms, that of the tag {@code TimeControl}
 * @param kind how time is counted
 * @param base milliseconds for the game, or for each move
 * @param extra milliseconds that each move adds, or that do not count
 */
record SeatClock(String text, Kind kind, long base, long extra) {

    /** How time is counted. */
    enum Kind {
        /** Each move adds time. */
        FISCHER,
        /** The first part of each move does not count. */
        DELAY,
        /** Each move has days of its own, which go on while nobody is there. */
        DAYS
    }

    private static final Pattern GAME = Pattern.compile("([0-9]{1,5})([+d])([0-9]{1,3})");
    private static final Pattern MOVE = Pattern.compile("1/([0-9]{1,7})");
    private static final long LONGEST_GAME = 24 * 60 * 60;
    private static final long DAY = 24 * 60 * 60;
    private static final long MOST_DAYS = 14;
    /** The plies before the clock runs. */
    private static final int FREE = 2;

    /**
     * Reads a clock.
     *
     * @throws HttpError if it is none, or out of range
     */
    static SeatClock parse(String text) {
        Matcher game = GAME.matcher(text);
        if (game.matches()) {
            long base = Long.parseLong(game.group(1));
            boolean fischer = game.group(2).equals("+");
            if (base >= 1 && base <= LONGEST_GAME) {
                return new SeatClock(
                        text,
                        fischer ? Kind.FISCHER : Kind.DELAY,
                        TimeUnit.SECONDS.toMillis(base),
                        TimeUnit.SECONDS.toMillis(Long.parseLong(game.group(3))));
            }
        }
        Matcher move = MOVE.matcher(text);
        if (move.matches()) {
            long seconds = Long.parseLong(move.group(1));
            if (seconds >= DAY && seconds <= MOST_DAYS * DAY && seconds % DAY == 0) {
                return new SeatClock(text, Kind.DAYS, TimeUnit.SECONDS.toMillis(seconds), 0);
            }
        }
        throw new HttpError(
                ErrorType.MALFORMED,
                "'" + Texts.shorten(text)
                        + "' is not a clock; expected 300+5 (seconds for the game, and for each move),"
                        + " 300d5 (with delay), or 1/86400 to 1/1209600 (seconds for each move, whole days)");
    }

    static Optional<SeatClock> of(Optional<String> text) {
        return text.map(SeatClock::parse);
    }

    /** Whether the clock stands still while the program does not run. */
    boolean pauses() {
        return kind != Kind.DAYS;
    }

    /** Whether the clock runs after so many plies. */
    boolean runs(int plies) {
        return plies >= FREE;
    }

    /**
     * The milliseconds that a side has at the beginning of its turn, or has while it waits.
     *
     * @param spent the milliseconds of each ply
     * @param parity the parity of the plies that the side makes
     */
    long left(List<Integer> spent, int parity) {
        long left = base;
        for (int ply = FREE; ply < spent.size() && kind != Kind.DAYS; ply++) {
            if (ply % 2 == parity) {
                left = after(left, Math.max(0, spent.get(ply)));
            }
        }
        return left;
    }

    /** What is left of the time in a turn that has lasted so long; 0 or less if it is over. */
    long during(long left, long millis) {
        return left - (kind == Kind.DELAY ? Math.max(0, millis - extra) : millis);
    }

    private long after(long left, long millis) {
        return during(left, millis) + (kind == Kind.FISCHER ? extra : 0);
    }
}
