package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * What happens when a position comes about again.
 *
 * @param times the occurrence, from 2 to 4, that ends the game
 * @param meaning what the end is
 * @param bound how far back equal positions must be looked for
 */
@PublicApi(usage = Usage.CALL)
public record Repetition(int times, Meaning meaning, Bound bound) {

    /** The third occurrence is a draw; captures and pawn moves cannot be undone (rules/README.md). */
    public static final Repetition THREEFOLD = new Repetition(3, Meaning.DRAW, Bound.CLOCK);

    /** Refuses a number of times that no rule set has. */
    public Repetition {
        if (times < 2 || times > 4) {
            throw new IllegalArgumentException("repetition after " + times + " times; expected 2 to 4");
        }
    }

    /** What a repeated position means. */
    @PublicApi(usage = Usage.CALL)
    public enum Meaning {
        /** The game is drawn. */
        DRAW,
        /** The side whose move brings the position about loses. */
        LOSS_FOR_REPEATER,
        /**
         * A side loses that gave check by every move it made between the first and the last occurrence, White before Black
         * if both did; otherwise the game is drawn.
         */
        LOSS_FOR_PERPETUAL_CHECK,
        /** Nothing. */
        NOTHING
    }

    /** How far back a position can have an equal. */
    @PublicApi(usage = Usage.CALL)
    public enum Bound {
        /** To the last move that set the halfmove clock back to 0: what such a move changes never comes back. */
        CLOCK,
        /** To the first position of the game. */
        GAME
    }
}
