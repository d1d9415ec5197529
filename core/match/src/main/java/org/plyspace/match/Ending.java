package org.plyspace.match;

import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;
import org.plyspace.engine.Termination;

/**
 * How a game of a match ended.
 *
 * @param winner empty for a draw
 * @param reason the reason that the rules give, or one of the constants
 * @param failure the failure by which an engine lost, if one did
 * @param illegal whether that failure was an illegal move
 */
record Ending(Optional<Side> winner, String reason, Optional<String> failure, boolean illegal) {

    static final String RESIGNED = "resigned as lost";
    static final String EVEN = "called even";
    static final String LONG = "too long";
    static final String TIME = "time forfeit";
    static final String FAILED = "machine failed";

    /** The termination in a record, for a game that the rules did not end. */
    Termination termination() {
        return switch (reason) {
            case TIME -> Termination.TIME_FORFEIT;
            case FAILED -> illegal ? Termination.RULES_INFRACTION : Termination.ABANDONED;
            default -> Termination.ADJUDICATION;
        };
    }

    static Ending of(Outcome outcome) {
        return new Ending(outcome.winner(), outcome.reason(), Optional.empty(), false);
    }

    static Ending draw(String reason) {
        return new Ending(Optional.empty(), reason, Optional.empty(), false);
    }

    static Ending loss(Side loser, String reason) {
        return new Ending(Optional.of(loser.opposite()), reason, Optional.empty(), false);
    }

    static Ending failure(Side loser, String what) {
        return new Ending(Optional.of(loser.opposite()), FAILED, Optional.of(what), false);
    }

    static Ending illegalMove(Side loser, String what) {
        return new Ending(Optional.of(loser.opposite()), FAILED, Optional.of(what), true);
    }
}
