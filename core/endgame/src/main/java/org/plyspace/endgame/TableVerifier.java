package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Side;
import org.plyspace.engine.Progress;

/**
 * Derives the value of each position of a table anew from those that its moves lead to. All moves are made, and what they lead to
 * is found from the board; so a table that passes is right if the moves, the ends of games and the tables that follow are.
 */
public final class TableVerifier {

    private final TableSet set;
    private final Table table;
    private final Optional<TableClock> clock;
    private final AtomicLong done = new AtomicLong();

    /**
     * Creates a verifier of one table.
     *
     * @param set the table and all that follow from it
     */
    public TableVerifier(TableSet set, Table table) {
        this(set, table, Optional.empty());
    }

    private TableVerifier(TableSet set, Table table, Optional<TableClock> clock) {
        this.set = set;
        this.table = table;
        this.clock = clock;
    }

    /**
     * A verifier of a table that counts as a clock does.
     *
     * @param set the table and all that follow from it, of the same kind
     * @param plies the plies of the clock at which a game is drawn
     */
    public static TableVerifier withClock(TableSet set, Table table, int plies) {
        return new TableVerifier(set, table, Optional.of(new TableClock(plies, table)));
    }

    /**
     * A value that does not follow.
     *
     * @param toMove the side to move
     * @param number the number of the position
     * @param position its text
     * @param stored the value that the table has
     * @param derived the value that follows from its moves
     */
    public record Contradiction(Side toMove, long number, String position, int stored, int derived) {}

    /**
     * The outcome.
     *
     * @param positions the number of positions derived anew
     * @param contradictions the number of values that did not follow
     * @param first the first of them
     */
    public record Verdict(long positions, long contradictions, Optional<Contradiction> first) {}

    /** The numbers gone over so far. Thread-safe. */
    public long done() {
        return done.get();
    }

    /** Derives all values on several threads. */
    public Verdict all(int threads) {
        return all(threads, Progress.NONE);
    }

    /** Derives all values on several threads, and reports its progress from time to time. */
    public Verdict all(int threads, Progress progress) {
        List<Deriver> derivers = derivers(threads);
        try (ParallelScan scan = new ParallelScan(threads, done)) {
            scan.over(
                    table.index().size(),
                    thread -> (side, block, from, length) -> {
                        for (long number = from; number < from + length; number++) {
                            derivers.get(thread).derive(side, number);
                        }
                    },
                    progress);
        }
        return verdict(derivers);
    }

    /**
     * Derives the values of numbers drawn at random, with repetition.
     *
     * @param count the number of numbers for each side to move
     * @param seed equal seeds draw equal numbers
     */
    public Verdict sample(long count, long seed) {
        List<Deriver> derivers = derivers(1);
        SplittableRandom random = new SplittableRandom(seed);
        for (long i = 0; i < count; i++) {
            for (Side side : Side.values()) {
                derivers.get(0).derive(side, random.nextLong(table.index().size()));
                done.incrementAndGet();
            }
        }
        return verdict(derivers);
    }

    private List<Deriver> derivers(int threads) {
        boolean[][] standing = set.ground().standing(table.material());
        List<Deriver> derivers = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            derivers.add(new Deriver(standing));
        }
        return derivers;
    }

    private static Verdict verdict(List<Deriver> derivers) {
        long positions = derivers.stream().mapToLong(one -> one.positions).sum();
        long wrong = derivers.stream().mapToLong(one -> one.wrong).sum();
        Optional<Contradiction> first = derivers.stream()
                .flatMap(one -> one.first.stream())
                .min((one, other) -> one.number == other.number
                        ? one.toMove.compareTo(other.toMove)
                        : Long.compare(one.number, other.number));
        return new Verdict(positions, wrong, first);
    }

    /** One thread's part. */
    private final class Deriver {

        private final Placer placer;
        private final Successors successors;
        private final PlacementCheck soundness;
        private long positions;
        private long wrong;
        private Optional<Contradiction> first = Optional.empty();

        Deriver(boolean[][] standing) {
            placer = new Placer(set.ground(), table.material(), table.index(), standing);
            successors = new Successors(table, placer, set, false, clock.map(one -> new ClockResets(one, set)));
            soundness = new PlacementCheck(set.ground());
        }

        void derive(Side side, long number) {
            int stored = table.value(side, number);
            boolean possible = placer.place(side, number);
            int derived = possible ? value(side) : Value.IMPOSSIBLE;
            positions += possible ? 1 : 0;
            if (stored != derived) {
                wrong++;
                if (first.isEmpty() || first.get().number > number) {
                    String text = placer.orbit() == 0
                            ? "number " + number
                            : placer.position().words().text();
                    first = Optional.of(new Contradiction(side, number, text, stored, derived));
                }
            }
        }

        private int value(Side side) {
            int over = successors.open(side);
            return over == Successors.GOES_ON ? successors.derived(soundness) : over;
        }
    }
}
