package org.plyspace.movegen.lattice.play;

import java.util.Arrays;
import org.plyspace.api.AttackSummary;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.attack.SummaryCount;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.ModePath;
import org.plyspace.movegen.lattice.tables.StepTables;

/** Fills attack summaries on lattices. */
abstract class LatticeSummary extends SummaryCount {

    /** On larger lattices sets of cells do not pay. */
    static final int MOST_CELLS = 1024;

    final LatticeTables tables;
    final LatticeBoard board;
    private final LatticeState state;
    private final GeneralAttacks attacks;

    LatticeSummary(LatticePosition position, int stride) {
        super(position, stride, false);
        this.state = position.state;
        this.tables = state.tables;
        this.board = state.board;
        this.attacks = state.generalAttacks;
    }

    /** The best way for a position's lattice, which has at most {@link #MOST_CELLS} cells. */
    static LatticeSummary of(LatticePosition position) {
        LatticeTables tables = position.state.tables;
        return tables.lines()
                .<LatticeSummary>map(lines -> new LineSummary(position, lines))
                .orElseGet(() -> new RaySummary(position, tables.steps()));
    }

    abstract void fill(AttackSummary into);

    /** Whether the man on a cell is frozen. */
    final boolean isFrozen(int cell) {
        return attacks != null && attacks.isFrozen(cell);
    }

    /** Makes a set empty; the index is that of a man in {@link #codes}. */
    final void clear(int index) {
        for (long[] part : reached) {
            part[index] = 0;
        }
    }

    /** Adds a cell to the set with an index. */
    final void add(int cell, int index) {
        reached[cell >> 6][index] |= 1L << cell;
    }

    /** Adds what a man attacks along paths. */
    final void addPaths(ModePath[] paths, int code, int cell, int index) {
        byte[] at = board.at;
        for (ModePath path : paths) {
            if (!state.isReady(path, code, cell)) {
                continue;
            }
            int from = path.attackedFrom(at);
            for (int i = from, end = path.attackedTo(at, from); i < end; i++) {
                if (path.mayLand(i) && path.takes(at[path.cells[i]])) {
                    add(path.cells[i], index);
                }
            }
        }
    }

    /** Fills attack summaries on lattices without {@link org.plyspace.movegen.lattice.tables.LineTables}: cell by cell along rays. */
    static final class RaySummary extends LatticeSummary {

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
            addPaths(steps.paths[row], code, cell, index);
        }
    }
}
