package org.plyspace.bench;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipFile;

/**
 * Compares the speed of two builds: short runs of both in turn, each in a fresh JVM with all rule sets of that build loaded and
 * exercised. The ratio within a pair is compared, so that a machine that slows down affects both; time is processor time, so
 * that other programs disturb little.
 */
final class CompareBuilds {

    private static final List<String> ALL = List.of("koernke", "twoboard", "cube", "meder", "roth");
    private static final int USUAL_PAIRS = 15;
    private static final int EXERCISE_MILLIS = 250;

    private final Path old;
    private final Path current;
    private final int pairs;
    private final List<String> variants;
    /** The nodes per second of the old and the new build, by variant and benchmark, for each pair. */
    private final Map<String, List<double[]>> rates = new TreeMap<>();

    private CompareBuilds(Path old, Path current, int pairs, List<String> variants) {
        this.old = old;
        this.current = current;
        this.pairs = pairs;
        this.variants = variants;
    }

    /** Takes the folders of two distributions, the number of pairs of runs, and the variants. */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length < 2) {
            System.err.println("usage: compare-builds OLD_DIST NEW_DIST [PAIRS [VARIANT...]]");
            System.exit(2);
        }
        int pairs = args.length > 2 ? Integer.parseInt(args[2]) : USUAL_PAIRS;
        List<String> variants = args.length > 3 ? List.of(args).subList(3, args.length) : ALL;
        CompareBuilds comparison = new CompareBuilds(checked(args[0]), checked(args[1]), pairs, variants);
        comparison.run();
        comparison.print();
    }

    private static Path checked(String name) {
        Path folder = Path.of(name);
        if (!Files.isDirectory(folder.resolve("lib")) || !Files.isDirectory(folder.resolve("variants"))) {
            System.err.println(
                    "compare-builds: " + name
                            + " is not a distribution; expected the folder release/dist/target/plyspace of a checkout that was built");
            System.exit(2);
        }
        return folder;
    }

    private void run() throws IOException, InterruptedException {
        for (int pair = 0; pair < pairs; pair++) {
            for (String variant : variants) {
                // The second run of a pair may find a warmer machine.
                boolean oldFirst = pair % 2 == 0;
                Map<String, Double> first = rates(oldFirst ? old : current, variant);
                Map<String, Double> second = rates(oldFirst ? current : old, variant);
                Map<String, Double> before = oldFirst ? first : second;
                Map<String, Double> after = oldFirst ? second : first;
                before.forEach((benchmark, rate) -> rates.computeIfAbsent(
                                variant + " | " + benchmark, unused -> new ArrayList<>())
                        .add(new double[] {rate, after.get(benchmark)}));
            }
            System.err.println("pair " + (pair + 1) + " of " + pairs + " done");
        }
    }

    private static Map<String, Double> rates(Path build, String variant) throws IOException, InterruptedException {
        Process run = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-D" + RuleSets.HOME + "=" + build,
                        "-D" + PerftBenchmark.EXERCISE + "=" + EXERCISE_MILLIS,
                        "-cp",
                        build.resolve("lib") + File.separator + "*" + File.pathSeparator + benchmarks(build),
                        ShortRun.class.getName(),
                        variant)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (run.waitFor() != 0) {
            throw new IllegalStateException("the run of " + variant + " in " + build + " failed: " + output);
        }
        Map<String, Double> rates = new TreeMap<>();
        output.lines()
                .map(line -> line.split(" "))
                .filter(words -> words.length == 2)
                .forEach(words -> rates.put(words[0], Double.valueOf(words[1])));
        return rates;
    }

    /** The benchmarks of a build's own checkout, which match its interfaces; these ones if it has no {@link ShortRun}. */
    private static String benchmarks(Path build) throws IOException {
        Path own = build.toAbsolutePath()
                .normalize()
                .resolve("../../../../tests/bench/target/benchmarks.jar")
                .normalize();
        return Files.isRegularFile(own) && hasShortRun(own) ? own.toString() : System.getProperty("java.class.path");
    }

    private static boolean hasShortRun(Path jar) throws IOException {
        try (ZipFile file = new ZipFile(jar.toFile())) {
            return file.getEntry(ShortRun.class.getName().replace('.', '/') + ".class") != null;
        }
    }

    private void print() {
        System.out.printf(
                "%n%s, Java %s, one thread; %d pairs of short runs, all rule sets of each build loaded;"
                        + " a second is one of processor time%n%n",
                Machine.processor(), System.getProperty("java.version"), pairs);
        System.out.println("| variant | counting | old, million a second | new | new / old, median | interval |");
        System.out.println("| --- | --- | ---: | ---: | ---: | ---: |");
        rates.forEach((measurement, both) -> System.out.println(row(measurement, both)));
        System.out.printf(
                Locale.ROOT,
                "%nThe interval covers the median ratio with a probability of %.1f %% (order statistics).%n",
                100 * MedianInterval.coverage(pairs));
    }

    private static String row(String measurement, List<double[]> both) {
        double[] ratios =
                both.stream().mapToDouble(pair -> pair[1] / pair[0]).sorted().toArray();
        int lowest = MedianInterval.rank(ratios.length);
        return String.format(
                Locale.ROOT,
                "| %s | %.2f | %.2f | %.3f | %.3f - %.3f |",
                measurement,
                MedianInterval.median(both.stream()
                                .mapToDouble(pair -> pair[0])
                                .sorted()
                                .toArray())
                        / 1e6,
                MedianInterval.median(both.stream()
                                .mapToDouble(pair -> pair[1])
                                .sorted()
                                .toArray())
                        / 1e6,
                MedianInterval.median(ratios),
                ratios[lowest],
                ratios[ratios.length - 1 - lowest]);
    }
}
