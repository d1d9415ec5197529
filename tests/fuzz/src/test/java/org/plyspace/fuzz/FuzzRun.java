package org.plyspace.fuzz;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A JVM in which Jazzer fuzzes some readers; its files are in a folder of their own below {@code target/fuzz}.
 *
 * @param name the name of the folder
 * @param targets the readers
 * @param millis the processor time for each
 * @param millisForAll the processor time for all of them, the fuzzer's own work included
 * @param longest the largest size of an input in bytes
 * @param jvm the options of the JVM
 */
record FuzzRun(String name, List<Target> targets, int millis, int millisForAll, int longest, List<String> jvm) {

    /** The factor by which a busy machine may slow the run down. */
    private static final int MOST_TIMES_AS_LONG = 10;

    /** A limit on the wall clock, which says little on a busy machine: only to end what never ends by itself. */
    private static final int MOST_SECONDS_FOR_AN_INPUT = 600;

    private static final int SECONDS_TO_START_AND_END = 100;
    private static final int MOST_FINDINGS = 10;

    /**
     * The result of a run.
     *
     * @param code the exit code; 0 if nothing was found
     * @param log the output
     * @param report the counts of {@link FuzzTarget}; empty if it did not get that far
     * @param reached the inputs that reached new branches, by reader
     * @param findings the inputs that revealed faults, by reader; each can be added to the corpus as it is
     */
    record Result(int code, String log, Properties report, List<Path> reached, List<Path> findings) {

        long count(Target target, String what) {
            return Long.parseLong(report.getProperty(target.id() + "." + what, "0"));
        }

        /** Jazzer's last line about coverage. */
        String coverage() {
            return log.lines()
                    .filter(line -> line.contains(" cov: "))
                    .reduce((first, last) -> last)
                    .orElse("no coverage");
        }
    }

    /** Starts the JVM, waits for its end, and sorts the findings. */
    Result run() throws IOException, InterruptedException {
        Path folder = Corpus.MODULE.resolve("target/fuzz").resolve(name);
        clear(folder);
        Path seeds = Files.createDirectories(folder.resolve("seeds"));
        Path found = Files.createDirectories(folder.resolve("found"));
        Path crashes = Files.createDirectories(folder.resolve("crashes"));
        sow(seeds);
        Path log = folder.resolve("log");
        Path report = folder.resolve("report");
        int most = Math.max(MOST_SECONDS_FOR_AN_INPUT, MOST_TIMES_AS_LONG * millis / 1_000 * targets.size());
        Process process = new ProcessBuilder(command(folder, report, most, List.of(found, seeds)))
                .directory(Corpus.MODULE.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            boolean ended =
                    process.waitFor(most + MOST_SECONDS_FOR_AN_INPUT + SECONDS_TO_START_AND_END, TimeUnit.SECONDS);
            int code = ended ? process.exitValue() : -1;
            String printed = Files.readString(log, StandardCharsets.ISO_8859_1);
            return new Result(
                    code,
                    printed,
                    properties(report),
                    keep(found, folder.resolve("reached")),
                    keep(crashes, folder.resolve("findings")));
        } finally {
            process.destroyForcibly();
        }
    }

    private List<String> command(Path folder, Path report, int most, List<Path> corpora) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvm);
        command.addAll(List.of("-Djdk.attach.allowAttachSelf=true", "-Dbasedir=" + Corpus.MODULE));
        Path stop = folder.resolve("stop");
        // Arguments of a target are split at blanks, which a path may contain.
        command.add("-D" + FuzzTarget.REPORT + "=" + report);
        command.add("-D" + FuzzTarget.STOP + "=" + stop);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "com.code_intelligence.jazzer.Jazzer"));
        command.add("--target_class=" + FuzzTarget.class.getName());
        command.add("--target_args=" + millis + " " + millisForAll + " "
                + String.join(" ", targets.stream().map(Target::id).toList()));
        command.add("-stop_file=" + stop);
        command.add("--keep_going=" + MOST_FINDINGS);
        command.add("--instrumentation_includes=org.plyspace.**");
        command.add("--custom_hook_includes=org.plyspace.**");
        command.add("--reproducer_path=" + folder);
        command.add("-artifact_prefix=" + folder.resolve("crashes") + File.separator);
        command.addAll(
                List.of("-max_total_time=" + most, "-max_len=" + longest, "-timeout=" + MOST_SECONDS_FOR_AN_INPUT));
        command.add("-report_slow_units=" + MOST_SECONDS_FOR_AN_INPUT);
        // A fixed seed makes builds try much the same each time; 0 stands for any seed.
        command.add("-seed=" + (targets.size() > 1 ? 1 : 0));
        corpora.forEach(corpus -> command.add(corpus.toString()));
        return command;
    }

    private void sow(Path seeds) throws IOException {
        for (Target target : targets) {
            for (Path file : Corpus.files(target)) {
                Files.write(
                        seeds.resolve(target.id() + "-" + file.getFileName()),
                        tagged(target.tag(), Corpus.input(file)));
            }
        }
    }

    private static byte[] tagged(byte tag, byte[] content) {
        byte[] tagged = new byte[content.length + 1];
        tagged[0] = tag;
        System.arraycopy(content, 0, tagged, 1, content.length);
        return tagged;
    }

    /**
     * Stores inputs by reader in the form of the corpus: without the first byte, which names the reader, and with a line break.
     */
    private static List<Path> keep(Path from, Path to) throws IOException {
        List<Path> kept = new ArrayList<>();
        for (Path file : files(from)) {
            byte[] bytes = Files.readAllBytes(file);
            Optional<Target> target = bytes.length == 0 ? Optional.empty() : Target.of(bytes[0]);
            byte[] content = Arrays.copyOfRange(bytes, Math.min(1, bytes.length), bytes.length + 1);
            content[content.length - 1] = '\n';
            Path folder =
                    Files.createDirectories(to.resolve(target.map(Target::id).orElse("none")));
            kept.add(Files.write(folder.resolve(file.getFileName()), content));
        }
        return kept;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static Properties properties(Path report) throws IOException {
        Properties properties = new Properties();
        if (Files.exists(report)) {
            try (Reader reader = Files.newBufferedReader(report)) {
                properties.load(reader);
            }
        }
        return properties;
    }

    private static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted((a, b) -> b.compareTo(a)).forEach(FuzzRun::delete);
            }
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException stays) {
            throw new UncheckedIOException(stays);
        }
    }
}
