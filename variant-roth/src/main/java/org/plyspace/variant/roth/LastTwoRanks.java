package org.plyspace.variant.roth;

import org.plyspace.api.Side;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.PromotionRule;

/** Promotes pawns on the last two ranks (roth.md 3). */
final class LastTwoRanks implements PromotionRule {

    private static final int RANKS = 2;

    private final long lowest;
    private final long highest;

    LastTwoRanks(ColumnGrid grid) {
        lowest = (1L << (RANKS * grid.files())) - 1;
        highest = lowest << (grid.columns() - RANKS * grid.files());
    }

    @Override
    public long columns(Side side, int taken) {
        return side == Side.WHITE ? highest : lowest;
    }

    @Override
    public boolean dependsOnBoards() {
        return false;
    }
}
