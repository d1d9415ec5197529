package org.plyspace.movegen.end;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Men that win where they stand: a side wins that has so many of them on the cells of one area.
 *
 * @param name what has happened, in lower case, the reason for the end of the game: {@code three knights on a level}
 * @param symbols the symbols of the types that count, at least one
 * @param count how many men of these types must stand on an area, at least 1
 * @param areas the areas, at least one
 */
public record Occupation(String name, List<String> symbols, int count, List<EndRule.Goals> areas) {

    /** The form of a name. */
    public static final Pattern NAME = Pattern.compile("[a-z][a-z0-9' -]{0,59}");

    /** Refuses what cannot happen or cannot be written. */
    public Occupation {
        symbols = List.copyOf(symbols);
        areas = List.copyOf(areas);
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("an occupation called '" + name
                    + "'; expected at most 60 lower case letters, digits, hyphens, apostrophes and spaces");
        }
        if (count < 1) {
            throw new IllegalArgumentException(count + " men to occupy an area; expected at least 1");
        }
        if (symbols.isEmpty() || areas.isEmpty()) {
            throw new IllegalArgumentException("an occupation of " + symbols.size() + " types and " + areas.size()
                    + " areas; expected at least one of each");
        }
    }
}
