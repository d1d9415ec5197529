package org.plyspace.api;

import java.util.List;

/**
 * A field of a {@link Setup} beyond placement, side and clocks, described for editors.
 *
 * @param name the key that {@link Setup#field} takes; for hands use {@link Setup#hand} instead
 * @param meaning a clause that says what the field means
 * @param content how its text is composed
 * @param values the values it may hold, in the order of writing; empty if any cell, or any piece, may be named
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record SetupField(String name, String meaning, Content content, List<String> values) {

    public SetupField {
        values = List.copyOf(values);
    }

    /** How a field's text is composed. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public enum Content {
        /** Some of the values, concatenated: {@code KQkq}. */
        LETTERS,
        /** Some of the values, comma-separated in their order: {@code 2b1,1a1}. */
        LIST,
        /** Names of cells, comma-separated and sorted as plain text. */
        CELLS,
        /** The crossed cell, followed, where the rule set writes it, by a colon and the pawn's cell: {@code e3:e4}. */
        CROSSED,
        /** Some of the values, each followed by a count above one, comma-separated and sorted. */
        COUNTS
    }
}
