package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.cli.view.CheckSummary;
import org.plyspace.conformance.referee.MatrixCheck;
import org.plyspace.conformance.referee.MatrixCheck.CheckReport;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.MatrixFiles;
import org.plyspace.conformance.scenario.MatrixFiles.Loaded;
import org.plyspace.conformance.scenario.MatrixGenerator;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.engine.EngineProcess;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace scenarios}: writes a matrix of test cases, or tests an engine with one. */
@Command(
        name = "scenarios",
        description = "Writes a matrix of test cases for other engines, or tests an engine with one (--check).",
        footer = {"", "docs/referee.md describes how an engine is asked."})
public final class ScenariosCommand implements Callable<Integer> {

    private static final int MOST_PER_CATEGORY = 1_000;
    private static final int MOST_GAMES = 10_000;
    private static final int LONGEST_WAIT = 3_600;
    private static final int LONGEST_FILE = 100_000_000;

    private final Provider<Registry> registry;
    private final Input input;
    private final Output output;
    private final ProgressBars bars;

    @Parameters(
            arity = "0..1",
            paramLabel = "<variant>",
            description = "id, or id:option=value,...; not needed if the file of --check is JSON, which names it")
    private Optional<String> variant = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "" + MatrixGenerator.DEFAULT_SEED,
            description = "seed of the random games; the same seed gives the same matrix (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--per-category",
            paramLabel = "N",
            defaultValue = "" + MatrixGenerator.DEFAULT_PER_CATEGORY,
            description =
                    "write at most N cases in each category, besides the source's own examples (default: ${DEFAULT-VALUE})")
    private int perCategory;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "" + MatrixGenerator.DEFAULT_GAMES,
            description = "search N random games for cases (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--format",
            paramLabel = "csv|json",
            defaultValue = "csv",
            description = "form of the matrix (default: ${DEFAULT-VALUE})")
    private Format format;

    @Option(names = "--out", paramLabel = "FILE", description = "write the matrix to FILE; default: standard output")
    private Optional<String> out = Optional.empty();

    @Option(names = "--check", paramLabel = "FILE", description = "test --engine with the matrix in FILE, CSV or JSON")
    private Optional<String> check = Optional.empty();

    @Option(names = "--engine", paramLabel = "COMMAND", description = "shell command that starts the engine")
    private Optional<String> engine = Optional.empty();

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            defaultValue = "10",
            description = "wait at most this long for an answer (default: ${DEFAULT-VALUE})")
    private Seconds timeLimit = new Seconds(0);

    @Option(
            names = "--json",
            description = "with --check: print JSON, with every disagreement and their number for each rule")
    private boolean asJson;

    /** How a matrix is written. */
    enum Format {
        CSV,
        JSON
    }

    @Inject
    public ScenariosCommand(Provider<Registry> registry, Input input, Output output, ProgressBars bars) {
        this.registry = registry;
        this.input = input;
        this.output = output;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        if (check.isPresent() != engine.isPresent()) {
            throw new UsageException("--check and --engine go together: a matrix, and the engine to test with it");
        }
        if (asJson && check.isEmpty()) {
            throw new UsageException("--json goes with --check; --format json writes a matrix as JSON");
        }
        return check.isPresent() ? checkEngine() : generate();
    }

    private int generate() {
        OptionRange.inRange("--per-category", perCategory, 1, MOST_PER_CATEGORY);
        OptionRange.inRange("--games", games, 1, MOST_GAMES);
        String setting = required("a variant is missing");
        Matrix matrix = registry.get().follow(setting, "for test cases", counter -> search(setting, counter));
        String text = format == Format.JSON ? MatrixFiles.json(matrix) : MatrixFiles.csv(matrix);
        if (out.isPresent()) {
            output.file(out.get(), text);
        } else if (format == Format.JSON) {
            output.jsonText(text.stripTrailing());
        } else {
            output.data(text.stripTrailing());
        }
        return ExitCode.DONE;
    }

    private Matrix search(String setting, WorkCounter counter) {
        Rules rules = registry.get().rules(setting);
        try (ProgressBars.Bar bar = bars.start("games")) {
            return new MatrixGenerator(rules, seed, perCategory).generate(games, bar, counter);
        }
    }

    private int checkEngine() {
        SecondsConverter.inRange("--time-limit", timeLimit, 1, LONGEST_WAIT);
        Loaded loaded = matrix(check.get());
        String setting = loaded.variant()
                .orElseGet(() -> required("a CSV matrix does not name its variant; name it on the command line"));
        if (variant.isPresent() && !variant.get().equals(setting)) {
            throw new UsageException("the matrix is for " + setting + ", not for " + Texts.shorten(variant.get()));
        }
        Matrix matrix = new Matrix(setting, loaded.cases());
        registry.get().follow(setting, "for positions", counter -> {
            matrix.requirePositions(position -> registry.get().rules(setting, position), counter);
            return matrix;
        });
        Duration limit = timeLimit.duration();
        try (EngineProcess process = EngineProcess.start(engine.get());
                ProgressBars.Bar bar = bars.start("cases")) {
            return print(matrix, new MatrixCheck(matrix, line -> process.ask(line, limit)).run(bar));
        }
    }

    private Loaded matrix(String file) {
        String text = input.text(file, LONGEST_FILE);
        try {
            return MatrixFiles.read(text);
        } catch (UsageException none) {
            throw new UsageException(Input.name(file), none.getMessage());
        }
    }

    private int print(Matrix matrix, CheckReport report) {
        CheckSummary summary = new CheckSummary(matrix, report);
        output.report(asJson, summary.json(), summary::lines);
        return ExitCode.of(report.agrees());
    }

    private String required(String otherwise) {
        return variant.orElseThrow(() -> new UsageException(otherwise + "; 'plyspace variants' lists what there is"));
    }
}
