package org.plyspace.engine.record;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names of tags that the PGN standard defines, their order, and their values where nothing is known. */
public final class Tags {

    /** The tag for the day on which a game began, {@code 2026.11.23}. */
    public static final String DATE = "Date";

    /** The tag for the players' time, {@code 300+5}. */
    public static final String TIME_CONTROL = "TimeControl";

    /** The Seven Tag Roster in its order, without {@code Result}, which is a field of records. */
    public static final List<String> ROSTER = List.of("Event", "Site", DATE, "Round", "White", "Black");

    private static final DateTimeFormatter FORM = DateTimeFormatter.ofPattern("uuuu.MM.dd");

    private Tags() {}

    /** A day in the form of the tag {@link #DATE}. */
    public static String date(LocalDate day) {
        return day.format(FORM);
    }

    /** Today's date in the program's time zone, in the same form. */
    public static String today() {
        return date(LocalDate.now(ZoneId.systemDefault()));
    }

    /** The value of a tag of the roster if nothing is known. */
    public static String unknown(String name) {
        return name.equals(DATE) ? "????.??.??" : "?";
    }

    /** The tags with those of the roster first, leaving out those of the roster whose value is unknown. */
    static Map<String, String> ordered(Map<String, String> tags) {
        Map<String, String> ordered = new LinkedHashMap<>();
        ROSTER.stream().filter(tags::containsKey).forEach(name -> ordered.put(name, tags.get(name)));
        tags.forEach(ordered::putIfAbsent);
        ROSTER.forEach(name -> ordered.remove(name, unknown(name)));
        return ordered;
    }
}
