package org.plyspace.match.engine;

/** Words that both sides of the UCI protocol use. */
public final class UciProtocol {

    /** The option that selects the rule set. */
    public static final String VARIANT_OPTION = "UCI_Variant";

    /** The rule set that programs without that option play, by its name in the protocol. */
    public static final String USUAL_VARIANT = "chess";

    /** The move of a side that has none. */
    public static final String NO_MOVE = "0000";

    private UciProtocol() {}
}
