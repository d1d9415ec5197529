package org.plyspace.endgame;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.FailureException;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/** Makes tables of given rules, one at a time. Confined to one thread, but for {@link #done}. */
public final class TableBuilder {

    /** The numbers whose moves are tried before a table is made, for each side to move. */
    private static final int TRIED = 1_000;

    /** The part of the memory left for everything else: one in so many. */
    private static final int SPARE = 8;

    private final FixedBoards ground;
    private final int threads;
    private final Direction direction;
    private final AtomicLong done = new AtomicLong();

    /** Which moves a table is made by. */
    public enum Direction {
        /** Backwards where the rules can, else forwards. */
        EITHER,
        /** Forwards, even where the rules can go backwards. */
        FORWARD,
        /** Backwards. */
        RETROGRADE
    }

    /**
     * Creates a builder.
     *
     * @param threads the number of threads, from 1
     */
    public TableBuilder(FixedBoards ground, int threads, Direction direction) {
        this.ground = ground;
        this.threads = threads;
        this.direction = direction;
    }

    /** The positions gone over so far in all passes; grows while a table is made. Thread-safe. */
    public long done() {
        return done.get();
    }

    /** Counts numbers that were gone over outside of passes. */
    void worked(int numbers) {
        done.addAndGet(numbers);
    }

    /** The counts of a table, by as many threads. */
    TableStats stats(Table table) {
        try (ParallelScan scan = new ParallelScan(threads, done)) {
            return TableStats.of(table, scan);
        }
    }

    /**
     * Examines a material, and refuses it before anything is made if it has no table or does not fit into memory.
     *
     * @param below the tables of all materials that {@linkplain FixedBoards#following follow}
     * @throws org.plyspace.api.UsageException if the rules or the material have no table
     * @throws FailureException if it does not fit
     */
    Plan plan(Material material, TableSet below) {
        PlacementIndex index = ground.index(material);
        Plan rough = new Plan(ground, material, index, ground.standing(material), below, false);
        checkMemory(TableEstimate.of(rough));
        boolean plain = new PlacementCheck(ground).sample(rough, TRIED);
        return new Plan(ground, material, index, rough.standing(), below, plain);
    }

    /** Refuses a table that does not fit into the memory that is left. */
    static void checkMemory(TableEstimate estimate) {
        Runtime runtime = Runtime.getRuntime();
        long free = runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory());
        long usable = free - free / SPARE;
        if (estimate.memory() > usable) {
            throw new FailureException(estimate.material() + " has "
                    + String.format(Locale.ROOT, "%,d", estimate.numbers())
                    + " positions to number and takes " + megabytes(estimate.memory()) + " MB of memory; only "
                    + megabytes(usable) + " MB are free; give Java more, as with PLYSPACE_JAVA_OPTS=-Xmx"
                    + (2 + megabytes(estimate.memory() + estimate.memory() / 2) / 1_000) + "g");
        }
    }

    private static long megabytes(long bytes) {
        return (bytes + 999_999) / 1_000_000;
    }

    /**
     * Makes a table.
     *
     * @param checkpoint saves the state between passes, as long as that succeeds; empty to save none
     */
    StoredTable make(Plan plan, Optional<Checkpoint> checkpoint, BuildListener listener) {
        String way = isBackwards(plan) ? "backwards" : "forwards";
        Optional<Scale> kept = checkpoint.flatMap(state -> state.scale(plan, way));
        boolean regular =
                plan.clock().isEmpty() && plan.below().tables().stream().allMatch(Table::isRegular);
        try (ParallelScan scan = new ParallelScan(threads, done)) {
            if (kept.isPresent()) {
                Passes passes = passes(plan, scan, kept.get());
                Optional<Integer> made = checkpoint.flatMap(state -> state.restore(plan, way, passes));
                if (made.isPresent()) {
                    listener.began(TableEstimate.of(plan), made.get());
                    return goOn(plan, scan, passes, made.get(), way, checkpoint, listener);
                }
            }
            listener.began(TableEstimate.of(plan), 0);
            Passes begun = begin(plan, scan, regular ? Scale.REGULAR : Scale.MIXED);
            return goOn(plan, scan, begun, 0, way, checkpoint, listener);
        }
    }

    /**
     * Makes a table that counts as the clock does.
     *
     * @param plan a plan over tables of the same kind
     * @param plies the plies of the clock at which a game is drawn
     */
    StoredTable makeWithClock(Plan plan, int plies, BuildListener listener) {
        Table fresh = new Undecided(plan.material(), plan.index());
        boolean plain = new PlacementCheck(ground).sample(plan.with(new TableClock(plies, fresh)), TRIED);
        Plan counting = plain ? plan : plan.withoutShortCuts();
        boolean comesBack = !plain || TableClock.isResetWithin(ground, plan.material());
        while (true) {
            StoredTable found = make(counting.with(new TableClock(plies, fresh)), Optional.empty(), listener);
            // A move that resets the clock and stays in the table leads to what the round before has found.
            if (!comesBack
                    || (fresh instanceof StoredTable last && found.store().sameAs(last.store()))) {
                return found;
            }
            fresh = found;
        }
    }

    /** Makes the first pass, on the regular scale if that is enough. */
    private Passes begin(Plan plan, ParallelScan scan, Scale scale) {
        Passes passes = passes(plan, scan, scale);
        try {
            passes.first();
            return passes;
        } catch (Passes.MixedException tooSmall) {
            return begin(plan, scan, Scale.MIXED);
        }
    }

    private StoredTable goOn(
            Plan plan,
            ParallelScan scan,
            Passes passes,
            int passesMade,
            String way,
            Optional<Checkpoint> checkpoint,
            BuildListener listener) {
        int made = passesMade;
        boolean more = true;
        boolean keeps = checkpoint.isPresent();
        while (more) {
            if (keeps) {
                keeps = isKept(checkpoint.get(), plan, way, passes, made, listener);
            }
            more = passes.next(made + 1);
            made++;
            listener.passed(plan.material(), made);
        }
        int longest = scan.longest(passes.store());
        return new StoredTable(plan.material(), plan.index(), passes.store(), longest);
    }

    /** Saves a state; if it cannot, since the disk is full, the table may still fit. */
    private static boolean isKept(
            Checkpoint checkpoint, Plan plan, String way, Passes passes, int made, BuildListener listener) {
        try {
            checkpoint.keep(plan, way, passes, made);
            return true;
        } catch (IOException failed) {
            listener.unkept(plan.material(), failed);
            return false;
        }
    }

    private boolean isBackwards(Plan plan) {
        boolean backwards = direction != Direction.FORWARD && plan.unmoves().isPresent();
        if (direction == Direction.RETROGRADE && !backwards) {
            throw new FailureException(plan.material() + " of " + ground.rules().setting()
                    + " cannot be made backwards: the rules offer no moves backwards that fit it");
        }
        return backwards;
    }

    private Passes passes(Plan plan, ParallelScan scan, Scale scale) {
        return isBackwards(plan) ? new RetrogradePasses(plan, scan, scale) : new ForwardPasses(plan, scan, scale);
    }

    /**
     * A table without values: every number is a draw.
     *
     * @param material the men
     * @param index the numbers of the positions
     */
    record Undecided(Material material, PlacementIndex index) implements Table {

        @Override
        public int value(Side toMove, long number) {
            return Value.DRAW;
        }

        @Override
        public int longest() {
            return 0;
        }

        @Override
        public boolean isRegular() {
            return true;
        }
    }
}
