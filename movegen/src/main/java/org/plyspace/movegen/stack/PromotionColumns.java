package org.plyspace.movegen.stack;

import org.plyspace.api.Side;

/** A {@link PromotionRule} that is asked only where boards make a difference. Immutable. */
final class PromotionColumns {

    /** So many sets of anchors are looked at to find where pawns could ever have to promote. */
    private static final int MOST_LOOKED_AT = 20_000;

    private final PromotionRule rule;
    private final boolean dependsOnBoards;
    private final int boards;
    private final int anchors;
    /** By side; the answer to no boards where it is always the same. */
    private final long[] fixed = new long[2];
    /** By side; found when first asked for. */
    private volatile long[] ever;

    PromotionColumns(PromotionRule rule, int boards, int anchors) {
        this.rule = rule;
        this.boards = boards;
        this.anchors = anchors;
        this.dependsOnBoards = boards > 0 && rule.dependsOnBoards();
        if (!dependsOnBoards) {
            fixed[0] = rule.columns(Side.WHITE, 0);
            fixed[1] = rule.columns(Side.BLACK, 0);
        }
    }

    /** The columns in which a side's pawns must promote while boards hang on some anchors. */
    long of(int side, int taken) {
        return dependsOnBoards ? rule.columns(Side.of(side), taken) : fixed[side];
    }

    /** All columns in which a side's pawns must promote at some time, and maybe others. Cold. */
    long ever(int side) {
        if (!dependsOnBoards) {
            return fixed[side];
        }
        long[] known = ever;
        if (known == null) {
            known = new long[] {findEver(0), findEver(1)};
            ever = known;
        }
        return known[side];
    }

    private long findEver(int side) {
        long found = 0;
        long taken = (1L << boards) - 1;
        for (int looked = 0; taken < 1L << anchors; looked++) {
            if (looked == MOST_LOOKED_AT) {
                return -1;
            }
            found |= of(side, (int) taken);
            taken = next(taken);
        }
        return found;
    }

    /** The next higher number with as many bits, of which there must be one at least. */
    private static long next(long bits) {
        long lowest = bits & -bits;
        long ripple = bits + lowest;
        return ripple | (((bits ^ ripple) / lowest) >>> 2);
    }
}
