package org.plyspace.cli.command;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.plyspace.api.UsageException;
import org.plyspace.conformance.check.CheckAnswer;
import org.plyspace.conformance.check.RuleCheck;
import org.plyspace.engine.Progress;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.plugin.FoundVariant;

/**
 * Runs the contract tests of the distribution on a rule set, in a process of their own: what the rule set does, and JUnit, stay out of this
 * one. What was answered is given even if the process dies or is ended.
 */
final class ContractProcess {

    private static final int LONGEST_LINE = 1_000_000;
    private static final String NO_KIT =
            "this Plyspace has no folder 'contract', where the contract tests are; run the plyspace of a distribution";

    private final Path home;
    private final Duration most;
    private final List<CheckAnswer> answers = new ArrayList<>();
    private long planned;
    private String[] question = {"begin", "start", "the process that asks must start"};
    /** The processor time when the question was put. */
    private volatile Duration since = Duration.ZERO;

    private volatile boolean overdue;

    /**
     * Prepares it; each object asks one rule set.
     *
     * @param home the folder of the distribution
     * @param most the processor time that one question may take
     * @throws UsageException if this is no distribution
     */
    ContractProcess(Optional<Path> home, Duration most) {
        this.home = home.filter(folder -> Files.isDirectory(folder.resolve("contract")))
                .orElseThrow(() -> new UsageException(NO_KIT));
        this.most = most;
    }

    /** Asks a rule set everything; {@code whole} asks in all positions of the games, not in a sample of them. */
    RuleCheck ask(FoundVariant found, boolean whole, Progress progress) {
        try {
            Process process = start(found, whole);
            Thread watch = new Thread(() -> watch(process), "contract");
            watch.setDaemon(true);
            watch.start();
            try (LineReader lines = new LineReader(process.getInputStream(), "the contract", LONGEST_LINE)) {
                for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                    read(line.get().split("\t", -1), process);
                    progress.reached(answers.size(), Math.max(planned, answers.size()));
                }
            } finally {
                process.destroyForcibly();
            }
            if (answers.isEmpty() || answers.size() < planned) {
                String why = overdue
                        ? "no answer within " + most.toSeconds() + " s of processor time"
                        : "the process that asked it ended";
                answers.add(new CheckAnswer(
                        question[1], question[2], 1, Optional.of(why + "; what comes after was not asked")));
            }
            return new RuleCheck(found.id(), answers, Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process start(FoundVariant found, boolean whole) throws IOException {
        Path file = found.file().toAbsolutePath();
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                String.join(
                        File.pathSeparator,
                        home.resolve("contract") + "/*",
                        file.toString(),
                        home.resolve("variants") + "/*",
                        home.resolve("lib") + "/*")));
        if (!whole) {
            command.add("-Dplyspace.tests=some");
        }
        command.addAll(List.of("org.plyspace.tck.ContractRun", found.id(), file.toString()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private void read(String[] words, Process process) {
        switch (words[0]) {
            case "plan" -> planned = Long.parseLong(words[1]);
            case "begin" -> {
                since = used(process);
                question = words;
            }
            default ->
                answers.add(new CheckAnswer(
                        words[1],
                        words[2],
                        Integer.parseInt(words[3]),
                        words[0].equals("no") ? Optional.of(words[4]) : Optional.empty()));
        }
    }

    private void watch(Process process) {
        try {
            while (!process.waitFor(1, TimeUnit.SECONDS)) {
                if (used(process).minus(since).compareTo(most) > 0) {
                    overdue = true;
                    process.destroyForcibly();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Duration used(Process process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
