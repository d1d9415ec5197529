package org.plyspace.movegen.lattice.play;

import org.plyspace.api.AttackSummary;
import org.plyspace.movegen.attack.SummaryCount;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.ModePath;

/** Fills attack summaries on lattices. */
abstract class LatticeSummary extends SummaryCount {

    /** On larger lattices sets of cells do not pay. */
    static final int MOST_CELLS = 1024;

    final LatticeTables tables;
    final LatticeBoard board;
    private final GeneralAttacks attacks;

    LatticeSummary(LatticePosition position, int stride) {
        super(position, stride, false);
        this.tables = position.state.tables;
        this.board = position.state.board;
        this.attacks = position.state.generalAttacks;
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

    /** Adds what is attacked along paths. */
    final void addPaths(ModePath[] paths, int index) {
        byte[] at = board.at;
        for (ModePath path : paths) {
            int from = path.attackedFrom(at);
            for (int i = from, end = path.attackedTo(at, from); i < end; i++) {
                if (path.mayLand(i)) {
                    add(path.cells[i], index);
                }
            }
        }
    }
}
