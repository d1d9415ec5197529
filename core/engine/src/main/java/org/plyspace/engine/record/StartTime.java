package org.plyspace.engine.record;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The local time at which a game began, from the tags {@link Tags#DATE} and {@code Time} of its record.
 *
 * @param time the time of day; empty if only the day is known
 */
public record StartTime(LocalDate day, Optional<LocalTime> time) {

    private static final String TIME = "Time";
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");
    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("HH:mm:ss");

    /** The current time in the program's time zone. */
    public static StartTime now() {
        return of(LocalDateTime.now(ZoneId.systemDefault()));
    }

    /** The start time of a moment, to the second. */
    public static StartTime of(LocalDateTime moment) {
        return new StartTime(
                moment.toLocalDate(), Optional.of(moment.toLocalTime().truncatedTo(ChronoUnit.SECONDS)));
    }

    /** The start time that tags give; empty unless they give a year, month and day. */
    public static Optional<StartTime> of(Map<String, String> tags) {
        try {
            LocalDate day = LocalDate.parse(tags.getOrDefault(Tags.DATE, "").replace('.', '-'));
            return Optional.of(new StartTime(day, time(tags.getOrDefault(TIME, ""))));
        } catch (DateTimeException unknown) {
            return Optional.empty();
        }
    }

    private static Optional<LocalTime> time(String text) {
        try {
            return Optional.of(LocalTime.parse(text));
        } catch (DateTimeException unknown) {
            return Optional.empty();
        }
    }

    /** The tags that give this start time. */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(Tags.DATE, Tags.date(day));
        time.ifPresent(clock -> tags.put(TIME, clock.format(SECONDS)));
        return tags;
    }

    /** The start time as programs read it: {@code 2026-11-23T19:05:01}, or {@code 2026-11-23}. */
    public String iso() {
        return day + time.map(clock -> "T" + clock.format(SECONDS)).orElse("");
    }

    /** The start time as people read it: {@code 2026-11-23 19:05}. */
    @Override
    public String toString() {
        return day + time.map(clock -> " " + clock.format(CLOCK)).orElse("");
    }
}
