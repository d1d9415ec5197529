package org.plyspace.movegen.lattice.play;

import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.PieceSteps;
import org.plyspace.movegen.lattice.tables.SetStep;

/** Counts the moves of all unpinned men of the simple kinds of {@link PieceSteps} at once, where there is no check. */
final class PieceCount {

    private final LatticeTables tables;
    private final LatticeBoard board;
    private final SafeTargets safeTargets;
    private final boolean narrow;

    PieceCount(LatticeTables tables, LatticeBoard board, SafeTargets safeTargets) {
        this.tables = tables;
        this.board = board;
        this.safeTargets = safeTargets;
        this.narrow = tables.cells <= Long.SIZE;
    }

    /** The number of moves of a side's unpinned men of simple kinds. */
    int count(int us, SideSets men) {
        PieceSteps pieces = tables.pieceSteps[us];
        int count = 0;
        for (PieceSteps.Riders riders : pieces.riders) {
            long low = safeTargets.withoutPinned(standing(riders.codes, 0), 0);
            if (narrow) {
                count += low == 0 ? 0 : countNarrow(riders.steps, low, men);
            } else {
                long high = safeTargets.withoutPinned(standing(riders.codes, 1), 1);
                count += (low | high) == 0 ? 0 : count(riders.steps, low, high, men);
            }
        }
        for (int code : pieces.leapers) {
            count += countLeaps(code, safeTargets.withoutPinned(board.sets[2 * code], 0), 0, men);
            if (!narrow) {
                count += countLeaps(code, safeTargets.withoutPinned(board.sets[2 * code + 1], 1), Long.SIZE, men);
            }
        }
        return count;
    }

    private long standing(int[] codes, int half) {
        long men = 0;
        for (int code : codes) {
            men |= board.sets[2 * code + half];
        }
        return men;
    }

    /** Counts by moving all men together, each until something stands in its way. */
    private static int countNarrow(SetStep[] steps, long from, SideSets men) {
        long notOurs = ~men.ourLow;
        long notTheirs = ~men.theirLow;
        int count = 0;
        for (SetStep step : steps) {
            long riding = step.narrowTargets(from) & notOurs;
            while (riding != 0) {
                count += Long.bitCount(riding);
                riding = step.narrowTargets(riding & notTheirs) & notOurs;
            }
        }
        return count;
    }

    private static int count(SetStep[] steps, long fromLow, long fromHigh, SideSets men) {
        int count = 0;
        for (SetStep step : steps) {
            long low = step.low(fromLow);
            long high = step.high(fromHigh);
            while ((low | high) != 0) {
                long onLow = step.lowTargets(low, high) & ~men.ourLow;
                long onHigh = step.highTargets(low, high) & ~men.ourHigh;
                count += Long.bitCount(onLow) + Long.bitCount(onHigh);
                low = step.low(onLow & ~men.theirLow);
                high = step.high(onHigh & ~men.theirHigh);
            }
        }
        return count;
    }

    private int countLeaps(int code, long from, int firstCell, SideSets men) {
        int count = 0;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            int cell = firstCell + Long.numberOfTrailingZeros(rest);
            count += Long.bitCount(tables.masks.targets(cell, code, 0) & ~men.ourLow);
            count += narrow ? 0 : Long.bitCount(tables.masks.targets(cell, code, 1) & ~men.ourHigh);
        }
        return count;
    }
}
