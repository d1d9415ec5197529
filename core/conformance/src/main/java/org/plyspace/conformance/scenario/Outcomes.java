package org.plyspace.conformance.scenario;

import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;

/** The words of a matrix for the state of a position. */
public final class Outcomes {

    /** The side to move is in check, and has a move. */
    public static final String CHECK = "check";
    /** Neither check nor mate nor stalemate; draws by the clock or by dead position are not considered. */
    public static final String NONE = "none";

    private static final Set<String> ENDS = Set.of(Outcome.CHECKMATE, Outcome.STALEMATE);

    private Outcomes() {}

    /** The word for a position: {@code check}, {@code checkmate}, {@code stalemate} or {@code none}. */
    public static String word(Position position) {
        Optional<String> end = position.outcome().map(Outcome::reason).filter(ENDS::contains);
        return end.orElse(position.inCheck() ? CHECK : NONE);
    }
}
