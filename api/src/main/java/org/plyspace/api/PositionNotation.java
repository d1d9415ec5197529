package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * A way of writing positions.
 *
 * @param id lower case, unique within its rules
 * @param title whose notation it is
 * @param readable whether {@link Rules#read(String, PositionNotation)} understands it
 * @param writable whether {@link Rules#write(Setup, PositionNotation)} prints it
 */
@PublicApi(usage = Usage.CALL)
public record PositionNotation(String id, String title, boolean readable, boolean writable) {

    /** The text of notation.md, which every rule set prints and reads. */
    public static final PositionNotation MACHINE = new PositionNotation("machine", "position text", true, true);
}
