package org.plyspace.api;

import java.util.Optional;

/**
 * The result of a finished game.
 *
 * @param winner the side that won, or empty for a draw
 * @param reason one of the constants of this class, or the rule set's own words in the same style
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Outcome(Optional<Side> winner, String reason) {

    public static final String CHECKMATE = "checkmate";
    public static final String STALEMATE = "stalemate";
    public static final String REPETITION = "threefold repetition";
    public static final String FIFTY_MOVES = "fifty moves";
    public static final String DEAD_POSITION = "dead position";
    /** The reason if a royal piece has reached a goal cell. */
    public static final String GOAL = "goal reached";
    /** The reason if a side has only royal pieces left. */
    public static final String BARE_KING = "bare king";
    /** The reason if a side has lost its last piece of a type that it must not lose. */
    public static final String EXTINCTION = "extinction";
    /** The reason if a side has given enough checks to win. */
    public static final String CHECKS = "checks given";
    /** The reason if a side loses because it repeated a position by checks. */
    public static final String PERPETUAL_CHECK = "perpetual check";

    public static final String RESIGNATION = "resignation";
    public static final String AGREED_DRAW = "agreed draw";

    /** The reason of an end by the given number of occurrences of a position: {@code threefold repetition}. */
    public static String repetition(int times) {
        return switch (times) {
            case 2 -> "repetition";
            case 4 -> "fourfold repetition";
            default -> REPETITION;
        };
    }

    /** The reason of a draw by the halfmove clock after so many moves of each side: {@code fifty moves}. */
    public static String moves(int moves) {
        return switch (moves) {
            case 50 -> FIFTY_MOVES;
            case 75 -> "seventy-five moves";
            case 100 -> "a hundred moves";
            default -> moves + " moves";
        };
    }

    public static Outcome win(Side winner, String reason) {
        return new Outcome(Optional.of(winner), reason);
    }

    public static Outcome draw(String reason) {
        return new Outcome(Optional.empty(), reason);
    }

    @Override
    public String toString() {
        return winner.map(side -> side.word() + " wins").orElse("draw") + " by " + reason;
    }
}
