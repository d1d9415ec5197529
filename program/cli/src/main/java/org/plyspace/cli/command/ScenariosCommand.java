package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.conformance.referee.CheckSummary;
import org.plyspace.conformance.referee.MatrixCheck.CheckReport;
import org.plyspace.conformance.referee.ScenarioTask;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.MatrixFiles;
import org.plyspace.conformance.scenario.MatrixGenerator;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace scenarios}: writes a matrix of test cases, or tests an engine with one. */
@Command(
        name = "scenarios",
        description = "Writes a matrix of test cases for other engines, or tests an engine with one (--check).",
        footer = {"", "docs/referee.md describes how an engine is asked."})
public final class ScenariosCommand extends BaseCommand {

    private static final int LONGEST_WAIT = 3_600;

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

    @Override
    public Integer call() {
        if (check.isPresent() != engine.isPresent()) {
            throw new UsageException("--check and --engine go together: a matrix, and the engine to test with it");
        }
        if (asJson && check.isEmpty()) {
            throw new UsageException("--json goes with --check; --format json writes a matrix as JSON");
        }
        ScenarioTask task = new ScenarioTask(registry(), variant);
        return check.isPresent() ? checkEngine(task) : generate(task);
    }

    private int generate(ScenarioTask task) {
        task.checkSearch(perCategory, games);
        Matrix matrix;
        try (ProgressLine line = console().progress("games")) {
            matrix = task.generate(seed, perCategory, games, line);
        }
        String text = format == Format.JSON ? MatrixFiles.json(matrix) : MatrixFiles.csv(matrix);
        if (out.isEmpty() && format == Format.JSON) {
            console().jsonText(text.stripTrailing());
        } else {
            write(out, text);
        }
        return ExitCode.DONE;
    }

    private int checkEngine(ScenarioTask task) {
        SecondsConverter.inRange("--time-limit", timeLimit, 1, LONGEST_WAIT);
        Matrix matrix = task.read(input(), check.get());
        CheckReport report;
        try (ProgressLine line = console().progress("cases")) {
            report = ScenarioTask.check(matrix, engine.get(), timeLimit.duration(), line);
        }
        CheckSummary summary = new CheckSummary(matrix, report);
        console().report(asJson, summary.json(), summary::lines);
        return ExitCode.of(report.agrees());
    }
}
