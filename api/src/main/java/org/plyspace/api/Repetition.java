package org.plyspace.api;

/**
 * The consequence of a repeated position.
 *
 * @param times the occurrence that ends the game, 2 to 4
 * @param meaning the result of the game
 * @param bound how far back to look for equal positions
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Repetition(int times, Meaning meaning, Bound bound) {

    /** The third occurrence is a draw; captures and pawn moves are irreversible (rules/README.md). */
    public static final Repetition THREEFOLD = new Repetition(3, Meaning.DRAW, Bound.CLOCK);

    /** Refuses a number of occurrences outside 2 to 4. */
    public Repetition {
        if (times < 2 || times > 4) {
            throw new IllegalArgumentException("repetition after " + times + " times; expected 2 to 4");
        }
    }

    /** The result of a game that ends by repetition. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public enum Meaning {
        /** The game is drawn. */
        DRAW,
        /** The side whose move repeats the position loses. */
        LOSS_FOR_REPEATER,
        /** White loses if its move repeats the position; if Black's does, the game is drawn. */
        LOSS_FOR_WHITE,
        /**
         * A side that gave check with each of its moves between the first and the last occurrence loses, White first if both
         * did; otherwise the game is drawn.
         */
        LOSS_FOR_PERPETUAL_CHECK,
        /** The game goes on. */
        NOTHING
    }

    /** How far back to look for an equal position. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public enum Bound {
        /** To the last move that reset the halfmove clock: no earlier position can recur. */
        CLOCK,
        /** To the first position of the game. */
        GAME
    }
}
