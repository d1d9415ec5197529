package org.plyspace.search.review;

import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.Scores;

/**
 * A move of a game, with scores ({@link org.plyspace.search.Scores}) for the side that made it.
 *
 * @param move as it was played
 * @param best the best line instead of it, or with it; its score is that before the move
 * @param after the score with the move as it was played
 * @param loss how much worse that is, in hundredths of a pawn, from 0; see {@link Reviewer}
 */
public record ReviewedMove(long move, PrincipalVariation best, int after, int loss) {

    /** The share of points that it gave away, 0 to 1: what the best move and what this one is taken to bring. */
    public double given() {
        return Math.max(0, Scores.expectancy(best.score()) - Scores.expectancy(after));
    }

    /** How bad it was. */
    public MoveGrade grade() {
        return MoveGrade.of(given());
    }

    /** Whether the move is the best that was found. */
    public boolean isBest() {
        return move == best.move();
    }
}
