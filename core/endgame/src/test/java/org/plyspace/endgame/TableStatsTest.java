package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Side;
import org.plyspace.endgame.TableBuilder.Direction;
import org.plyspace.endgame.TableStats.Count;
import org.plyspace.endgame.TableStats.SideStats;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

class TableStatsTest {

    /** Positions are gone over as they stand, without numbers, and numbers without positions. */
    @ParameterizedTest
    @CsvSource({"hill.json, KRvK", "pawns.json, KPvK"})
    void countsAreThoseOfAllPositionsAndOfAllNumbers(String file, String text) {
        FixedBoards ground = Toys.ground(file, "-");
        TableSet set = Toys.tables(ground, text, Direction.EITHER);
        Table table = Toys.table(set, text);
        TableStats stats = TableStats.of(table, 2, counter -> {});
        for (Side side : Side.values()) {
            Map<Integer, Long> whole = new HashMap<>();
            TableSet.Probe probe = set.probe();
            new PlainSolver(ground.rules())
                    .forEach(table.material(), side, position -> whole.merge(probe.value(position), 1L, Long::sum));
            Map<Integer, Long> folded = new HashMap<>();
            Map<Integer, Long> first = new HashMap<>();
            for (long number = 0; number < table.index().size(); number++) {
                folded.merge(table.value(side, number), 1L, Long::sum);
                first.putIfAbsent(table.value(side, number), number);
            }
            Map<Integer, Count> wins = new TreeMap<>();
            Map<Integer, Count> losses = new TreeMap<>();
            for (int plies = 0; plies <= table.longest(); plies++) {
                put(wins, plies, Value.win(plies), whole, folded);
                put(losses, plies, Value.loss(plies), whole, folded);
            }
            SideStats found = stats.of(side);
            assertEquals(wins, found.winsIn());
            assertEquals(losses, found.lossesIn());
            assertEquals(
                    new Count(whole.getOrDefault(Value.DRAW, 0L), folded.getOrDefault(Value.DRAW, 0L)), found.draws());
            assertEquals(sum(wins), found.wins());
            assertEquals(sum(losses), found.losses());
            assertEquals(
                    wins.isEmpty() ? -1 : first.get(Value.win(longest(wins))),
                    found.longestWin(),
                    () -> side + " wins");
            assertEquals(
                    losses.isEmpty() ? -1 : first.get(Value.loss(longest(losses))),
                    found.longestLoss(),
                    () -> side + " loses");
        }
    }

    private static void put(
            Map<Integer, Count> into, int plies, int value, Map<Integer, Long> whole, Map<Integer, Long> folded) {
        if (folded.containsKey(value)) {
            into.put(plies, new Count(whole.getOrDefault(value, 0L), folded.get(value)));
        }
    }

    private static Count sum(Map<Integer, Count> counts) {
        return new Count(
                counts.values().stream().mapToLong(Count::whole).sum(),
                counts.values().stream().mapToLong(Count::folded).sum());
    }

    private static int longest(Map<Integer, Count> counts) {
        return counts.keySet().stream().mapToInt(plies -> plies).max().orElseThrow();
    }

    /** Three blocks for each side; none of two threads goes on before the other has begun with one. */
    @Test
    void whatSeveralThreadsCountIsAddedUp() {
        FixedBoards ground = Toys.ground("mini.json", "-");
        Material material = Material.parse(ground.rules(), "KQRvKR");
        PlacementIndex index = ground.index(material);
        assertEquals(3, ValueStore.blocks(index.size()));
        CyclicBarrier begun = new CyclicBarrier(2);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        TableStats expected = TableStats.of(new MadeUp(material, index, () -> {}), 1, counter -> {});

        TableStats stats = TableStats.of(
                new MadeUp(material, index, () -> {
                    if (threads.add(Thread.currentThread())) {
                        await(begun);
                    }
                }),
                2,
                counter -> {});

        assertEquals(2, threads.size());
        assertEquals(expected, stats);
        for (Side side : Side.values()) {
            SideStats found = stats.of(side);
            assertEquals(MadeUp.LONGEST, longest(found.winsIn()));
            assertEquals(MadeUp.LONGEST, longest(found.lossesIn()));
            assertTrue(found.longestWin() >= 0 && found.longestLoss() >= 0, found::toString);
        }
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException alone) {
            throw new AssertionError(alone);
        }
    }

    /** Values that follow from the number alone, with wins, losses and draws of both sides everywhere. */
    private record MadeUp(Material material, PlacementIndex index, Runnable before) implements Table {

        private static final int LONGEST = 12;

        @Override
        public int value(Side toMove, long number) {
            before.run();
            int kind = (int) ((number + toMove.index()) * 7_919 % (2 * LONGEST + 3));
            return kind <= LONGEST ? Value.win(kind) : kind <= 2 * LONGEST + 1 ? Value.loss(kind - LONGEST - 1) : 0;
        }

        @Override
        public int longest() {
            return LONGEST;
        }

        @Override
        public boolean isRegular() {
            return false;
        }
    }

    /** What lasts longer than the clock allows is a draw. */
    @Test
    void aHeaderCountsWhatIsDecidedInTime() {
        SideStats white = new SideStats(
                new Count(32, 4),
                new Count(10, 3),
                new Count(12, 2),
                Map.of(1, new Count(8, 1), 3, new Count(16, 2), 5, new Count(8, 1)),
                Map.of(0, new Count(4, 1), 4, new Count(8, 1)),
                7,
                9);
        SideStats black = new SideStats(new Count(0, 0), new Count(5, 1), new Count(0, 0), Map.of(), Map.of(), -1, -1);
        TableStats stats = new TableStats(white, black);

        assertEquals(
                List.of(List.of(32L, 10L, 12L, 4L, 3L, 2L), List.of(0L, 5L, 0L, 0L, 1L, 0L)),
                TableHeader.counts(stats, Integer.MAX_VALUE));
        assertEquals(
                List.of(24L, 26L, 4L, 3L, 5L, 1L), TableHeader.counts(stats, 3).get(0));
        assertEquals(
                List.of(24L, 18L, 12L, 3L, 4L, 2L), TableHeader.counts(stats, 4).get(0));
    }
}
