package org.plyspace.movegen.stack;

import java.util.Optional;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;

/**
 * How boards move: a rule set's own answer. That a board with more than one man stays, and that one place holds one board,
 * holds for all. The first two methods are hot and allocate nothing.
 */
public interface BoardRule {

    /**
     * Whether a side may move a board at all.
     *
     * @param carried the code of the single man on it, or {@link org.plyspace.api.Piece#NONE}
     * @param owner the side that the board belongs to, index 0 or 1
     * @param mover the side to move
     * @param pawns how many pawns the mover has
     */
    boolean mayMove(int carried, int owner, int mover, int pawns);

    /**
     * The side that a board answers to as men stand, whether or not it may be moved. Cold.
     *
     * @param men how many men are on it
     * @param carried the code of the only one, or {@link org.plyspace.api.Piece#NONE}
     * @param owner the side that the board belongs to
     */
    Side controller(int men, int carried, Side owner);

    /** The anchors that a board may go to from its anchor, as bits, taken ones included. */
    int destinations(int mover, boolean ridden, int anchor);

    /**
     * Whether a board can ever come from its place in the start arrangement to another anchor. Cold.
     *
     * @param home the anchor that the board hangs on at first
     */
    default boolean canComeTo(int home, int anchor) {
        return true;
    }

    /** Whether a board falls to the side that captures its owner's last man on it. */
    boolean changesHands();

    /**
     * Why a side may not move a board, or not there; empty if this rule forbids nothing. Cold.
     *
     * @param move what is asked for
     */
    Optional<Objection> objection(BoardMove move);

    /**
     * A board move in question.
     *
     * @param board the board's name
     * @param carried the code of the single man on it, or {@link org.plyspace.api.Piece#NONE}
     * @param owner the side that the board belongs to
     * @param mover the side to move
     * @param pawns how many pawns the mover has
     * @param from number and name of the anchor it hangs on
     * @param to number and name of the anchor it should go to
     */
    record BoardMove(String board, int carried, Side owner, Side mover, int pawns, Place from, Place to) {}

    /** An anchor by number and name. */
    record Place(int anchor, String name) {}

    /**
     * Why a board may not go.
     *
     * @param kind {@link Refusal#NOT_YOURS}, {@link Refusal#BOARD_STAYS} or {@link Refusal#BOARD_PLACE}
     * @param reason a clause
     * @param citation the section that it follows from
     * @param instead the anchor where this rule would let the board go, if one was surely meant
     */
    record Objection(Refusal kind, String reason, String citation, Optional<Integer> instead) {

        /** Without another anchor. */
        public Objection(Refusal kind, String reason, String citation) {
            this(kind, reason, citation, Optional.empty());
        }
    }
}
