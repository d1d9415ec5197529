package org.plyspace.movegen.end;

/** The facts of a position that {@link Endings} need. Hot: allocates nothing. */
public interface Standing {

    /** The {@link org.plyspace.api.Side#index()} of the side to move. */
    int mover();

    /** The number of pieces of a code on the board. */
    int pieces(int code);

    /** The code of the piece on a cell, or {@link org.plyspace.api.Piece#NONE}. */
    int pieceAt(int cell);

    /** The number of a side's pieces, on the board and in hand. */
    int men(int side);

    /** The number of a side's royal pieces. */
    int royals(int side);

    /** Whether one of a side's royal pieces stands on one of its {@link EndRule#goals()}. */
    boolean isOnGoal(int side);

    /** The number of checks that a side has given, if {@link EndRule#checks()} counts them. */
    int checksGiven(int side);

    /** The number of plies since the halfmove clock was reset. */
    int halfmoveClock();

    /** Whether a royal piece of the side to move is attacked. */
    boolean inCheck();
}
