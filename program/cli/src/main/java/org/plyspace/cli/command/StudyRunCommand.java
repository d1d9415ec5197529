package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.WorkLeft;
import org.plyspace.engine.VariantFailure;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.RowParts;
import org.plyspace.lab.run.StudyRun;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.report.ExperimentReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace study run}: plays the missing games of an experiment. */
@Command(
        name = "run",
        description =
                "Plays an experiment, or what is still missing of one that was interrupted, and saves each game as it"
                        + " ends.")
public final class StudyRunCommand implements Callable<Integer> {

    private final Output output;
    private final Notices notices;
    private final LiveLine live;

    @Mixin
    private ExperimentArgument argument;

    @Option(
            names = "--store",
            paramLabel = "DIR",
            description = "folder for the games; default: EXPERIMENT, ending in .store instead of .json")
    private Optional<String> store = Optional.empty();

    @Option(
            names = "--range",
            paramLabel = "A-B",
            description = "play only the games with these numbers, counted from 0, such as 0-499")
    private Optional<String> range = Optional.empty();

    @Option(
            names = "--adopt",
            paramLabel = "ROWS",
            description =
                    "a file made by 'study rows', whose games are not played again; 'study report' takes it beside the store. May be"
                            + " given several times")
    private List<String> adopted = new ArrayList<>();

    @Mixin
    private TimeoutOption timeout;

    @Mixin
    private ThreadsOption threads;

    @Inject
    public StudyRunCommand(Output output, Notices notices, LiveLine live) {
        this.output = output;
        this.notices = notices;
        this.live = live;
    }

    @Override
    public Integer call() {
        int workers = threads.count();
        Duration longestMove = timeout.duration();
        ReadyExperiment ready = argument.ready();
        GameNumbers numbers = ready.experiment().numbers();
        GameRange wanted = range.map(text -> GameRange.parse(text, numbers)).orElseGet(() -> GameRange.all(numbers));
        String folder = store.orElseGet(argument::usualStore);
        ExperimentReport report = new ExperimentReport(ready.experiment(), wanted);
        Manifest manifest = Manifest.of(ready, VersionProvider.number());
        Optional<RowParts> rows = adopted(manifest);
        return Stores.write(folder, manifest, report::add, open -> {
            grown(open.manifest(), open.name());
            StudyRun run = new StudyRun(ready, open, rows);
            run.adopt(report::add);
            int code = play(run, wanted, longestMove, workers, report);
            report.lines(open.name() + rows.map(parts -> " and " + parts.name()).orElse(""))
                    .forEach(output::line);
            run.settled().forEach(column -> output.line("settled, and not played on: " + column));
            return code;
        });
    }

    /** The rows to adopt, whose games must be those of the experiment. */
    private Optional<RowParts> adopted(Manifest wanted) {
        if (adopted.isEmpty()) {
            return Optional.empty();
        }
        RowParts parts = new RowParts(adopted.stream().map(RowSources::file).toList());
        parts.manifest().checkSameGames(parts.name(), wanted, "what is asked for");
        return Optional.of(parts);
    }

    private void grown(Manifest manifest, String name) {
        if (!manifest.grownFrom().isEmpty()) {
            notices.line(name + ": the field games of its experiment has grown to "
                    + manifest.experiment().games() + " from "
                    + manifest.grownFrom().stream().map(String::valueOf).collect(Collectors.joining(" and "))
                    + "; what was played stays");
        }
    }

    private int play(StudyRun run, GameRange wanted, Duration longestMove, int workers, ExperimentReport report)
            throws IOException {
        RunProgress progress = new RunProgress(report, wanted.size());
        try (LiveLine line = live) {
            line.show(progress.line());
            run.play(wanted, longestMove, workers, over -> {
                over.forEach(report::add);
                line.show(progress.line());
            });
            return ExitCode.DONE;
        } catch (EngineFailedException | VariantFailure failed) {
            notices.line(failed.getMessage());
            return ExitCode.FAILED;
        }
    }

    /** A progress line for an experiment. Confined to one thread. */
    static final class RunProgress {

        private final ExperimentReport report;
        private final int total;
        private final WorkLeft left = new WorkLeft("games");

        /**
         * Starts the clock for a run that begins now.
         *
         * @param report the report that counts the games already in the store and those played now
         * @param total the number of games in the range
         */
        public RunProgress(ExperimentReport report, int total) {
            this.report = report;
            this.total = total;
            left.begin(report.inRange());
        }

        /** {@code 1,234 of 6,000 games, 12:00 left, White has scored 52.1 % (50.0 to 54.2)}. */
        public String line() {
            return left.text(report.inRange(), total) + ", White has scored " + ExperimentReport.score(report.all());
        }
    }
}
