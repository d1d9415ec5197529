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
 * When a game was begun, as the tags {@link Tags#DATE} and {@code Time} of its record say, both of the clock where it was played.
 *
 * @param time missing if the day alone is known
 */
public record StartTime(LocalDate day, Optional<LocalTime> time) {

    private static final String TIME = "Time";
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");
    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("HH:mm:ss");

    /** This moment, where the program runs. */
    public static StartTime now() {
        return of(LocalDateTime.now(ZoneId.systemDefault()));
    }

    /** At a moment, to the second. */
    public static StartTime of(LocalDateTime moment) {
        return new StartTime(
                moment.toLocalDate(), Optional.of(moment.toLocalTime().truncatedTo(ChronoUnit.SECONDS)));
    }

    /** What tags say of it; empty if that is nothing, or no day with year, month and day. */
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

    /** The tags that say so. */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(Tags.DATE, Tags.date(day));
        time.ifPresent(clock -> tags.put(TIME, clock.format(SECONDS)));
        return tags;
    }

    /** As programs read it: {@code 2026-11-23T19:05:01}, or {@code 2026-11-23}. */
    public String iso() {
        return day + time.map(clock -> "T" + clock.format(SECONDS)).orElse("");
    }

    /** As people read it: {@code 2026-11-23 19:05}. */
    @Override
    public String toString() {
        return day + time.map(clock -> " " + clock.format(CLOCK)).orElse("");
    }
}
