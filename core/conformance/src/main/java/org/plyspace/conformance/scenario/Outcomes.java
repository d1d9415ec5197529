package org.plyspace.conformance.scenario;

import org.plyspace.api.Outcome;
import org.plyspace.api.Position;

/** The words of a matrix for the state of a position. */
public final class Outcomes {

    /** The side to move is in check, and the game goes on. */
    public static final String CHECK = "check";
    /** The game goes on, without check. */
    public static final String NONE = "none";

    private Outcomes() {}

    /** The word for a position: the reason why the game ends here, such as {@code checkmate}, or {@code check} or {@code none}. */
    public static String word(Position position) {
        return position.outcome().map(Outcome::reason).orElse(position.inCheck() ? CHECK : NONE);
    }
}
