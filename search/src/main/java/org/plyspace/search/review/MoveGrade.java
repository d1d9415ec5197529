package org.plyspace.search.review;

import java.util.Locale;

/**
 * How bad a move was, by the share of points that it gave away ({@link org.plyspace.search.Scores#expectancy}): a pawn matters where the game
 * is even, and little where it is won or lost anyway. About an even position the limits are half a pawn, one pawn and two.
 */
public enum MoveGrade {
    /** Nothing to blame. */
    GOOD("", 0),
    /** Something better was there. */
    INACCURACY("?!", 0.08),
    /** It gives much away. */
    MISTAKE("?", 0.15),
    /** It gives away a game that was won or even, or most of it. */
    BLUNDER("??", 0.25);

    private final String sign;
    private final double least;

    MoveGrade(String sign, double least) {
        this.sign = sign;
        this.least = least;
    }

    /** What a move is graded that gave away such a share of points, 0 to 1. */
    public static MoveGrade of(double given) {
        MoveGrade grade = GOOD;
        for (MoveGrade worse : values()) {
            grade = given >= worse.least ? worse : grade;
        }
        return grade;
    }

    /** What stands behind such a move: {@code ??}; empty for {@link #GOOD}. */
    public String sign() {
        return sign;
    }

    /** {@code blunder}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
