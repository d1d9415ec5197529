package org.plyspace.variant.meder;

import org.plyspace.api.Side;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.geometry.stack.TriDecks;
import org.plyspace.movegen.stack.PromotionRule;

/** Promotes pawns on the furthest rank of their file, which for files a and d depends on pins 6 and 1 (meder.md 3). */
final class FurthestRank implements PromotionRule {

    private static final int LAST_PIN = 5;
    private static final int FIRST_PIN = 0;
    private static final int FILE_A = 1;
    private static final int FILE_D = 4;

    /**
     * The columns, indexed by {@code side << 2 | whether the pin on file a holds a board << 1 | whether that on file d does}.
     */
    private final long[] columns = new long[2 << 2];

    FurthestRank(ColumnGrid grid) {
        for (int index = 0; index < columns.length; index++) {
            boolean white = index >> 2 == 0;
            int inner = white ? 8 : 1;
            int outer = white ? 9 : 0;
            columns[index] = 1L << grid.column(0, outer)
                    | 1L << grid.column(FILE_A, (index & 2) == 0 ? inner : outer)
                    | 1L << grid.column(2, inner)
                    | 1L << grid.column(3, inner)
                    | 1L << grid.column(FILE_D, (index & 1) == 0 ? inner : outer)
                    | 1L << grid.column(5, outer);
        }
    }

    @Override
    public long columns(Side side, int taken) {
        int pin = side == Side.WHITE ? LAST_PIN : FIRST_PIN;
        return columns[
                side.index() << 2 | holdsBoard(pin, taken) << 1 | holdsBoard(pin + TriDecks.PLACES_A_SIDE, taken)];
    }

    /** Returns 1 if a board hangs at a place, upright or inverted. */
    private static int holdsBoard(int place, int taken) {
        return (taken >>> place | taken >>> (place + TriDecks.PLACES)) & 1;
    }

    @Override
    public boolean dependsOnBoards() {
        return true;
    }
}
