package org.plyspace.search;

import org.plyspace.api.Outcome;
import org.plyspace.api.Side;

/**
 * Scores of a search: hundredths of the usual pawn's worth from the view of the side to move, between -{@value #WIN} and {@value #WIN}.
 * A win in n plies is {@value #WIN} - n, a loss the opposite, a draw 0.
 */
public final class Scores {

    /** A game that is won already; larger than any score. */
    public static final int WIN = 32_000;

    /** Beyond any score. */
    static final int INFINITE = WIN + 1;

    static final int MOST_PLIES = 128;
    /** From here on a score is a win that was seen to its end. */
    static final int SURE_WIN = WIN - 2 * MOST_PLIES;
    /** The largest evaluation. */
    static final int LARGEST = SURE_WIN - 1;

    /** A lead in hundredths of a pawn that is expected to score ten times as much as the other side does. */
    private static final double TENFOLD = 400;

    private Scores() {}

    /** The share of points that a score is taken to bring the side that it is for, 0 to 1. */
    public static double expectancy(int score) {
        return isDecided(score) ? (score > 0 ? 1 : 0) : 1 / (1 + Math.pow(10, -score / TENFOLD));
    }

    /** How a game that ended after so many plies of the search is for a side. */
    static int of(Outcome end, Side side, int plies) {
        if (end.winner().isEmpty()) {
            return 0;
        }
        return end.winner().get() == side ? WIN - plies : plies - WIN;
    }

    /** Whether one side wins for sure. */
    public static boolean isDecided(int score) {
        return Math.abs(score) >= SURE_WIN;
    }

    /** In how many plies a sure win or loss comes, see {@link #isDecided}. */
    public static int plies(int score) {
        return WIN - Math.abs(score);
    }

    /** The moves to a sure win of the side to move, or below 0 to its sure loss, see {@link #isDecided}. */
    public static int movesToMate(int score) {
        int moves = (plies(score) + 1) / 2;
        return score > 0 ? moves : -moves;
    }

    /** A sure win of the side to move in so many moves, or its loss if they are below 0 or there is none; as far as that can be said. */
    public static int ofMateIn(long moves) {
        long plies = 2 * Math.min(Math.abs(moves), MOST_PLIES);
        return (int) (moves > 0 ? WIN - plies + 1 : plies - WIN);
    }

    /** An advantage in hundredths of a pawn that is not decided yet, however large it is said to be. */
    public static int ofAdvantage(long hundredths) {
        return (int) Math.max(-LARGEST, Math.min(LARGEST, hundredths));
    }

    /** As a table keeps it: wins counted from the position, not from the root of the search. */
    static int toTable(int score, int ply) {
        return score >= SURE_WIN ? score + ply : score <= -SURE_WIN ? score - ply : score;
    }

    static int fromTable(int score, int ply) {
        return score >= SURE_WIN ? score - ply : score <= -SURE_WIN ? score + ply : score;
    }
}
