package org.plyspace.bench;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks, with JMH's own options if any are given, and prints medians as a table in Markdown. */
final class Bench {

    private Bench() {}

    /** Takes JMH's options: {@code -p variant=koernke bulk}, for example. */
    public static void main(String[] args) throws RunnerException, CommandLineOptionException {
        OptionsBuilder options = new OptionsBuilder();
        options.parent(new CommandLineOptions(args)).addProfiler(GCProfiler.class);
        Collection<RunResult> results = new Runner(options.build()).run();
        System.out.printf(
                "%n%s, Java %s (%s), one thread%n%n",
                Machine.processor(), System.getProperty("java.version"), System.getProperty("java.vm.name"));
        System.out.println(
                "| variant | positions | counting | million a second, median | lowest | highest | bytes a node |");
        System.out.println("| --- | --- | --- | ---: | ---: | ---: | ---: |");
        results.forEach(result -> System.out.println(row(result)));
    }

    private static String row(RunResult result) {
        List<Double> rates = result.getAggregatedResult().getIterationResults().stream()
                .map(Bench::nodesPerSecond)
                .sorted()
                .toList();
        double bytes = result.getSecondaryResults().get("gc.alloc.rate.norm").getScore()
                * result.getPrimaryResult().getScore()
                / result.getSecondaryResults().get("nodes").getScore();
        String benchmark = result.getParams().getBenchmark();
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %.1f | %.1f | %.1f | %.4f |",
                result.getParams().getParam("variant"),
                result.getParams().getParam("set"),
                benchmark.substring(benchmark.lastIndexOf('.') + 1),
                rates.get(rates.size() / 2) / 1e6,
                rates.get(0) / 1e6,
                rates.get(rates.size() - 1) / 1e6,
                bytes);
    }

    private static double nodesPerSecond(IterationResult iteration) {
        return iteration.getSecondaryResults().get("nodes").getScore();
    }
}
