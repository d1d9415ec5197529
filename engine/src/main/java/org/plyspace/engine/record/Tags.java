package org.plyspace.engine.record;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names of tags that the PGN standard gives a meaning, their order, and what stands in them where nothing is known. */
public final class Tags {

    /** The tag that says when a game was begun, {@code 2026.11.23}. */
    public static final String DATE = "Date";

    /** The tag that says how much time the players had, {@code 300+5}. */
    public static final String TIME_CONTROL = "TimeControl";

    /** The Seven Tag Roster in its order, {@code Result} left out, which is a field of records. */
    public static final List<String> ROSTER = List.of("Event", "Site", DATE, "Round", "White", "Black");

    private static final DateTimeFormatter FORM = DateTimeFormatter.ofPattern("uuuu.MM.dd");

    private Tags() {}

    /** A day as the tag {@link #DATE} has it. */
    public static String date(LocalDate day) {
        return day.format(FORM);
    }

    /** This day, where the program runs. */
    public static String today() {
        return date(LocalDate.now(ZoneId.systemDefault()));
    }

    /** What stands in a tag of the roster if nothing is known. */
    public static String unknown(String name) {
        return name.equals(DATE) ? "????.??.??" : "?";
    }

    /** The same tags, those of the roster first, without those of the roster that say that nothing is known. */
    static Map<String, String> ordered(Map<String, String> tags) {
        Map<String, String> ordered = new LinkedHashMap<>();
        ROSTER.stream().filter(tags::containsKey).forEach(name -> ordered.put(name, tags.get(name)));
        tags.forEach(ordered::putIfAbsent);
        ROSTER.forEach(name -> ordered.remove(name, unknown(name)));
        return ordered;
    }
}
