package org.plyspace.movegen.lattice;

import org.plyspace.api.AttackSummary;
import org.plyspace.movegen.attack.SummaryCount;

/** Fills attack summaries on lattices that have {@link LineTables}. */
final class LatticeSummary extends SummaryCount {

    private final LatticeTables tables;
    private final LatticeBoard board;
    private final LineTables lines;
    private final boolean narrow;
    private long menLow;
    private long menHigh;

    LatticeSummary(LatticePosition position) {
        super(position, false);
        this.tables = position.state.tables;
        this.board = position.state.board;
        this.lines = tables.lines;
        this.narrow = tables.cells <= Long.SIZE;
    }

    void fill(AttackSummary into) {
        menLow = board.menOf(0, 0) | board.menOf(1, 0);
        menHigh = narrow ? 0 : board.menOf(0, 1) | board.menOf(1, 1);
        fill(board.sets, into);
    }

    @Override
    protected void reachOfPawns(int code, long pawnsLow, long pawnsHigh) {
        if (tables.pawnSteps == null || !tables.isPawn(code)) {
            super.reachOfPawns(code, pawnsLow, pawnsHigh);
            return;
        }
        long allLow = 0;
        long allHigh = 0;
        for (SetStep step : tables.pawnSteps[code & 1].captures) {
            if (narrow) {
                allLow |= step.narrowTargets(pawnsLow);
            } else {
                long fromLow = step.low(pawnsLow);
                long fromHigh = step.high(pawnsHigh);
                allLow |= step.lowTargets(fromLow, fromHigh);
                allHigh |= step.highTargets(fromLow, fromHigh);
            }
        }
        low = allLow;
        high = allHigh;
    }

    @Override
    protected void reach(int code, int cell) {
        if (narrow) {
            low = narrowReach(code, cell);
        } else if (cell < Long.SIZE) {
            reachFromLow(code, cell);
        } else {
            reachFromHigh(code, cell);
        }
    }

    private long narrowReach(int code, int cell) {
        long[] table = lines.lines[code];
        long found = lines.steps[code][2 * cell];
        int first = LineTables.LINE * lines.count[code] * cell;
        int end = first + LineTables.LINE * lines.count[code];
        for (int i = first; i < end; i += LineTables.LINE) {
            found |= near(table[i], table[i + 1], menLow);
        }
        return found;
    }

    private void reachFromLow(int code, int cell) {
        long[] table = lines.lines[code];
        long foundLow = lines.steps[code][2 * cell];
        long foundHigh = lines.steps[code][2 * cell + 1];
        int first = LineTables.LINE * lines.count[code] * cell;
        int end = first + LineTables.LINE * lines.count[code];
        for (int i = first; i < end; i += LineTables.LINE) {
            long growing = table[i];
            foundLow |= near(growing, table[i + 1], menLow);
            long far = table[i + 2];
            foundHigh |= (growing & menLow) == 0 ? far & upToLowest(far & menHigh) : 0;
        }
        low = foundLow;
        high = foundHigh;
    }

    private void reachFromHigh(int code, int cell) {
        long[] table = lines.lines[code];
        long foundLow = lines.steps[code][2 * cell];
        long foundHigh = lines.steps[code][2 * cell + 1];
        int first = LineTables.LINE * lines.count[code] * cell;
        int end = first + LineTables.LINE * lines.count[code];
        for (int i = first; i < end; i += LineTables.LINE) {
            long falling = table[i + 1];
            foundHigh |= near(table[i], falling, menHigh);
            long far = table[i + 2];
            foundLow |= (falling & menHigh) == 0 ? far & downToHighest(far & menLow) : 0;
        }
        low = foundLow;
        high = foundHigh;
    }

    /** The cells of a growing and a falling ray up to the first man of each: those from the highest man below to the lowest one above. */
    private static long near(long growing, long falling, long men) {
        long above = growing & men;
        return (growing | falling) & (2 * (above & -above) + downToHighest(falling & men));
    }

    /** All bits up to the lowest of a set; all if it is empty. */
    private static long upToLowest(long set) {
        return 2 * (set & -set) - 1;
    }

    /** All bits from the highest of a set on; all if it is empty. */
    private static long downToHighest(long set) {
        return Long.MIN_VALUE >> Long.numberOfLeadingZeros(set | 1);
    }
}
