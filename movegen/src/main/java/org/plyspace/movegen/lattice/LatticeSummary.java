package org.plyspace.movegen.lattice;

import org.plyspace.api.AttackSummary;
import org.plyspace.movegen.attack.SummaryCount;

/** Fills attack summaries on lattices that have {@link LineTables}. */
final class LatticeSummary extends SummaryCount {

    private final LatticeTables tables;
    private final LatticeBoard board;
    private final LineTables lines;
    private final GeneralAttacks attacks;
    private final boolean narrow;
    /** Whether lines do not tell everything. */
    private final boolean conditional;

    LatticeSummary(LatticePosition position) {
        super(position, false);
        this.tables = position.state.tables;
        this.board = position.state.board;
        this.lines = tables.lines;
        this.attacks = position.state.generalAttacks;
        this.narrow = tables.cells <= Long.SIZE;
        this.conditional = lines.others != null || (tables.general != null && tables.general.freezer != null);
    }

    void fill(AttackSummary into) {
        fill(board.sets, into);
    }

    @Override
    protected void reachOfPawns(int code, long low, long high) {
        if (tables.pawnSteps == null || !tables.isPawn(code)) {
            super.reachOfPawns(code, low, high);
            return;
        }
        long allLow = 0;
        long allHigh = 0;
        for (SetStep step : tables.pawnSteps[code & 1].captures) {
            if (narrow) {
                allLow |= step.narrowTargets(low);
            } else {
                long fromLow = step.low(low);
                long fromHigh = step.high(high);
                allLow |= step.lowTargets(fromLow, fromHigh);
                allHigh |= step.highTargets(fromLow, fromHigh);
            }
        }
        pawnsReachLow = allLow;
        pawnsReachHigh = allHigh;
    }

    @Override
    protected int reach(int code, long low, long high, int first) {
        int end = narrow ? reachNarrow(code, low, first) : reachFromHigh(code, high, reachFromLow(code, low, first));
        if (conditional) {
            addOthers(code, high, 1, addOthers(code, low, 0, first));
        }
        return end;
    }

    /** Adds what is not found by lines, for men in one half, and takes away what frozen men attack. */
    private int addOthers(int code, long from, int half, int first) {
        int index = first;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            int cell = half << 6 | Long.numberOfTrailingZeros(rest);
            if (attacks.isFrozen(cell)) {
                reachedLow[index] = 0;
                reachedHigh[index] = 0;
            } else if (lines.others != null) {
                for (ModePath path : lines.others[code * tables.cells + cell]) {
                    addPath(path, index);
                }
            }
            index++;
        }
        return index;
    }

    private void addPath(ModePath path, int index) {
        byte[] at = board.at;
        int from = path.attackedFrom(at);
        for (int i = from, end = path.attackedTo(at, from); i < end; i++) {
            int to = path.cells[i];
            if (!path.mayLand(i)) {
                continue;
            }
            if (to < Long.SIZE) {
                reachedLow[index] |= 1L << to;
            } else {
                reachedHigh[index] |= 1L << to;
            }
        }
    }

    private int reachNarrow(int code, long from, int first) {
        long[] table = lines.lines;
        long men = menLow;
        int count = first;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            int row = code * tables.cells + Long.numberOfTrailingZeros(rest);
            long reached = lines.steps[2 * row];
            for (int i = lines.starts[row], end = lines.starts[row + 1]; i != end; i += LineTables.LINE) {
                reached |= near(table[i], table[i + 1], men);
            }
            codes[count] = code;
            reachedLow[count++] = reached;
        }
        return count;
    }

    private int reachFromLow(int code, long from, int first) {
        long[] table = lines.lines;
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
            reachedLow[count] = low;
            reachedHigh[count++] = high;
        }
        return count;
    }

    private int reachFromHigh(int code, long from, int first) {
        long[] table = lines.lines;
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
            reachedLow[count] = low;
            reachedHigh[count++] = high;
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

    /** All bits if there is a man in a set. */
    private static long barrier(long men) {
        return (men | -men) >> (Long.SIZE - 1);
    }
}
