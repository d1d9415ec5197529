package org.plyspace.search.mate;

import java.util.Optional;
import org.plyspace.api.PublicApi;

/**
 * The result of a proof.
 *
 * @param answer whether the side to move wins within the given number of moves
 * @param moves if it wins, the smallest number of moves within which it does; if not, the requested number; if undecided, the
 *     number within which it is proved not to win
 * @param play the play of the win, if there is one
 * @param whole whether {@code play} is complete; of very many answers only the longest are listed
 * @param nodes the number of moves made
 * @param nanos the duration in nanoseconds
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Solution(Answer answer, int moves, Optional<ProvedMove> play, boolean whole, long nodes, long nanos) {

    /** Whether the side to move wins. */
    public enum Answer {
        WIN,
        NO_WIN,
        /** A limit was reached before the answer was known. */
        UNSETTLED
    }
}
