package org.plyspace.search.review;

import org.plyspace.search.Line;

/**
 * A move of a game, with scores ({@link org.plyspace.search.Scores}) for the side that made it.
 *
 * @param move as it was played
 * @param best the best line instead of it, or with it; its score is that before the move
 * @param after the score with the move as it was played
 * @param loss how much worse that is, in hundredths of a pawn, from 0; see {@link Reviewer}
 */
public record ReviewedMove(long move, Line best, int after, int loss) {

    /** Whether the move is the best that was found. */
    public boolean isBest() {
        return move == best.move();
    }
}
