package org.plyspace.search;

import java.util.List;
import org.plyspace.api.PublicApi;

/**
 * A root move and the best play that follows it.
 *
 * @param score the score of the first move for the side that makes it, see {@link Scores}
 * @param moves best play by both sides, as far as it is known; at least one move
 * @param depth the depth of the iteration that found it; 0 if none was completed
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record PrincipalVariation(int score, List<Long> moves, int depth) {

    /** Copies the moves. */
    public PrincipalVariation {
        moves = List.copyOf(moves);
    }

    /** The first move. */
    public long move() {
        return moves.get(0);
    }
}
