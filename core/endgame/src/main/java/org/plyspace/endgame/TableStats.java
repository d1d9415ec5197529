package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.PlacementIndex;

/**
 * Counts of a table's positions.
 *
 * @param white those with White to move
 * @param black those with Black to move
 */
public record TableStats(SideStats white, SideStats black) {

    /**
     * Counts of positions: all of them, and those that no symmetry turns into each other.
     *
     * @param whole the number of positions
     * @param folded the number up to symmetry
     */
    public record Count(long whole, long folded) {

        Count plus(Count other) {
            return new Count(whole + other.whole, folded + other.folded);
        }

        Count minus(Count other) {
            return new Count(whole - other.whole, folded - other.folded);
        }

        /** The sum of counts by plies, up to so many. */
        static Count within(Map<Integer, Count> byPlies, int plies) {
            return byPlies.entrySet().stream()
                    .filter(each -> each.getKey() <= plies)
                    .map(Map.Entry::getValue)
                    .reduce(new Count(0, 0), Count::plus);
        }
    }

    /**
     * The positions with one side to move.
     *
     * @param wins those that it wins
     * @param draws those that neither side wins
     * @param losses those that it loses
     * @param winsIn the wins by plies to the end
     * @param lossesIn the losses by plies to the end
     * @param longestWin the first number of a longest win; -1 if there is none
     * @param longestLoss the first number of a longest loss; -1 if there is none
     */
    public record SideStats(
            Count wins,
            Count draws,
            Count losses,
            Map<Integer, Count> winsIn,
            Map<Integer, Count> lossesIn,
            long longestWin,
            long longestLoss) {}

    /** The counts for a side to move. */
    public SideStats of(Side toMove) {
        return toMove == Side.WHITE ? white : black;
    }

    /**
     * Counts the positions of a table, on several threads.
     *
     * @param progress receives a counter that grows meanwhile; any thread may read it
     */
    public static TableStats of(Table table, int threads, Consumer<LongSupplier> progress) {
        AtomicLong done = new AtomicLong();
        progress.accept(done::get);
        try (ParallelScan scan = new ParallelScan(threads, done)) {
            return of(table, scan);
        }
    }

    static TableStats of(Table table, ParallelScan scan) {
        List<Counter> white = new ArrayList<>();
        List<Counter> black = new ArrayList<>();
        for (int thread = 0; thread < scan.threads; thread++) {
            white.add(new Counter(table, Side.WHITE));
            black.add(new Counter(table, Side.BLACK));
        }
        scan.over(
                table.index().size(),
                thread -> (side, block, from, length) ->
                        (side == Side.WHITE ? white : black).get(thread).count(from, length));
        return new TableStats(sum(white), sum(black));
    }

    private static SideStats sum(List<Counter> parts) {
        Counter all = parts.get(0);
        parts.subList(1, parts.size()).forEach(all::add);
        return all.stats();
    }

    /** One thread's counts. */
    private static final class Counter {

        private final Table table;
        private final Side side;
        private final PlacementIndex.Coder coder;
        private final int[] cellOf;
        /** By plies, draws first: wins, then losses; whole and folded. */
        private final long[][] wins;

        private final long[][] losses;
        private final long[] draws = new long[2];
        private final long[] firstWin;
        private final long[] firstLoss;

        Counter(Table table, Side side) {
            this.table = table;
            this.side = side;
            this.coder = table.index().coder();
            this.cellOf = new int[table.index().men()];
            this.wins = new long[table.longest() + 1][2];
            this.losses = new long[table.longest() + 1][2];
            this.firstWin = new long[table.longest() + 1];
            this.firstLoss = new long[table.longest() + 1];
            Arrays.fill(firstWin, Long.MAX_VALUE);
            Arrays.fill(firstLoss, Long.MAX_VALUE);
        }

        void count(long from, int length) {
            for (long number = from; number < from + length; number++) {
                int value = table.value(side, number);
                if (value != Value.IMPOSSIBLE) {
                    int orbit = coder.decode(number, cellOf);
                    if (value == Value.DRAW) {
                        add(draws, orbit);
                    } else {
                        int plies = Value.plies(value);
                        boolean win = Value.isWin(value);
                        add((win ? wins : losses)[plies], orbit);
                        long[] first = win ? firstWin : firstLoss;
                        first[plies] = Math.min(first[plies], number);
                    }
                }
            }
        }

        private static void add(long[] count, int orbit) {
            count[0] += orbit;
            count[1]++;
        }

        void add(Counter other) {
            add(draws, other.draws);
            for (int plies = 0; plies < wins.length; plies++) {
                add(wins[plies], other.wins[plies]);
                add(losses[plies], other.losses[plies]);
                firstWin[plies] = Math.min(firstWin[plies], other.firstWin[plies]);
                firstLoss[plies] = Math.min(firstLoss[plies], other.firstLoss[plies]);
            }
        }

        private static void add(long[] into, long[] more) {
            into[0] += more[0];
            into[1] += more[1];
        }

        SideStats stats() {
            Map<Integer, Count> winsIn = byPlies(wins);
            Map<Integer, Count> lossesIn = byPlies(losses);
            return new SideStats(
                    total(winsIn),
                    new Count(draws[0], draws[1]),
                    total(lossesIn),
                    winsIn,
                    lossesIn,
                    longest(winsIn, firstWin),
                    longest(lossesIn, firstLoss));
        }

        private static Map<Integer, Count> byPlies(long[][] counts) {
            TreeMap<Integer, Count> byPlies = new TreeMap<>();
            for (int plies = 0; plies < counts.length; plies++) {
                if (counts[plies][1] > 0) {
                    byPlies.put(plies, new Count(counts[plies][0], counts[plies][1]));
                }
            }
            return byPlies;
        }

        private static Count total(Map<Integer, Count> counts) {
            return Count.within(counts, Integer.MAX_VALUE);
        }

        private static long longest(Map<Integer, Count> counts, long[] first) {
            return counts.keySet().stream().mapToInt(i -> i).max().stream()
                    .mapToLong(plies -> first[plies])
                    .findFirst()
                    .orElse(-1);
        }
    }
}
