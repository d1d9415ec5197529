package org.plyspace.search;

import java.util.List;

/**
 * A move at the root of a search with what follows it.
 *
 * @param score of the first move, for the side that makes it, see {@link Scores}
 * @param moves best play by both sides, at least one move, as far as it is known
 * @param depth how many plies deep the iteration went that found it; 0 if none had the time
 */
public record PrincipalVariation(int score, List<Long> moves, int depth) {

    /** Takes a copy of the moves. */
    public PrincipalVariation {
        moves = List.copyOf(moves);
    }

    /** The first move. */
    public long move() {
        return moves.get(0);
    }
}
