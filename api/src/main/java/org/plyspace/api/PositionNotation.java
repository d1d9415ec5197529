package org.plyspace.api;

/**
 * A way of writing positions.
 *
 * @param id a lower-case id, unique within the rule set
 * @param title the name of the notation or of its author
 * @param readable whether {@link Rules#read(String, PositionNotation)} reads it
 * @param writable whether {@link Rules#write(Setup, PositionNotation)} writes it
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record PositionNotation(String id, String title, boolean readable, boolean writable) {

    /** The position text of notation.md, which every rule set writes and reads. */
    public static final PositionNotation MACHINE = new PositionNotation("machine", "position text", true, true);
}
