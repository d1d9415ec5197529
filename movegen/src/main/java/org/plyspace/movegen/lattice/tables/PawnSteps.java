package org.plyspace.movegen.lattice.tables;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.geometry.lattice.Lattice;

/**
 * The steps and captures of a side's pawns of a simple declaration, each for all pawns at once: the same moves as in {@link PawnTables}.
 */
public final class PawnSteps {

    public final SetStep[] advances;
    /** The second steps of double steps, by advance, from the cells that were stepped on; null if there are none. */
    public final SetStep[] doubles;

    public final SetStep[] captures;
    /** Steps from cells on which men keep pawns from advancing to those pawns. */
    public final SetStep[] blocks;

    public final boolean onlyEnemiesBlock;
    /** The cells on which pawns must be promoted, by half. */
    public final long[] promotes = new long[2];

    /** The cells from which a step or double step promotes, by half. */
    public final long[] promotesAhead = new long[2];

    public final int choices;

    PawnSteps(PawnTables pawns, int side) {
        choices = pawns.choices[side].length;
        onlyEnemiesBlock = pawns.areOnlyEnemiesWatched();
        Builder advancing = new Builder();
        Builder capturing = new Builder();
        Builder blocking = new Builder();
        for (int cell = 0; cell < pawns.promotes[side].length; cell++) {
            promotes[cell >> 6] |= pawns.promotes[side][cell] ? 1L << cell : 0;
            promotesAhead[cell >> 6] |= pawns.promotesAhead[side][cell] ? 1L << cell : 0;
            for (int i = 0; i < pawns.advances[side][cell].length; i++) {
                advancing.add(cell, pawns.advances[side][cell][i], pawns.doubles[side][cell][i]);
            }
            for (int to : pawns.captures[side][cell]) {
                capturing.add(cell, to, Lattice.NO_CELL);
            }
            for (int blocker : pawns.watched(side, cell)) {
                blocking.add(blocker, cell, Lattice.NO_CELL);
            }
        }
        advances = advancing.steps.toArray(SetStep[]::new);
        doubles = advancing.goingOn.toArray(SetStep[]::new);
        captures = capturing.steps.toArray(SetStep[]::new);
        blocks = blocking.steps.toArray(SetStep[]::new);
    }

    /** Combines compatible steps into one. */
    private static final class Builder {

        private final List<SetStep> steps = new ArrayList<>();
        private final List<SetStep> goingOn = new ArrayList<>();

        void add(int from, int to, int twice) {
            int i = 0;
            while (i < steps.size() && !(steps.get(i).fits(from, to) && mayGoOn(i, to, twice))) {
                i++;
            }
            if (i == steps.size()) {
                steps.add(new SetStep(to - from));
                goingOn.add(null);
            }
            steps.get(i).add(from);
            if (twice != Lattice.NO_CELL) {
                if (goingOn.get(i) == null) {
                    goingOn.set(i, new SetStep(twice - to));
                }
                goingOn.get(i).add(to);
            }
        }

        private boolean mayGoOn(int i, int to, int twice) {
            return twice == Lattice.NO_CELL
                    || goingOn.get(i) == null
                    || goingOn.get(i).fits(to, twice);
        }
    }
}
