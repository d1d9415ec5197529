package org.plyspace.match;

import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;
import org.plyspace.engine.Termination;

/**
 * How a game of a match ended.
 *
 * @param winner empty for a draw
 * @param reason by the rules, or one of the constants
 * @param failure what an engine did that lost its game, empty if none did
 * @param illegal whether that was a move that the rules forbid
 */
record Ending(Optional<Side> winner, String reason, Optional<String> failure, boolean illegal) {

    static final String RESIGNED = "resigned as lost";
    static final String EVEN = "called even";
    static final String LONG = "too long";
    static final String TIME = "time forfeit";
    static final String FAILED = "machine failed";

    /** How a record tells of it where the rules did not end the game. */
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
