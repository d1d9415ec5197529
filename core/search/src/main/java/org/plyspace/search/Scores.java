package org.plyspace.search;

import org.plyspace.api.Outcome;
import org.plyspace.api.PublicApi;
import org.plyspace.api.Side;

/**
 * Scores of a search: hundredths of a pawn from the point of view of the side to move, between -{@value #WIN} and {@value
 * #WIN}. A win in n plies is {@value #WIN} - n, a loss the opposite, a draw 0.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Scores {

    /** The score of a game already won, larger than any other score. */
    public static final int WIN = 32_000;

    /** A bound beyond any score. */
    static final int INFINITE = WIN + 1;

    static final int MOST_PLIES = 128;
    /** The smallest score of a proved win. */
    static final int SURE_WIN = WIN - 2 * MOST_PLIES;
    /** The largest evaluation. */
    static final int LARGEST = SURE_WIN - 1;

    /** The lead in hundredths of a pawn at which the expected score is ten times the opponent's. */
    private static final double TENFOLD = 400;

    private Scores() {}

    /** The expected share of points of the side that a score is for, 0 to 1. */
    public static double expectancy(int score) {
        return isDecided(score) ? (score > 0 ? 1 : 0) : 1 / (1 + Math.pow(10, -score / TENFOLD));
    }

    /** The score for a side of a game that ended after a number of plies of the search. */
    static int of(Outcome end, Side side, int plies) {
        if (end.winner().isEmpty()) {
            return 0;
        }
        return end.winner().get() == side ? WIN - plies : plies - WIN;
    }

    /** Whether a score is a proved win or loss. */
    public static boolean isDecided(int score) {
        return Math.abs(score) >= SURE_WIN;
    }

    /** The number of plies to a proved win or loss, see {@link #isDecided}. */
    public static int plies(int score) {
        return WIN - Math.abs(score);
    }

    /** The number of moves to a proved win, negative for a loss, see {@link #isDecided}. */
    public static int movesToMate(int score) {
        int moves = (plies(score) + 1) / 2;
        return score > 0 ? moves : -moves;
    }

    /**
     * The score of a win in so many moves of the side to move, or of its loss if they are negative; clamped to what scores can
     * express.
     */
    public static int ofMateIn(long moves) {
        long plies = 2 * Math.min(Math.abs(moves), MOST_PLIES);
        return (int) (moves > 0 ? WIN - plies + 1 : plies - WIN);
    }

    /** An undecided score from an advantage in hundredths of a pawn of any size. */
    public static int ofAdvantage(long hundredths) {
        return (int) Math.max(-LARGEST, Math.min(LARGEST, hundredths));
    }

    /** The score of a {@link Tablebase} value found some plies below the root; longer wins than scores can express are the longest. */
    static int ofTablebase(int value, int ply) {
        if (value == 0) {
            return 0;
        }
        int score = Math.max(SURE_WIN, WIN - ply - Math.abs(value) + 1);
        return value > 0 ? score : -score;
    }

    /** The form of a score in the transposition table: a decided score counts from the position, not from the root. */
    static int toTable(int score, int ply) {
        return score >= SURE_WIN ? score + ply : score <= -SURE_WIN ? score - ply : score;
    }

    static int fromTable(int score, int ply) {
        return score >= SURE_WIN ? score - ply : score <= -SURE_WIN ? score + ply : score;
    }
}
