package org.plyspace.bench;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A short run of all benchmarks of one rule set in this JVM, which should be a fresh one. Prints a line for each with its name
 * and the nodes per second of processor time. A single run says little; {@link CompareBuilds} makes many.
 */
final class ShortRun {

    private static final int ITERATIONS = 2;
    private static final int WARMUPS = 2;
    private static final TimeValue ITERATION = TimeValue.milliseconds(500);

    private static final String ALL = PerftBenchmark.ALL;

    private ShortRun() {}

    /** Takes the id of a variant. */
    public static void main(String[] args) throws RunnerException {
        PerftBenchmark first = new PerftBenchmark();
        first.variant = args[0];
        first.set = ALL;
        first.exerciseAll();
        // Exercise lasts for the lifetime of the JVM.
        System.setProperty(PerftBenchmark.EXERCISE, "0");
        OptionsBuilder options = new OptionsBuilder();
        options.include(PerftBenchmark.class.getName())
                .param("variant", args[0])
                .param("set", ALL)
                .forks(0)
                .warmupIterations(WARMUPS)
                .warmupTime(ITERATION)
                .measurementIterations(ITERATIONS)
                .measurementTime(ITERATION)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT);
        for (RunResult result : new Runner(options.build()).run()) {
            String benchmark = result.getParams().getBenchmark();
            System.out.printf(
                    Locale.ROOT,
                    "%s %.1f%n",
                    benchmark.substring(benchmark.lastIndexOf('.') + 1),
                    TimeUnit.SECONDS.toNanos(1)
                            * result.getSecondaryResults().get("nodes").getScore()
                            / result.getSecondaryResults().get("cpuNanos").getScore());
        }
    }
}
