package org.plyspace.search.review;

import java.util.Locale;
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

    /**
     * The grade of a move by the share of points that it gave away ({@link org.plyspace.search.Scores#expectancy}): a pawn matters
     * when the game is even, and little when it is won or lost anyway. In an even position the limits are half a pawn, one pawn and
     * two.
     */
    public enum MoveGrade {
        /** The move gives little or nothing away. */
        GOOD("", 0),
        /** The move misses something better. */
        INACCURACY("?!", 0.08),
        /** The move gives much away. */
        MISTAKE("?", 0.15),
        /** The move gives away a won or even game, or most of it. */
        BLUNDER("??", 0.25);

        private final String sign;
        private final double least;

        MoveGrade(String sign, double least) {
            this.sign = sign;
            this.least = least;
        }

        /** The grade of a move that gave away a share of points, 0 to 1. */
        public static MoveGrade of(double given) {
            MoveGrade grade = GOOD;
            for (MoveGrade worse : values()) {
                grade = given >= worse.least ? worse : grade;
            }
            return grade;
        }

        /** The sign written after such a move: {@code ??}; empty for {@link #GOOD}. */
        public String sign() {
            return sign;
        }

        /** The name of the grade: {@code blunder}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
