package org.plyspace.variant.meder;

import org.plyspace.api.Side;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.geometry.stack.TriDecks;
import org.plyspace.movegen.stack.PromotionRule;

/** Pawns promote on the furthest rank of their file, which for files a and d depends on pins 6 and 1 (meder.md 3). */
final class FurthestRank implements PromotionRule {

    private static final int LAST_PIN = 5;
    private static final int FIRST_PIN = 0;
    private static final int FILE_A = 1;
    private static final int FILE_D = 4;

    private final ColumnGrid grid;

    FurthestRank(ColumnGrid grid) {
        this.grid = grid;
    }

    @Override
    public long columns(Side side, int taken) {
        int pin = side == Side.WHITE ? LAST_PIN : FIRST_PIN;
        int inner = side == Side.WHITE ? 8 : 1;
        int outer = side == Side.WHITE ? 9 : 0;
        int rankOfA = holdsBoard(pin, taken) ? outer : inner;
        int rankOfD = holdsBoard(pin + TriDecks.PLACES_A_SIDE, taken) ? outer : inner;
        return bit(0, outer)
                | bit(FILE_A, rankOfA)
                | bit(2, inner)
                | bit(3, inner)
                | bit(FILE_D, rankOfD)
                | bit(5, outer);
    }

    private static boolean holdsBoard(int place, int taken) {
        return (taken >>> place & 1) != 0 || (taken >>> (place + TriDecks.PLACES) & 1) != 0;
    }

    private long bit(int file, int rank) {
        return 1L << grid.column(file, rank);
    }

    @Override
    public boolean dependsOnBoards() {
        return true;
    }
}
