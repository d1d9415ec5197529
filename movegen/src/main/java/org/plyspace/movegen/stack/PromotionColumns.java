package org.plyspace.movegen.stack;

import org.plyspace.api.Side;

/** A {@link PromotionRule} that is called only if boards make a difference. Immutable. */
final class PromotionColumns {

    /** The number of sets of anchors examined to find where pawns could ever have to promote. */
    private static final int MOST_LOOKED_AT = 20_000;

    private final PromotionRule rule;
    private final boolean dependsOnBoards;
    private final int boards;
    private final int anchors;
    /** The answer without boards, by side, if it is always the same. */
    private final long[] fixed = new long[2];
    /** The columns of {@link #ever(int)}, by side; computed on first use. */
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

    /** All columns in which a side's pawns must promote in some arrangement, and possibly others. Cold. */
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

    /** The next higher number with as many bits, at least one. */
    private static long next(long bits) {
        long lowest = bits & -bits;
        long ripple = bits + lowest;
        return ripple | (((bits ^ ripple) / lowest) >>> 2);
    }
}
