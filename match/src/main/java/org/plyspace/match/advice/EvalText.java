package org.plyspace.match.advice;

import java.util.Locale;
import java.util.OptionalInt;
import org.plyspace.api.Side;
import org.plyspace.search.Scores;

/**
 * A score in the form of PGN comments, {@code [%eval 0.35,6]}: the score of the position after the move, in pawns for White, or the
 * moves to mate, below 0 if Black mates; then the depth if it is known. The move that mates has {@code #0}.
 */
public final class EvalText {

    /** The beginning of every such text. */
    static final String BEGINNING = "[%eval ";

    private static final double PAWN = 100;

    private EvalText() {}

    /**
     * The score of a move.
     *
     * @param side the side that moved
     * @param score the score for that side, {@linkplain Scores counted} from the position before the move
     * @param depth the depth of the search in plies
     */
    public static String of(Side side, int score, OptionalInt depth) {
        int sign = side == Side.WHITE ? 1 : -1;
        String worth = Scores.isDecided(score)
                ? "#" + sign * movesLeft(score)
                : String.format(Locale.ROOT, "%.2f", sign * score / PAWN);
        String behind = depth.isPresent() ? "," + depth.getAsInt() : "";
        return BEGINNING + worth + behind + "]";
    }

    /** The winner's moves after this one, negative if the winner is the other side. */
    private static int movesLeft(int score) {
        return score > 0 ? Scores.movesToMate(score) - 1 : Scores.movesToMate(score);
    }
}
