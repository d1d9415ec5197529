package org.plyspace.movegen.lattice.play;

import java.util.Arrays;
import org.plyspace.api.AttackSummary;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.lattice.tables.LineTables;
import org.plyspace.movegen.lattice.tables.StepTables;

/** Fills attack summaries on lattices without {@link LineTables}: cell by cell along rays. */
final class RaySummary extends LatticeSummary {

    private final StepTables steps;
    private final long[] sets;

    RaySummary(LatticePosition position, StepTables steps) {
        super(position, (position.state.tables.cells + Long.SIZE - 1) / Long.SIZE);
        this.steps = steps;
        this.sets = new long[stride * 2 * (tables.declared.pieces.size() + 1)];
    }

    @Override
    void fill(AttackSummary into) {
        Arrays.fill(sets, 0);
        for (int side = 0; side < 2; side++) {
            int[] cells = board.men[side];
            for (int i = 0, n = board.menCount[side]; i < n; i++) {
                int cell = cells[i];
                sets[stride * board.at[cell] + (cell >> 6)] |= 1L << cell;
            }
        }
        fill(sets, into);
    }

    @Override
    protected int reach(int code, long[] men, int first) {
        int count = first;
        for (int word = 0; word < words && board.count[code] != 0; word++) {
            for (long rest = men[stride * code + word]; rest != 0; rest &= rest - 1) {
                codes[count] = code;
                reachFrom(word << 6 | Long.numberOfTrailingZeros(rest), code, count++);
            }
        }
        return count;
    }

    private void reachFrom(int cell, int code, int index) {
        clear(index);
        if (isFrozen(cell)) {
            return;
        }
        Rays rays = tables.rays;
        for (int direction : tables.rides[code]) {
            int to;
            for (int i = rays.start(cell, direction); (to = rays.at(i)) != CellTable.END; i++) {
                add(to, index);
                if (board.at[to] != 0) {
                    break;
                }
            }
        }
        int row = code * tables.cells + cell;
        for (int i = steps.starts[row], end = steps.starts[row + 1]; i < end; i++) {
            add(steps.cells[i], index);
        }
        addPaths(steps.paths[row], index);
    }
}
