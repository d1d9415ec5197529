package org.plyspace.lab.metric;

import org.plyspace.engine.GameResult;

/**
 * How a game went, as those who had it played tell it.
 *
 * @param number of the game among those of its setting, from 0
 * @param opening the number of its opening; games with one opening depend on each other
 * @param openingPlies how many moves of the opening were not chosen by the players, from 0
 * @param result how it ended; {@link GameResult#OPEN} if it was cut off
 * @param reason why, in words; of no meaning if it was cut off
 * @param whiteDepth mean depth in plies that White searched to, 0 if White does not search or made no move after the opening
 * @param blackDepth likewise Black
 */
public record GameSummary(
        int number,
        int opening,
        int openingPlies,
        GameResult result,
        String reason,
        double whiteDepth,
        double blackDepth) {

    /** Whether it came to an end. */
    public boolean isFinished() {
        return result != GameResult.OPEN;
    }

    /** Points of White, 0, one half or 1; only of a finished game. */
    double whitePoints() {
        return switch (result) {
            case WHITE_WINS -> 1;
            case BLACK_WINS -> 0;
            case DRAW -> 0.5;
            case OPEN -> throw new IllegalStateException("game " + number + " is not finished");
        };
    }

    /** Whether a side has won. */
    boolean isDecisive() {
        return result == GameResult.WHITE_WINS || result == GameResult.BLACK_WINS;
    }

    /** Mean depth in plies of the sides that searched, 0 if none did. */
    double meanDepth() {
        int sides = (whiteDepth > 0 ? 1 : 0) + (blackDepth > 0 ? 1 : 0);
        return sides == 0 ? 0 : (whiteDepth + blackDepth) / sides;
    }

    /** The same of another number and opening. */
    GameSummary numbered(int newNumber) {
        return new GameSummary(newNumber, newNumber, openingPlies, result, reason, whiteDepth, blackDepth);
    }
}
