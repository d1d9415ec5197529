package org.plyspace.endgame;

import org.plyspace.api.Outcome;
import org.plyspace.api.Side;

/**
 * What a position is worth to the side to move, as an int: {@link #DRAW}, {@link #IMPOSSIBLE}, a win if positive, a loss if
 * negative. Wins and losses contain the plies to the end of the game by best play.
 */
public final class Value {

    /** The side to move neither wins nor loses. */
    public static final int DRAW = 0;

    /** The number stands for no position: one that cannot arise, or one that counts under another number. */
    public static final int IMPOSSIBLE = Integer.MIN_VALUE;

    private Value() {}

    /** A win in a number of plies, from 0. */
    public static int win(int plies) {
        return plies + 1;
    }

    /** A loss in a number of plies, from 0. */
    public static int loss(int plies) {
        return -plies - 1;
    }

    /** Whether the side to move wins. */
    public static boolean isWin(int value) {
        return value > 0;
    }

    /** Whether the side to move loses. */
    public static boolean isLoss(int value) {
        return value < 0 && value != IMPOSSIBLE;
    }

    /** The plies to the end of the game; the value must be a win or a loss. */
    public static int plies(int value) {
        return Math.abs(value) - 1;
    }

    /** The value of a position from which a move leads to one of a given value. */
    static int before(int value) {
        return value == DRAW ? DRAW : value > 0 ? loss(value) : win(-value);
    }

    /** The value to a side of a game that is over. */
    static int of(Outcome outcome, Side side) {
        if (outcome.winner().isEmpty()) {
            return DRAW;
        }
        return outcome.winner().get() == side ? win(0) : loss(0);
    }

    /** How the game ends for the side to move, {@code win}, {@code draw} or {@code loss}; the position must be possible. */
    public static String result(int value) {
        return value == DRAW ? "draw" : isWin(value) ? "win" : "loss";
    }

    /** The value as it is for the side to move: {@code win in 27 plies}. */
    public static String words(int value) {
        if (value == IMPOSSIBLE) {
            return "impossible";
        }
        if (value == DRAW) {
            return result(value);
        }
        int plies = plies(value);
        return result(value) + " in " + plies + (plies == 1 ? " ply" : " plies");
    }
}
