package org.plyspace.movegen.lattice.play;

import org.plyspace.api.AttackSummary;
import org.plyspace.movegen.lattice.tables.LineTables;
import org.plyspace.movegen.lattice.tables.SetStep;

/** Fills attack summaries on lattices that have {@link LineTables}. */
final class LineSummary extends LatticeSummary {

    private final LineTables lines;
    private final boolean narrow;
    /** Whether men can be frozen. */
    private final boolean freezes;
    /** Whether lines miss some attacks. */
    private final boolean conditional;

    LineSummary(LatticePosition position, LineTables lines) {
        super(position, 2);
        this.lines = lines;
        this.narrow = tables.cells <= Long.SIZE;
        this.freezes = tables.general != null && tables.general.freezer != null;
        this.conditional = freezes || lines.others != null;
    }

    @Override
    void fill(AttackSummary into) {
        fill(board.sets, into);
    }

    @Override
    protected void reachOfPawns(int code, long[] sets) {
        boolean others = tables.general != null && tables.general.rows[code] != null;
        if (freezes || others || tables.pawnSteps == null || !tables.isPawn(code)) {
            super.reachOfPawns(code, sets);
            return;
        }
        long pawnsLow = sets[2 * code];
        long pawnsHigh = sets[2 * code + 1];
        long low = 0;
        long high = 0;
        for (SetStep step : tables.pawnSteps[code & 1].captures) {
            if (narrow) {
                low |= step.narrowTargets(pawnsLow);
            } else {
                long fromLow = step.low(pawnsLow);
                long fromHigh = step.high(pawnsHigh);
                low |= step.lowTargets(fromLow, fromHigh);
                high |= step.highTargets(fromLow, fromHigh);
            }
        }
        reachedByPawns[0] = low;
        if (!narrow) {
            reachedByPawns[1] = high;
        }
    }

    @Override
    protected int reach(int code, long[] sets, int first) {
        int end = narrow
                ? reachNarrow(code, sets[2 * code], first)
                : reachFromHigh(code, sets[2 * code + 1], reachFromLow(code, sets[2 * code], first));
        if (conditional) {
            addOthers(code, sets[2 * code + 1], 1, addOthers(code, sets[2 * code], 0, first));
        }
        return end;
    }

    /** Adds what lines miss, for men in one half, and takes away what frozen men attack. */
    private int addOthers(int code, long from, int half, int first) {
        int index = first;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            int cell = half << 6 | Long.numberOfTrailingZeros(rest);
            if (isFrozen(cell)) {
                clear(index);
            } else if (lines.others != null) {
                addPaths(lines.others[code * tables.cells + cell], code, cell, index);
            }
            index++;
        }
        return index;
    }

    private int reachNarrow(int code, long from, int first) {
        long[] table = lines.lines;
        long all = men[0];
        long[] into = reached[0];
        int count = first;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            int row = code * tables.cells + Long.numberOfTrailingZeros(rest);
            long found = lines.steps[2 * row];
            for (int i = lines.starts[row], end = lines.starts[row + 1]; i != end; i += LineTables.LINE) {
                found |= near(table[i], table[i + 1], all);
            }
            codes[count] = code;
            into[count++] = found;
        }
        return count;
    }

    private int reachFromLow(int code, long from, int first) {
        long[] table = lines.lines;
        long menLow = men[0];
        long menHigh = men[1];
        long[] intoLow = reached[0];
        long[] intoHigh = reached[1];
        int count = first;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            int row = code * tables.cells + Long.numberOfTrailingZeros(rest);
            long low = lines.steps[2 * row];
            long high = lines.steps[2 * row + 1];
            for (int i = lines.starts[row], end = lines.starts[row + 1]; i != end; i += LineTables.LINE) {
                long growing = table[i];
                low |= near(growing, table[i + 1], menLow);
                high |= growingFar(table[i + 2], menHigh) & ~barrier(growing & menLow);
            }
            codes[count] = code;
            intoLow[count] = low;
            intoHigh[count++] = high;
        }
        return count;
    }

    private int reachFromHigh(int code, long from, int first) {
        long[] table = lines.lines;
        long menLow = men[0];
        long menHigh = men[1];
        long[] intoLow = reached[0];
        long[] intoHigh = reached[1];
        int count = first;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            int row = code * tables.cells + Long.SIZE + Long.numberOfTrailingZeros(rest);
            long low = lines.steps[2 * row];
            long high = lines.steps[2 * row + 1];
            for (int i = lines.starts[row], end = lines.starts[row + 1]; i != end; i += LineTables.LINE) {
                long falling = table[i + 1];
                high |= near(table[i], falling, menHigh);
                low |= fallingFar(table[i + 2], menLow) & ~barrier(falling & menHigh);
            }
            codes[count] = code;
            intoLow[count] = low;
            intoHigh[count++] = high;
        }
        return count;
    }

    /**
     * The near cells of a line up to the first man on each side: all bits from the highest man on the falling ray to the lowest one on the
     * growing ray.
     */
    private static long near(long growing, long falling, long men) {
        long above = growing & men;
        long from = Long.MIN_VALUE >> Long.numberOfLeadingZeros((falling & men) | 1);
        return (growing | falling) & (2 * (above & -above) + from);
    }

    /** The far cells of a growing ray up to the first man. */
    private static long growingFar(long far, long men) {
        long above = far & men;
        return far & (2 * (above & -above) - 1);
    }

    /** The far cells of a falling ray up to the first man. */
    private static long fallingFar(long far, long men) {
        return far & (Long.MIN_VALUE >> Long.numberOfLeadingZeros((far & men) | 1));
    }

    /** All bits if a set has a man, else 0. */
    private static long barrier(long men) {
        return (men | -men) >> (Long.SIZE - 1);
    }
}
