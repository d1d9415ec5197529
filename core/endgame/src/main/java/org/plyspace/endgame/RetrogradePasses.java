package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Side;
import org.plyspace.api.Unmoves;

/**
 * Finds values by moves backwards: pass n takes every position that is won or lost in n plies to those before it. Each position
 * counts the quiet moves that may still hold it; when none is left it is lost.
 *
 * <p>Positions that symmetries turn into each other are one number. Where a symmetry leaves a position as it is, several moves from
 * or to it may be one; such moves are counted once for each number that they lead to, here and there.
 */
final class RetrogradePasses implements Passes {

    /** Counters of positions that cannot be lost, that have their value, and that have too many moves to count them. */
    private static final int HOLDS = 255;

    private static final int OVER = 254;
    private static final int MANY = 253;

    private final Plan plan;
    private final ParallelScan scan;
    private final ValueStore store;
    private final byte[][][] counters;
    private final List<Worker> workers = new ArrayList<>();
    /** The longest distance written so far. */
    private final AtomicInteger longest = new AtomicInteger();
    /** Whether {@link #longest} is right: not after an earlier run is resumed. */
    private boolean longestIsKnown;

    RetrogradePasses(Plan plan, ParallelScan scan, Scale scale) {
        this.plan = plan;
        this.scan = scan;
        this.store = new ValueStore(plan.index().size(), scale);
        this.counters = new byte[2][ValueStore.blocks(store.size)][];
        for (byte[][] side : counters) {
            for (int block = 0; block < side.length; block++) {
                side[block] = new byte[ValueStore.length(store.size, block)];
            }
        }
        Table table = new StoredTable(plan.material(), plan.index(), store, 0);
        for (int thread = 0; thread < scan.threads; thread++) {
            workers.add(new Worker(table));
        }
    }

    @Override
    public ValueStore store() {
        return store;
    }

    @Override
    public byte[][][] counters() {
        return counters;
    }

    @Override
    public void first() {
        longestIsKnown = true;
        scan.over(store.size, thread -> {
            Worker worker = workers.get(thread);
            return (side, block, from, length) -> {
                for (int i = 0; i < length; i++) {
                    counters[side.index()][block][i] = (byte) worker.count(side, from + i);
                }
            };
        });
    }

    @Override
    public boolean next(int plies) {
        // Pass n values what lies n plies before an end, from what lies n - 1 plies before it.
        int within = plies - 1;
        if (!longestIsKnown) {
            longestIsKnown = true;
            longest.set(scan.longest(store));
        }
        scan.over(store.size, thread -> {
            Worker worker = workers.get(thread);
            return (side, block, from, length) -> worker.goBack(side, block, from, length, within);
        });
        return longest.get() > within;
    }

    private void write(Side side, long number, int value) {
        store.set(side, number, value);
        if (Value.plies(value) > longest.get()) {
            longest.accumulateAndGet(Value.plies(value), Math::max);
        }
    }

    /** One thread's part. */
    private final class Worker {

        private final PassWorker first;
        /** Values positions again while {@link #first} goes back from another. */
        private final PassWorker second;

        private final Unmoves unmoves;
        private final MoveList back = new MoveList();
        private long[] seen = new long[64];
        private int seenCount;

        Worker(Table table) {
            first = new PassWorker(plan, table);
            second = new PassWorker(plan, table);
            unmoves = plan.unmoves().orElseThrow();
        }

        /** Values a position if that can be done at once, and returns its counter. */
        int count(Side side, long number) {
            if (!first.placer.place(side, number)) {
                store.set(side, number, Value.IMPOSSIBLE);
                return OVER;
            }
            int over = first.successors.open(side);
            if (over == Successors.GOES_ON) {
                return countMoves(side, number);
            }
            if (over != Value.DRAW) {
                if (store.scale == Scale.REGULAR && !Scale.isRegular(over)) {
                    throw new MixedException();
                }
                write(side, number, over);
            }
            return OVER;
        }

        private int countMoves(Side side, long number) {
            Successors successors = first.successors;
            int staying = 0;
            int best = Value.IMPOSSIBLE;
            seenCount = 0;
            for (int i = 0; i < successors.moves(); i++) {
                long move = successors.move(i);
                if (successors.isPlain(move)) {
                    staying += countsOnce(move) || isNew(successors.child(move)) ? 1 : 0;
                } else {
                    best = Successors.better(best, Value.before(successors.made(move)));
                }
            }
            boolean leaves = best != Value.IMPOSSIBLE;
            if (leaves && Value.isWin(best)) {
                write(side, number, best);
                return HOLDS;
            }
            if (leaves && best == Value.DRAW) {
                return HOLDS;
            }
            if (staying == 0) {
                write(side, number, best);
                return OVER;
            }
            return Math.min(staying, MANY);
        }

        /** Whether no symmetry can make a move from the position set up the same as another one. */
        private boolean countsOnce(long move) {
            return !first.placer.isSymmetric() && !first.successors.mayChildBeSymmetric(move);
        }

        /** Whether a move between the position set up and a number counts: always, unless a symmetry leaves either as it is. */
        private boolean isNew(long number) {
            if (!first.placer.isSymmetric() && !first.successors.isChildSymmetric()) {
                return true;
            }
            for (int i = 0; i < seenCount; i++) {
                if (seen[i] == number) {
                    return false;
                }
            }
            if (seenCount == seen.length) {
                seen = Arrays.copyOf(seen, 2 * seenCount);
            }
            seen[seenCount++] = number;
            return true;
        }

        void goBack(Side side, int block, long from, int length, int plies) {
            if (plies > store.scale.longest()) {
                store.far(side).forEach((number, value) -> {
                    if (number >= from && number < from + length && Value.plies(value) == plies) {
                        goBack(side, number, value);
                    }
                });
                return;
            }
            int win = Value.win(plies);
            int loss = Value.loss(plies);
            byte winCode = (byte) (store.scale == Scale.MIXED || Scale.isRegular(win) ? store.scale.encode(win) : 0);
            byte lossCode = (byte) (store.scale == Scale.MIXED || Scale.isRegular(loss) ? store.scale.encode(loss) : 0);
            byte[] codes = store.block(side, block);
            for (int i = 0; i < length; i++) {
                byte code = codes[i];
                if (code != 0 && (code == winCode || code == lossCode)) {
                    goBack(side, from + i, code == winCode ? win : loss);
                }
            }
        }

        private void goBack(Side side, long number, int value) {
            first.placer.place(side, number);
            back.clear();
            unmoves.quietOfMen(first.placer.position(), back);
            seenCount = 0;
            Side mover = side.opposite();
            for (int i = 0; i < back.size(); i++) {
                long move = back.get(i);
                if (first.successors.resetsClock(move)) {
                    continue;
                }
                long before = first.successors.shifted(Move.to(move), Move.from(move));
                if (isNew(before)) {
                    arrive(mover, before, value);
                }
            }
        }

        /** Notes that a move leads from a position to one of a value. */
        private void arrive(Side mover, long before, int value) {
            int block = (int) (before / ValueStore.BLOCK);
            int at = (int) (before % ValueStore.BLOCK);
            int counter = counters[mover.index()][block][at] & 0xFF;
            if (counter == OVER) {
                return;
            }
            int known = store.get(mover, before);
            if (Value.isLoss(value)) {
                int win = Value.before(value);
                if (known == Value.DRAW || known > win) {
                    write(mover, before, win);
                }
            } else if (known == Value.DRAW && counter != HOLDS) {
                if (counter == MANY) {
                    settle(mover, before, Value.plies(value));
                } else {
                    int left = ValueStore.decrement(counters[mover.index()][block], at);
                    if (left == 0) {
                        settle(mover, before, Integer.MAX_VALUE);
                    } else if (left < 0 || left > MANY) {
                        throw disagreement(mover, before);
                    }
                }
            }
        }

        /** Writes down a loss if the position is lost by what is known within some plies. */
        private void settle(Side mover, long number, int within) {
            boolean goesOn = second.placer.place(mover, number) && second.successors.open(mover) == Successors.GOES_ON;
            int value = goesOn ? second.successors.value(within, Integer.MAX_VALUE) : Value.DRAW;
            if (Value.isLoss(value)) {
                write(mover, number, value);
            } else if (within == Integer.MAX_VALUE) {
                throw disagreement(mover, number);
            }
        }

        private IllegalStateException disagreement(Side mover, long number) {
            second.placer.place(mover, number);
            return new IllegalStateException("moves forwards and backwards of "
                    + plan.ground().rules().setting() + " do not agree at '"
                    + second.placer.position().words().text() + "'");
        }
    }

    /** What one thread needs to value positions of the table that is being made. */
    static final class PassWorker {

        /** The positions that the passes go over. */
        final Placer placer;

        final Successors successors;

        PassWorker(Plan plan, Table table) {
            placer = plan.placer();
            successors = new Successors(
                    table,
                    placer,
                    with(table, plan),
                    plan.plain(),
                    plan.clock().map(clock -> new ClockResets(clock, with(clock.fresh(), plan))));
        }

        private static TableSet with(Table table, Plan plan) {
            return new TableSet(
                    plan.ground(),
                    Stream.concat(Stream.of(table), plan.below().tables().stream())
                            .toList());
        }
    }
}
