package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Side;
import org.plyspace.endgame.RetrogradePasses.PassWorker;

/**
 * Finds values by moves forwards: pass n looks at every position that is not valued yet, and values it n plies if its moves lead
 * to it. Slow, and right for all rules.
 */
final class ForwardPasses implements Passes {

    private final ParallelScan scan;
    private final ValueStore store;
    private final List<PassWorker> workers = new ArrayList<>();
    private final int longestBelow;
    /** How many plies ahead of the last find a pass may find: one, and one for each double step answered by another. */
    private final int ahead;

    private int emptyPasses;

    ForwardPasses(Plan plan, ParallelScan scan, Scale scale) {
        this.scan = scan;
        this.store = new ValueStore(plan.index().size(), scale);
        this.longestBelow = plan.below().longest();
        this.ahead = 1 + plan.doubleSteps();
        Table table = new StoredTable(plan.material(), plan.index(), store, 0);
        for (int thread = 0; thread < scan.threads; thread++) {
            workers.add(new PassWorker(plan, table));
        }
    }

    @Override
    public ValueStore store() {
        return store;
    }

    @Override
    public byte[][][] counters() {
        return new byte[2][0][];
    }

    @Override
    public void first() {
        scan.over(store.size, thread -> {
            PassWorker worker = workers.get(thread);
            return (side, block, from, length) -> {
                for (long number = from; number < from + length; number++) {
                    store.set(side, number, atOnce(worker, side, number));
                }
            };
        });
    }

    private int atOnce(PassWorker worker, Side side, long number) {
        if (!worker.placer.place(side, number)) {
            return Value.IMPOSSIBLE;
        }
        int over = worker.successors.open(side);
        if (over == Successors.GOES_ON) {
            return Value.DRAW;
        }
        if (store.scale == Scale.REGULAR && !Scale.isRegular(over)) {
            throw new MixedException();
        }
        return over;
    }

    @Override
    public boolean next(int plies) {
        AtomicLong found = new AtomicLong();
        scan.over(store.size, thread -> {
            PassWorker worker = workers.get(thread);
            return (side, block, from, length) -> {
                byte[] codes = store.block(side, block);
                int count = 0;
                for (int i = 0; i < length; i++) {
                    if (codes[i] == 0) {
                        int value = value(worker, side, from + i, plies);
                        if (value != Value.DRAW) {
                            store.set(side, from + i, value);
                            count++;
                        }
                    }
                }
                found.addAndGet(count);
            };
        });
        // An answer to a double step looks two plies ahead, over a pass without a find.
        emptyPasses = found.get() == 0 ? emptyPasses + 1 : 0;
        return emptyPasses <= ahead || plies <= longestBelow + ahead;
    }

    private static int value(PassWorker worker, Side side, long number, int plies) {
        worker.placer.place(side, number);
        boolean goesOn = worker.successors.open(side) == Successors.GOES_ON;
        return goesOn ? worker.successors.value(plies - 1, plies - 1) : Value.DRAW;
    }
}
