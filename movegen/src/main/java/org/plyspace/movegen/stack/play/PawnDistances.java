package org.plyspace.movegen.stack.play;

import java.util.Arrays;

/**
 * The numbers of steps from columns to promotion, kept until the columns change in which a side promotes. Hot; allocates nothing.
 */
final class PawnDistances {

    private static final byte UNKNOWN = -2;

    private final StackState state;
    /** By side and column: {@code side << 6 | column}. */
    private final byte[] distance = new byte[2 << 6];
    /** The columns for which the distances of a side are known. */
    private final long[] knownFor = new long[2];

    PawnDistances(StackState state) {
        this.state = state;
        Arrays.fill(distance, UNKNOWN);
    }

    /** The number of steps of a side's pawn in a column if nothing hinders it; -1 if it cannot promote. */
    int from(int side, int column) {
        if (knownFor[side] != state.promotionColumns[side]) {
            knownFor[side] = state.promotionColumns[side];
            Arrays.fill(distance, side << 6, (side + 1) << 6, UNKNOWN);
        }
        int index = side << 6 | column;
        if (distance[index] == UNKNOWN) {
            distance[index] = (byte) find(side, column);
        }
        return distance[index];
    }

    private int find(int side, int column) {
        long seen = 1L << column;
        long reached = seen;
        int found = 0;
        while (reached != 0 && (reached & state.promotionColumns[side]) == 0) {
            reached = steps(side, reached) & ~seen;
            seen |= reached;
            found++;
        }
        return reached == 0 ? -1 : found;
    }

    private long steps(int side, long columns) {
        long steps = 0;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            steps |= state.tables.pawnSteps[side << 6 | Long.numberOfTrailingZeros(rest)];
        }
        return steps;
    }
}
