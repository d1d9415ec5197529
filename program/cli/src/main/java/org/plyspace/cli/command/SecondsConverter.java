package org.plyspace.cli.command;

import java.time.Duration;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.search.Seconds;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads options that are times in seconds. */
public final class SecondsConverter implements ITypeConverter<Seconds> {

    private static final long WEEK = Duration.ofDays(7).toSeconds();

    @Override
    public Seconds convert(String text) {
        return Seconds.parse(text)
                .orElseThrow(() -> new TypeConversionException(
                        "'" + Texts.shorten(text) + "' is not a time; expected seconds such as 3, 0.5 or 3s"));
    }

    /** Returns the time if it is from {@code min} to {@code max} seconds, and refuses it otherwise. */
    static Seconds inRange(String option, Seconds time, double min, long max) {
        if (time.millis() < 1_000 * min || time.millis() > 1_000 * max) {
            throw new UsageException(option + ": " + time + " is not from "
                    + (min < 1 ? String.valueOf(min) : String.valueOf((long) min)) + " to " + max + " seconds");
        }
        return time;
    }

    /** Returns the time if it is from a second to a week, and refuses it otherwise. */
    static Duration upToAWeek(String option, Seconds time) {
        return inRange(option, time, 1, WEEK).duration();
    }
}
