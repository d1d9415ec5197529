package org.plyspace.lab.numbers;

import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.engine.GameResult;

/**
 * The summary of a game, as reported by those who had it played.
 *
 * @param number the number of the game among those of its setting, from 0
 * @param opening the number of its opening; games with one opening depend on each other
 * @param openingPlies the number of opening moves that the players did not choose, from 0
 * @param result the result; {@link GameResult#OPEN} if it was cut off
 * @param reason the reason for the result, in words; meaningless if the game was cut off
 * @param whiteDepth White's mean search depth in plies; 0 if White does not search or made no move after the opening
 * @param blackDepth Black's mean search depth in plies; 0 if Black does not search or made no move after the opening
 */
public record GameSummary(
        int number,
        int opening,
        int openingPlies,
        GameResult result,
        String reason,
        double whiteDepth,
        double blackDepth) {

    /** The number of the pair to which a game with odds belongs, by the number of its opening, from 0. */
    public static int oddsPair(int opening) {
        return opening / 2;
    }

    /** Whether White has the first pieces of the odds in a game, by the number of its opening, from 0. */
    public static boolean oddsAreWhites(int opening) {
        return opening % 2 == 0;
    }

    /** Whether the game finished, rather than being cut off. */
    public boolean isFinished() {
        return result != GameResult.OPEN;
    }

    /** The outcome; empty if the game was cut off. */
    Optional<Outcome> outcome() {
        return isFinished() ? Optional.of(new Outcome(result.winner(), reason)) : Optional.empty();
    }

    /** White's points: 0, one half or 1; for finished games only. */
    public double whitePoints() {
        return switch (result) {
            case WHITE_WINS -> 1;
            case BLACK_WINS -> 0;
            case DRAW -> 0.5;
            case OPEN -> throw new IllegalStateException("game " + number + " is not finished");
        };
    }

    /** Whether one side won. */
    boolean isDecisive() {
        return result == GameResult.WHITE_WINS || result == GameResult.BLACK_WINS;
    }

    /** The mean depth in plies over the sides that searched; 0 if neither did. */
    double meanDepth() {
        int sides = (whiteDepth > 0 ? 1 : 0) + (blackDepth > 0 ? 1 : 0);
        return sides == 0 ? 0 : (whiteDepth + blackDepth) / sides;
    }
}
