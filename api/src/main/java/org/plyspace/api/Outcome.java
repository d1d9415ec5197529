package org.plyspace.api;

import java.util.Optional;
import org.plyspace.api.PublicApi.Usage;

/**
 * How a game ended.
 *
 * @param winner the side that won, or empty for a draw
 * @param reason one of the constants below, or a rule set's own words in the same style
 */
@PublicApi(usage = Usage.CALL)
public record Outcome(Optional<Side> winner, String reason) {

    public static final String CHECKMATE = "checkmate";
    public static final String STALEMATE = "stalemate";
    public static final String REPETITION = "threefold repetition";
    public static final String FIFTY_MOVES = "fifty moves";
    public static final String DEAD_POSITION = "dead position";
    public static final String RESIGNATION = "resignation";
    public static final String AGREED_DRAW = "agreed draw";

    public static Outcome win(Side winner, String reason) {
        return new Outcome(Optional.of(winner), reason);
    }

    public static Outcome draw(String reason) {
        return new Outcome(Optional.empty(), reason);
    }

    @Override
    public String toString() {
        return winner.map(side -> side.word() + " wins").orElse("draw") + " by " + reason;
    }
}
