package org.plyspace.match.engine;

/** Words that both ends of the protocol UCI use. */
public final class UciProtocol {

    /** The option that says which rule set is played. */
    public static final String VARIANT_OPTION = "UCI_Variant";

    /** What programs without that option play, by the name that a rule set has in the protocol. */
    public static final String USUAL_VARIANT = "chess";

    /** The move of those who have none. */
    public static final String NO_MOVE = "0000";

    private UciProtocol() {}
}
