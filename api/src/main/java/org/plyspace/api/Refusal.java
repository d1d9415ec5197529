package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** What kind of rule an illegal move breaks, so that programs need not read sentences. */
@PublicApi(usage = Usage.CALL)
public enum Refusal {
    /** A square that is named does not exist, or not as boards hang now. */
    NO_SUCH_SQUARE,
    /** Nothing stands where the move starts. */
    EMPTY_ORIGIN,
    /** The piece or the board is the other side's. */
    NOT_YOURS,
    /** Another piece stands there than the one named. */
    WRONG_PIECE,
    /** A piece of the mover's own stands on the target. */
    OWN_PIECE_ON_TARGET,
    /** The piece does not move in this way, whatever stands on the board. */
    DOES_NOT_MOVE_SO,
    /** Something stands in the way, or no path leads there as boards hang now. */
    BLOCKED,
    /** The piece goes there only to capture, and there is nothing to capture. */
    NOTHING_TO_CAPTURE,
    /** The piece goes there only without capturing, and the target is occupied. */
    MAY_NOT_CAPTURE,
    /** The piece must be promoted by this move, and no piece that it can become is named. */
    MUST_PROMOTE,
    /** A promotion is named that this move does not allow. */
    MAY_NOT_PROMOTE,
    /** A right to castle or to step twice is lost, or was never there. */
    RIGHT_LOST,
    /** The piece is kept from moving by a rule of its own: a locked king, a frozen piece. */
    FROZEN,
    /** The royal piece would go where it is attacked, or the move uncovers an attack otherwise than by leaving a pin. */
    EXPOSES_ROYAL,
    /** A royal piece is in check and would stay so. */
    LEAVES_CHECK,
    /** The piece shields a royal piece and would leave the line. */
    PINNED,
    /** Castling from, over or to an attacked square. */
    CASTLES_THROUGH_ATTACK,
    /** A piece to be dropped is not in the mover's hand. */
    NOT_IN_HAND,
    /** A piece in hand may not be dropped there. */
    DROP_FORBIDDEN,
    /** The board may not be moved, because of what is on it or what the mover lacks. */
    BOARD_STAYS,
    /** The board may be moved, but not to that place. */
    BOARD_PLACE,
    /** The rules have such a move, or what it begins with, only in positions of some kind, and this is none. */
    NOT_NOW,
    /** More than one move in a turn, or none. */
    ONE_MOVE_A_TURN,
    /** The text fits several legal moves. */
    AMBIGUOUS,
    /** No piece can make the move that a source's notation describes. */
    NOBODY_CAN;

    /** Whether nothing else is wrong with the move than that a royal piece of the mover's would be attacked after it. */
    public boolean endangersRoyal() {
        return this == EXPOSES_ROYAL || this == LEAVES_CHECK || this == PINNED;
    }
}
