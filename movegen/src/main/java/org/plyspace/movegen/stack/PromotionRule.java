package org.plyspace.movegen.stack;

import org.plyspace.api.Side;

/** Where pawns must promote: a rule set's own answer. */
public interface PromotionRule {

    /**
     * The columns in which a side's pawn must promote. Asked whenever a board moves; allocates nothing.
     *
     * @param taken the anchors that boards hang on, as bits
     */
    long columns(Side side, int taken);

    /** Whether it depends on where boards hang, so that a board that leaves can make a pawn promote where it stands. */
    boolean dependsOnBoards();
}
