package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * A way of writing moves.
 *
 * @param id lower case, unique within its rules
 * @param title whose notation it is
 * @param readable whether {@link PositionWords#judge} understands it, or it is only printed
 */
@PublicApi(usage = Usage.CALL)
public record Notation(String id, String title, boolean readable) {

    /** The machine form of notation.md, which every rule set prints and reads; read leniently as described there. */
    public static final Notation MACHINE = new Notation("machine", "machine form", true);

    /** As the protocol UCI writes moves: {@code e2e4}, {@code e7e8q}. Rule sets that have a {@link Rules#uciName} list it. */
    public static final Notation UCI = new Notation("uci", "moves of the protocol UCI", true);
}
