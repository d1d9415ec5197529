package org.plyspace.api;

import java.util.Optional;
import org.plyspace.api.PublicApi.Usage;

/**
 * How a game ended.
 *
 * @param winner the side that won, or empty for a draw
 * @param reason one of the constants below, or a rule set's own words in the same style
 */
@PublicApi(usage = Usage.CALL)
public record Outcome(Optional<Side> winner, String reason) {

    public static final String CHECKMATE = "checkmate";
    public static final String STALEMATE = "stalemate";
    public static final String REPETITION = "threefold repetition";
    public static final String FIFTY_MOVES = "fifty moves";
    public static final String DEAD_POSITION = "dead position";
    /** A royal piece has reached a goal cell. */
    public static final String GOAL = "goal reached";
    /** A side has nothing left but royal pieces. */
    public static final String BARE_KING = "bare king";
    /** A side has lost all pieces of a kind. */
    public static final String EXTINCTION = "extinction";
    /** A side has given as many checks as win. */
    public static final String CHECKS = "checks given";
    /** A side has repeated a position in the way that loses. */
    public static final String PERPETUAL_CHECK = "perpetual check";

    public static final String RESIGNATION = "resignation";
    public static final String AGREED_DRAW = "agreed draw";

    /** What a position that has come about this often is called when it ends the game: {@code threefold repetition}. */
    public static String repetition(int times) {
        return switch (times) {
            case 2 -> "repetition";
            case 4 -> "fourfold repetition";
            default -> REPETITION;
        };
    }

    /** What a draw by the halfmove clock is called: {@code fifty moves}. */
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
