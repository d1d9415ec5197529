package org.plyspace.bench;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
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
import org.plyspace.api.AttackSummary;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.search.AttackCount;

/**
 * Measures what a summary of attacks costs, as a position gives it and as it is counted from the attacks of each man: after each move of a
 * seeded random game. The cost of the moves, measured alone, must be taken off. All variants have run in the same JVM before.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class AttackSummaryBenchmark {

    private static final int PLIES = 60;
    private static final int EXERCISES = 2_000;

    /** The variant measured. */
    @Param({"koernke", "twoboard", "meder", "roth"})
    public String variant;

    private Position position;
    private AttackSummary summary;
    private long[] moves;

    /** Plays a game of every variant, so that calls are as polymorphic as in use, and keeps the one measured. */
    @Setup
    public void playAll() {
        List<Variant> variants = RuleSets.all();
        variants.forEach(each -> exercise(RuleSets.rules(each)));
        play(RuleSets.rules(variant));
    }

    private void exercise(Rules rules) {
        if (RuleSets.start(rules).isPresent()) {
            play(rules);
            PerftBenchmark.Counters counters = new PerftBenchmark.Counters();
            for (int i = 0; i < EXERCISES / PLIES; i++) {
                asked(counters);
                counted(counters);
            }
        }
    }

    private void play(Rules rules) {
        int types = rules.pieceTypes().size();
        summary = AttackCount.newSummary(rules, IntStream.range(0, types).toArray());
        position = rules.startPosition();
        SplittableRandom random = new SplittableRandom(1);
        MoveList scratch = new MoveList();
        MoveList played = new MoveList();
        while (played.size() < PLIES && position.hasLegalMove()) {
            played.add(position.randomMove(random, scratch));
            position.make(played.get(played.size() - 1));
        }
        moves = played.toArray();
        for (int i = 0; i < moves.length; i++) {
            position.unmake();
        }
    }

    /** The moves, each followed by the summary that the position gives. */
    @Benchmark
    public long asked(PerftBenchmark.Counters counters) {
        return counters.add(() -> walk(() -> position.attackSummary(summary)));
    }

    /** The moves, each followed by a count of the attacks of each man. */
    @Benchmark
    public long counted(PerftBenchmark.Counters counters) {
        return counters.add(() -> walk(() -> summary.count(position)));
    }

    /** The moves alone. */
    @Benchmark
    public long movesAlone(PerftBenchmark.Counters counters) {
        return counters.add(() -> walk(() -> {}));
    }

    private long walk(Runnable work) {
        for (long move : moves) {
            position.make(move);
            work.run();
        }
        for (int i = 0; i < moves.length; i++) {
            position.unmake();
        }
        return moves.length;
    }
}
