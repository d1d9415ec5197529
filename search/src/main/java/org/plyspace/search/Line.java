package org.plyspace.search;

import java.util.List;

/**
 * A move at the root of a search with what follows it.
 *
 * @param score of the first move, for the side that makes it, see {@link Scores}
 * @param moves best play by both sides, at least one move, as far as it is known
 */
public record Line(int score, List<Long> moves) {

    /** Takes a copy of the moves. */
    public Line {
        moves = List.copyOf(moves);
    }

    /** The first move. */
    public long move() {
        return moves.get(0);
    }
}
