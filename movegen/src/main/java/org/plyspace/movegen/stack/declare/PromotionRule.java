package org.plyspace.movegen.stack.declare;

import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.ColumnGrid;

/** Where pawns must promote: a rule set's own answer. */
public interface PromotionRule {

    /** The rule of rule sets without promotion. */
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
     * The symbols of the promotions, in the order in which they are listed; an opponent's pawn that a board move promotes
     * becomes the first.
     */
    default List<String> choices() {
        return List.of("Q", "R", "B", "N");
    }

    /**
     * The columns in which a side's pawn must promote. Called for each board move; allocates nothing.
     *
     * @param taken the occupied anchors, as bits
     */
    long columns(Side side, int taken);

    /** Whether the columns depend on where boards hang: a departing board can then promote a pawn that stays. */
    boolean dependsOnBoards();

    /** The rule that pawns promote on each of their last ranks, wherever boards hang. */
    static PromotionRule onLastRanks(ColumnGrid grid, int ranks) {
        int columns = ranks * grid.files();
        long lowest = (1L << columns) - 1;
        return new PromotionRule() {
            @Override
            public long columns(Side side, int taken) {
                return side == Side.WHITE ? lowest << (grid.columns() - columns) : lowest;
            }

            @Override
            public boolean dependsOnBoards() {
                return false;
            }
        };
    }
}
