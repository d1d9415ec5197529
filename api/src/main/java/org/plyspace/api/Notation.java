package org.plyspace.api;

/**
 * A way of writing moves.
 *
 * @param id a lower-case id, unique within the rule set
 * @param title the name of the notation or of its author
 * @param readable whether {@link PositionWords#judge} reads it; otherwise it is only printed
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Notation(String id, String title, boolean readable) {

    /** The machine form of notation.md, which every rule set prints and reads, leniently as described there. */
    public static final Notation MACHINE = new Notation("machine", "machine form", true);

    /** The notation of the UCI protocol: {@code e2e4}, {@code e7e8q}. Rule sets with a {@link Rules#uciName} list it. */
    public static final Notation UCI = new Notation("uci", "moves of the protocol UCI", true);
}
