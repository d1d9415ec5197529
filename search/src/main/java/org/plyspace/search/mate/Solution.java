package org.plyspace.search.mate;

import java.util.Optional;

/**
 * What was proved of a position.
 *
 * @param answer whether the side to move wins within the moves asked for
 * @param moves of the side to move: within how many it wins and no fewer; where it does not, all that were asked for; where it is
 *     not settled, within how many it does not win for sure
 * @param play how it wins, if it does
 * @param whole whether {@code play} has all that was asked for: of very many answers only the longest are followed
 * @param nodes how many moves were made
 * @param nanos how long it took
 */
public record Solution(Answer answer, int moves, Optional<ProvedMove> play, boolean whole, long nodes, long nanos) {

    /** Whether a side wins. */
    public enum Answer {
        WIN,
        NO_WIN,
        /** A limit was reached before it was known. */
        UNSETTLED
    }
}
