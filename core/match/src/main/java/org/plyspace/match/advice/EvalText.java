package org.plyspace.match.advice;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    private static final Pattern FORM =
            Pattern.compile("\\[%eval (?:#(-?[0-9]{1,4})|(-?[0-9]{1,4}\\.[0-9]{2}))(?:,[0-9]{1,3})?\\]");

    private EvalText() {}

    /**
     * The score for White in hundredths of a pawn in a comment on a move; a mate counts as a {@linkplain Scores#WIN game won}.
     *
     * @param side the side that moved
     */
    public static OptionalInt read(String comment, Side side) {
        Matcher matcher = FORM.matcher(comment);
        if (!matcher.find()) {
            return OptionalInt.empty();
        }
        String mate = matcher.group(1);
        if (mate == null) {
            return OptionalInt.of((int) Math.round(PAWN * Double.parseDouble(matcher.group(2))));
        }
        int moves = Integer.parseInt(mate);
        boolean white = moves == 0 ? side == Side.WHITE : moves > 0;
        return OptionalInt.of(white ? Scores.WIN : -Scores.WIN);
    }

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
