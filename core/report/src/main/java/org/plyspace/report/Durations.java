package org.plyspace.report;

/** Times in words, as precisely as an estimate deserves. */
public final class Durations {

    private static final long MINUTE = 60;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    private Durations() {}

    /** A time from 0 in words: {@code 12 s}, {@code 5 min}, {@code 3 h 20 min}, {@code 2 days 4 h}. */
    public static String text(double seconds) {
        long whole = Math.round(seconds);
        if (whole < 2 * MINUTE) {
            return whole + " s";
        }
        if (whole < 2 * HOUR) {
            return Math.round(seconds / MINUTE) + " min";
        }
        if (whole < 2 * DAY) {
            return whole / HOUR + " h " + whole % HOUR / MINUTE + " min";
        }
        return whole / DAY + " days " + whole % DAY / HOUR + " h";
    }
}
