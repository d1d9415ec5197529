package org.plyspace.cli.command;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.google.inject.Inject;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource.WithoutStart;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.conformance.check.CheckAnswer;
import org.plyspace.conformance.check.RuleCheck;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.RefusedFile;
import org.plyspace.report.doc.Wrapping;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace check}: asks rule sets what must hold of any. */
@Command(
        name = "check",
        description =
                "Asks a rule set, in a second or two, what must hold of any: whether it can be played, every piece goes"
                        + " somewhere and is in the rulebook, and every value of an option changes something.")
public final class CheckCommand extends BaseCommand {

    private static final String HOLDS = "  ok  ";
    private static final String FAILS = "  no  ";

    private final CommonOptions.Width width;
    private final Environment environment;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "a file of rules as data, a jar, or a variant's id")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--contract",
            description = "ask all that the contract tests ask, which takes minutes, each in a sample of the positions")
    private boolean contract;

    @Option(names = "--whole", description = "with --contract: ask in all positions")
    private boolean whole;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "600",
            description = "with --contract: end if a question takes more processor time (default: 600)")
    private int timeout;

    @Mixin
    private CommonOptions.Json json;

    @Inject
    public CheckCommand(CommonOptions.Width width, Environment environment) {
        this.width = width;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        if (whole && !contract) {
            throw new UsageException("--whole: expected only with --contract");
        }
        if (timeout < 1) {
            throw new UsageException("--timeout: expected 1 or more, found " + timeout);
        }
        List<String> refused = new ArrayList<>();
        List<RuleCheck> checks =
                names.stream().flatMap(name -> checked(name, refused).stream()).toList();
        CheckedRules all = CheckedRules.of(checks, refused);
        if (json.isWanted()) {
            console().json(all);
        } else {
            checks.forEach(this::print);
        }
        return ExitCode.of(all.holds());
    }

    private List<RuleCheck> checked(String name, List<String> refused) {
        Optional<Path> file = file(name);
        if (file.isEmpty()) {
            return List.of(checked(registry(), registry().find(name)));
        }
        Registry ofFile = files().apply(file.get());
        for (RefusedFile one : ofFile.refusals()) {
            refused.add(one.toString());
            if (!json.isWanted()) {
                console().text(one.toString());
                start(ofFile, one).forEach(console()::drawn);
            }
        }
        if (ofFile.variants().isEmpty() && ofFile.refusals().isEmpty()) {
            throw new UsageException(
                    "there is no rule set in '" + Texts.shorten(name) + "'; expected rules as data, or a jar");
        }
        return ofFile.variants().stream().map(found -> checked(ofFile, found)).toList();
    }

    /** The board that a file sets up if it is refused for its start alone; empty if it is for more. */
    private List<String> start(Registry from, RefusedFile file) {
        return file.withoutStart()
                .map(refused -> from.calls()
                        .ask(
                                new FoundVariant(refused.variant(), file.file().toString(), file.file(), Origin.PLUGIN),
                                CallLimit.work(Registry.PATIENCE),
                                "for its start",
                                () -> drawn(refused)))
                .orElse(List.of());
    }

    private List<String> drawn(WithoutStart refused) {
        Variant variant = refused.variant();
        Rules rules = variant.rules(OptionValues.of(variant.options(), Map.of()));
        try {
            Scene scene =
                    PositionReport.picture(rules, rules.read(refused.start())).scene();
            List<String> lines =
                    new ArrayList<>(BoardStyle.plain(width.characters()).lines(scene));
            lines.add("");
            lines.addAll(BoardStyle.marks(scene));
            return lines;
        } catch (TextException unreadable) { // as the refusal says
            return List.of();
        }
    }

    /** The file of a name; empty for an id. */
    private static Optional<Path> file(String name) {
        try {
            return Optional.of(Path.of(name)).filter(path -> name.contains(".") || Files.isRegularFile(path));
        } catch (InvalidPathException noFile) {
            return Optional.empty();
        }
    }

    private RuleCheck checked(Registry from, FoundVariant found) {
        if (contract) {
            try (ProgressLine bar = console().progress("questions")) {
                return new ContractProcess(environment.home(), Duration.ofSeconds(timeout)).ask(found, whole, bar);
            }
        }
        return from.calls()
                .ask(found, CallLimit.work(Registry.PATIENCE), "to be checked", () -> RuleCheck.of(found.variant()));
    }

    private void print(RuleCheck check) {
        console().line(check.variant());
        if (contract) {
            long asked = check.answers().stream()
                    .filter(answer -> answer.asked() > 0)
                    .count();
            long held = check.answers().stream()
                    .filter(answer -> answer.holds() && answer.asked() > 0)
                    .count();
            console()
                    .line(HOLDS + held + " of " + asked + " questions; "
                            + (check.answers().size() - asked) + " more do not apply");
        }
        for (CheckAnswer answer : check.answers()) {
            if (contract && answer.holds()) {
                continue;
            }
            String text = answer.statement()
                    + answer.failure().map(why -> ": " + why).orElseGet(() -> ", asked " + times(answer.asked()));
            String mark = answer.holds() ? HOLDS : FAILS;
            Wrapping.hangingBetweenWords(mark, text, width.characters()).forEach(console()::line);
        }
        if (!check.ends().isEmpty()) {
            console()
                    .line("      games at random, of " + RuleCheck.PLIES + " plies at most: "
                            + check.ends().entrySet().stream()
                                    .sorted(Map.Entry.comparingByKey())
                                    .map(end -> end.getValue() + " " + end.getKey())
                                    .collect(Collectors.joining(", ")));
        }
    }

    private static String times(int asked) {
        return asked == 1 ? "once" : asked + " times";
    }

    /**
     * The answers of rule sets, to be written as JSON.
     *
     * @param refused the files that were refused, with their mistakes
     */
    record CheckedRules(boolean holds, List<OfVariant> variants, List<String> refused) {

        /** The answers of these rule sets. */
        static CheckedRules of(List<RuleCheck> checks, List<String> refused) {
            return new CheckedRules(
                    refused.isEmpty() && checks.stream().allMatch(RuleCheck::holds),
                    checks.stream().map(OfVariant::of).toList(),
                    List.copyOf(refused));
        }

        /** The answers of one rule set. */
        record OfVariant(String variant, boolean holds, List<OfQuestion> checks, Map<String, Integer> ends) {

            static OfVariant of(RuleCheck check) {
                return new OfVariant(
                        check.variant(),
                        check.holds(),
                        check.answers().stream().map(OfQuestion::of).toList(),
                        check.ends());
            }
        }

        /** One answer; no failure if it holds. */
        @JsonInclude(JsonInclude.Include.NON_ABSENT)
        record OfQuestion(String id, String statement, int asked, boolean holds, Optional<String> failure) {

            static OfQuestion of(CheckAnswer answer) {
                return new OfQuestion(
                        answer.id(), answer.statement(), answer.asked(), answer.holds(), answer.failure());
            }
        }
    }

    /**
     * Runs the contract tests of the distribution on a rule set, in a process of their own: what the rule set does, and JUnit, stay out of this
     * one. What was answered is given even if the process dies or is ended.
     */
    private static final class ContractProcess {

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
}
