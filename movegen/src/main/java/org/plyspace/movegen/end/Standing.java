package org.plyspace.movegen.end;

import org.plyspace.api.Side;

/** What {@link Endings} ask of a position. Hot: allocates nothing. */
public interface Standing {

    /** {@link Side#index()} of the side to move. */
    int mover();

    /** How many pieces of a code are on the board. */
    int pieces(int code);

    /** How many pieces a side has, on the board and in hand. */
    int men(int side);

    /** How many royal pieces a side has. */
    int royals(int side);

    /** Whether one of a side's royal pieces stands on a cell that {@link EndRule#goals()} names. */
    boolean isOnGoal(int side);

    /** How many checks a side has given, where {@link EndRule#checks()} counts them. */
    int checksGiven(int side);

    /** Plies since the halfmove clock was set back. */
    int halfmoveClock();

    /** Whether a royal piece of the side to move is attacked. */
    boolean inCheck();
}
