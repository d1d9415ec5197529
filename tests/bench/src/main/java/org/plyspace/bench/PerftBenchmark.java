package org.plyspace.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import org.openjdk.jmh.annotations.AuxCounters;
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
import org.plyspace.api.Variant;

/**
 * Measures nodes per second of one thread, after all variants have run in the same JVM, so that calls are as polymorphic as in
 * use.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 5, time = 3)
public class PerftBenchmark {

    /** The system property with the milliseconds for which each rule set is exercised before anything is timed. */
    static final String EXERCISE = "plyspace.bench.exercise";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long EXERCISE_MILLIS = 2_000;
    /** The value of {@link #set} for both sets. */
    static final String ALL = "all";

    /** The variant measured. */
    @Param({"koernke", "twoboard", "cube", "meder", "roth"})
    public String variant;

    /** The set of its positions; {@code all} for both. */
    @Param({"start", "middlegame"})
    public String set;

    private final Counting counting = new Counting();
    private List<Workload> workloads;

    /** The numbers that JMH reports besides invocations. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counters {

        /** The nodes of all workloads counted. */
        public long nodes;

        /** The processor time of this thread, which, unlike wall-clock time, other programs on the machine do not lengthen. */
        public long cpuNanos;

        /** Resets the counters before every iteration, as JMH requires. */
        @Setup
        public void clear() {
            nodes = 0;
            cpuNanos = 0;
        }

        long add(LongSupplier counting) {
            long start = THREADS.getCurrentThreadCpuTime();
            long counted = counting.getAsLong();
            cpuNanos += THREADS.getCurrentThreadCpuTime() - start;
            nodes += counted;
            return counted;
        }
    }

    /** Exercises every variant, then keeps the requested workloads. */
    @Setup
    public void exerciseAll() {
        List<Variant> variants = RuleSets.all();
        List<Workload> all = Workload.of(variants);
        long nanos = TimeUnit.MILLISECONDS.toNanos(Long.getLong(EXERCISE, EXERCISE_MILLIS));
        for (Variant each : variants) {
            List<Workload> own = all.stream()
                    .filter(workload -> workload.variant().equals(each.id()))
                    .toList();
            exercise(
                    own.isEmpty()
                            ? Workload.exercise(RuleSets.rules(each)).stream().toList()
                            : own,
                    nanos);
        }
        workloads = all.stream()
                .filter(workload -> workload.variant().equals(variant)
                        && (set.equals(ALL) || workload.set().equals(set)))
                .toList();
    }

    private void exercise(List<Workload> own, long nanos) {
        long start = System.nanoTime();
        while (!own.isEmpty() && System.nanoTime() - start < nanos) {
            for (int i = 0; i < own.size() && System.nanoTime() - start < nanos; i++) {
                counting.bulk(own.get(i));
                counting.leaves(own.get(i));
            }
        }
    }

    /** Perft that counts the last ply without making its moves. */
    @Benchmark
    public long bulk(Counters counters) {
        return counters.add(() -> sum(counting::bulk));
    }

    /** Perft that makes and unmakes every leaf. */
    @Benchmark
    public long leaves(Counters counters) {
        return counters.add(() -> sum(counting::leaves));
    }

    /** Seeded random play from each position: each move lists all legal ones, draws one and makes it. */
    @Benchmark
    public long playOuts(Counters counters) {
        return counters.add(() -> sum(workload -> RandomMoves.play(workload.position())));
    }

    private long sum(ToLongFunction<Workload> counted) {
        long sum = 0;
        for (Workload workload : workloads) {
            sum += counted.applyAsLong(workload);
        }
        return sum;
    }
}
