package org.plyspace.movegen.stack.declare;

import java.util.Optional;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;

/**
 * How boards move: a rule set's own answer. Common to all rule sets: a board with more than one man stays, and a place holds
 * one board. The first two methods are hot and allocate nothing.
 */
public interface BoardRule {

    /**
     * Whether a side may move a board at all.
     *
     * @param carried the code of the single man on it, or {@link org.plyspace.api.Piece#NONE}
     * @param owner the index, 0 or 1, of the board's owner
     * @param mover the side to move
     * @param pawns the number of the mover's pawns
     */
    boolean mayMove(int carried, int owner, int mover, int pawns);

    /**
     * The side that controls a board as men stand, whether or not it may be moved. Cold.
     *
     * @param men the number of men on it
     * @param carried the code of the single man on it, or {@link org.plyspace.api.Piece#NONE}
     * @param owner the board's owner
     */
    Side controller(int men, int carried, Side owner);

    /** The anchors, as bits, that a board may go to from its anchor, occupied ones included. */
    int destinations(int mover, boolean ridden, int anchor);

    /**
     * Whether a board can ever move from its place at the start to another anchor. Cold.
     *
     * @param home the board's anchor at the start
     */
    default boolean canComeTo(int home, int anchor) {
        return true;
    }

    /** Whether a board falls to the side that captures its owner's last man on it. */
    boolean changesHands();

    /** The reason why no board ever moves; empty if some can. Cold. */
    default Optional<Objection> stillness() {
        return Optional.empty();
    }

    /**
     * The reason why a side may not move a board, or not to that place; empty if this rule allows it. Cold.
     *
     * @param move the requested move
     */
    Optional<Objection> objection(BoardMove move);

    /**
     * A requested board move.
     *
     * @param board the board's name
     * @param carried the code of the single man on it, or {@link org.plyspace.api.Piece#NONE}
     * @param owner the board's owner
     * @param mover the side to move
     * @param pawns the number of the mover's pawns
     * @param from number and name of its anchor
     * @param to number and name of the requested anchor
     */
    record BoardMove(String board, int carried, Side owner, Side mover, int pawns, Place from, Place to) {}

    /** An anchor by number and name. */
    record Place(int anchor, String name) {}

    /**
     * The reason why a board may not move.
     *
     * @param kind {@link Refusal#NOT_YOURS}, {@link Refusal#BOARD_STAYS} or {@link Refusal#BOARD_PLACE}
     * @param reason a clause
     * @param citation the section that says so
     * @param instead the anchor that this rule would allow, if one was certainly meant
     */
    record Objection(Refusal kind, String reason, String citation, Optional<Integer> instead) {

        /** Creates an objection without another anchor. */
        public Objection(Refusal kind, String reason, String citation) {
            this(kind, reason, citation, Optional.empty());
        }
    }
}
