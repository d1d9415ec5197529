package org.plyspace.lab.match;

import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Side;

/**
 * How a game of a match ended.
 *
 * @param winner empty for a draw
 * @param reason by the rules, or one of the constants
 * @param failure what a machine did that lost its game, empty if none did
 */
record Ending(Optional<Side> winner, String reason, Optional<String> failure) {

    static final String RESIGNED = "resigned as lost";
    static final String EVEN = "called even";
    static final String LONG = "too long";
    static final String TIME = "time forfeit";
    static final String FAILED = "machine failed";

    static Ending of(Outcome outcome) {
        return new Ending(outcome.winner(), outcome.reason(), Optional.empty());
    }

    static Ending draw(String reason) {
        return new Ending(Optional.empty(), reason, Optional.empty());
    }

    static Ending loss(Side loser, String reason) {
        return new Ending(Optional.of(loser.opposite()), reason, Optional.empty());
    }

    static Ending failure(Side loser, String what) {
        return new Ending(Optional.of(loser.opposite()), FAILED, Optional.of(what));
    }
}
