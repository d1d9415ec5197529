package org.plyspace.api;

/** The kind of rule that an illegal move breaks, for programs that do not read sentences. */
@PublicApi(usage = PublicApi.Usage.CALL)
public enum Refusal {
    /** A named square does not exist, or not as the boards hang now. */
    NO_SUCH_SQUARE,
    /** The origin is empty. */
    EMPTY_ORIGIN,
    /** The piece or the board belongs to the other side. */
    NOT_YOURS,
    /** The piece on the origin is not the one named. */
    WRONG_PIECE,
    /** A piece of the mover's own stands on the target. */
    OWN_PIECE_ON_TARGET,
    /** The piece moves in this way on no board. */
    DOES_NOT_MOVE_SO,
    /** A piece is in the way, or no path leads there as the boards hang now. */
    BLOCKED,
    /** The piece may go there only to capture, and captures nothing. */
    NOTHING_TO_CAPTURE,
    /** The piece may go there only without capturing, and the target is occupied. */
    MAY_NOT_CAPTURE,
    /** The move must promote, and the text names no piece that the mover can become. */
    MUST_PROMOTE,
    /** The text names a promotion that the move does not allow. */
    MAY_NOT_PROMOTE,
    /** The right to castle or to step twice is lost or never existed. */
    RIGHT_LOST,
    /** A rule of its own keeps the piece from moving: the king is locked, the piece is frozen. */
    FROZEN,
    /** The royal piece would go to an attacked cell, or the move exposes it otherwise than by leaving a pin. */
    EXPOSES_ROYAL,
    /** A royal piece is in check and would remain so. */
    LEAVES_CHECK,
    /** The piece shields a royal piece and would leave the line of attack. */
    PINNED,
    /** Castling from, over or to an attacked square. */
    CASTLES_THROUGH_ATTACK,
    /** A piece to be dropped is not in the mover's hand. */
    NOT_IN_HAND,
    /** A piece in hand may not be dropped there. */
    DROP_FORBIDDEN,
    /** The board may not move, because of what is on it or what the mover lacks. */
    BOARD_STAYS,
    /** The board may move, but not to that place. */
    BOARD_PLACE,
    /** The rules allow such a move only in positions of a certain kind, and this is not one. */
    NOT_NOW,
    /** The text is not exactly one move. */
    ONE_MOVE_A_TURN,
    /** The text fits several legal moves. */
    AMBIGUOUS,
    /** No piece can make the move described in the source's notation. */
    NOBODY_CAN;

    /** Whether the only fault of the move is that it leaves a royal piece of the mover's attacked. */
    public boolean endangersRoyal() {
        return this == EXPOSES_ROYAL || this == LEAVES_CHECK || this == PINNED;
    }
}
