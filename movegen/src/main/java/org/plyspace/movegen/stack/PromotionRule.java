package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.Side;

/** Where pawns must promote: a rule set's own answer. */
public interface PromotionRule {

    /** For rule sets in which nothing promotes. */
    PromotionRule NONE = new PromotionRule() {
        @Override
        public List<String> choices() {
            return List.of();
        }

        @Override
        public long columns(Side side, int taken) {
            return 0;
        }

        @Override
        public boolean dependsOnBoards() {
            return false;
        }
    };

    /**
     * The symbols of the types that a pawn may become, in the order in which they are listed; the opponent's pawn that a board's move
     * makes promote becomes the first.
     */
    default List<String> choices() {
        return List.of("Q", "R", "B", "N");
    }

    /**
     * The columns in which a side's pawn must promote. Asked whenever a board moves; allocates nothing.
     *
     * @param taken the anchors that boards hang on, as bits
     */
    long columns(Side side, int taken);

    /** Whether it depends on where boards hang, so that a board that leaves can make a pawn promote where it stands. */
    boolean dependsOnBoards();
}
