package org.plyspace.api;

import java.util.List;
import org.plyspace.api.PublicApi.Usage;

/**
 * A field of a {@link Setup} beside placement, side and clocks, so that an editor can offer it.
 *
 * @param name the key, as {@link Setup#field} takes it; hands are asked of {@link Setup#hand} instead
 * @param meaning what it says, a clause
 * @param content how its text is put together
 * @param values what it may hold, in the order in which it is written; empty where any cell, or any piece, will do
 */
@PublicApi(usage = Usage.CALL)
public record SetupField(String name, String meaning, Content content, List<String> values) {

    public SetupField {
        values = List.copyOf(values);
    }

    /** How a field's text is put together. */
    @PublicApi(usage = Usage.CALL)
    public enum Content {
        /** Some of the values, one after the other: {@code KQkq}. */
        LETTERS,
        /** Some of the values, comma-separated in their order: {@code 2b1,1a1}. */
        LIST,
        /** Names of cells, comma-separated and sorted as plain text. */
        CELLS,
        /** A cell crossed, and, behind a colon where the rule set writes it, the cell of the pawn: {@code e3:e4}. */
        CROSSED,
        /** Some of the values, each followed by a number where that is more than one, comma-separated and sorted. */
        COUNTS
    }
}
