package org.plyspace.search.review;

import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.Scores;

/**
 * A move of a game with scores ({@link org.plyspace.search.Scores}) for the side that made it.
 *
 * @param move the move played
 * @param best the best line found, which may begin with the move played; its score is that before the move
 * @param after the score of the move played
 * @param loss the difference in hundredths of a pawn, from 0; see {@link Reviewer}
 */
public record ReviewedMove(long move, PrincipalVariation best, int after, int loss) {

    /** The share of points given away, 0 to 1: the difference between the expectancies of the best move and of this one. */
    public double given() {
        return Math.max(0, Scores.expectancy(best.score()) - Scores.expectancy(after));
    }

    /** The grade of the move. */
    public MoveGrade grade() {
        return MoveGrade.of(given());
    }

    /** Whether no better move was found. */
    public boolean isBest() {
        return move == best.move();
    }
}
