package org.plyspace.bench;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Variant;

/** Plays random games from the start to the end, with moves drawn from the list of all legal ones or without it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 5, time = 3)
public class PlayOutBenchmark {

    private static final int MOST_PLIES = 400;

    /** The variant measured. */
    @Param({"koernke", "twoboard", "cube", "meder", "roth"})
    public String variant;

    private final MoveList moves = new MoveList();
    private Position start;
    private Position position;
    private SplittableRandom random;

    /** Plays some games of every variant, so that calls are as polymorphic as in use. */
    @Setup
    public void exerciseAll() {
        List<Variant> variants = RuleSets.all();
        variants.forEach(this::exercise);
        variants.stream()
                .filter(each -> each.id().equals(variant))
                .forEach(each -> start(RuleSets.start(RuleSets.rules(each)).orElseThrow()));
    }

    private void exercise(Variant each) {
        Optional<Position> first = RuleSets.start(RuleSets.rules(each));
        if (first.isPresent()) {
            start(first.get());
            PerftBenchmark.Counters counters = new PerftBenchmark.Counters();
            for (int game = 0; game < 20; game++) {
                listed(counters);
                drawn(counters);
            }
        }
    }

    private void start(Position first) {
        start = first;
        position = first.copy();
        random = new SplittableRandom(1);
    }

    /** Draws each move from the list of all. */
    @Benchmark
    public long listed(PerftBenchmark.Counters counters) {
        return counters.add(() -> {
            position.setFrom(start);
            int plies = 0;
            while (plies < MOST_PLIES) {
                moves.clear();
                position.legalMoves(moves);
                if (moves.size() == 0 || isOver()) {
                    break;
                }
                position.make(moves.get(random.nextInt(moves.size())));
                plies++;
            }
            return plies;
        });
    }

    /** Draws each move by {@link Position#randomMove}. */
    @Benchmark
    public long drawn(PerftBenchmark.Counters counters) {
        return counters.add(() -> {
            position.setFrom(start);
            int plies = 0;
            long move;
            while (plies < MOST_PLIES && (move = position.randomMove(random, moves)) != Move.NONE && !isOver()) {
                position.make(move);
                plies++;
            }
            return plies;
        });
    }

    private boolean isOver() {
        Optional<Outcome> outcome = position.ending();
        return outcome.isPresent();
    }
}
