package org.plyspace.search;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A time as people write it wherever one is asked for: seconds, to the thousandth, with {@code s} behind or without. */
public record Seconds(long millis) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,7}(?:\\.[0-9]{1,3})?|\\.[0-9]{1,3})\\s?s?");
    private static final double MILLIS = 1_000;

    /** {@code 3}, {@code 0.5} or {@code 3s}; empty if it is none. */
    public static Optional<Seconds> parse(String text) {
        Matcher form = FORM.matcher(text);
        return form.matches()
                ? Optional.of(new Seconds(Math.round(MILLIS * Double.parseDouble(form.group(1)))))
                : Optional.empty();
    }

    /** The same as a duration. */
    public Duration duration() {
        return Duration.ofMillis(millis);
    }

    /** As it is read. */
    @Override
    public String toString() {
        return millis % MILLIS == 0 ? millis / (long) MILLIS + "" : String.valueOf(millis / MILLIS);
    }
}
