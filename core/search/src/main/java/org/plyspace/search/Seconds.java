package org.plyspace.search;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A time as people write it: seconds, to the thousandth, optionally followed by {@code s}. */
public record Seconds(long millis) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,7}(?:\\.[0-9]{1,3})?|\\.[0-9]{1,3})\\s?s?");
    private static final double MILLIS = 1_000;

    /** Parses {@code 3}, {@code 0.5} or {@code 3s}; empty if the text is not a time. */
    public static Optional<Seconds> parse(String text) {
        Matcher form = FORM.matcher(text);
        return form.matches()
                ? Optional.of(new Seconds(Math.round(MILLIS * Double.parseDouble(form.group(1)))))
                : Optional.empty();
    }

    /** The time as a duration. */
    public Duration duration() {
        return Duration.ofMillis(millis);
    }

    /** The time in the form that {@link #parse} reads. */
    @Override
    public String toString() {
        return millis % MILLIS == 0 ? millis / (long) MILLIS + "" : String.valueOf(millis / MILLIS);
    }
}
