package org.plyspace.search.review;

import java.util.Locale;

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
