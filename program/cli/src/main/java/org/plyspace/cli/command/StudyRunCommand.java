package org.plyspace.cli.command;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.VariantFailure;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.RowParts;
import org.plyspace.lab.run.Stores;
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
public final class StudyRunCommand extends BaseCommand {

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
    private CommonOptions.Timeout timeout;

    @Mixin
    private CommonOptions.Threads threads;

    @Override
    public Integer call() {
        int workers = threads.count();
        Duration longestMove = timeout.duration();
        ReadyExperiment ready = argument.ready();
        GameNumbers numbers = ready.experiment().numbers();
        GameRange wanted = range.map(text -> GameRange.parse(text, numbers)).orElseGet(() -> GameRange.all(numbers));
        String folder = store.orElseGet(argument::usualStore);
        ExperimentReport report = new ExperimentReport(ready.experiment(), wanted);
        Manifest manifest = stores().manifest(ready);
        Optional<RowParts> rows = Stores.adopted(adopted, manifest);
        return Stores.write(folder, manifest, report::add, open -> {
            grown(open.manifest(), open.name());
            StudyRun run = new StudyRun(ready, open, rows);
            run.adopt(report::add);
            int code = play(run, wanted, longestMove, workers, report);
            report.lines(open.name() + rows.map(parts -> " and " + parts.name()).orElse(""))
                    .forEach(console()::line);
            run.settled().forEach(column -> console().line("settled, and not played on: " + column));
            return code;
        });
    }

    private void grown(Manifest manifest, String name) {
        if (!manifest.grownFrom().isEmpty()) {
            console()
                    .notice(name + ": the field games of its experiment has grown to "
                            + manifest.experiment().games() + " from "
                            + manifest.grownFrom().stream().map(String::valueOf).collect(Collectors.joining(" and "))
                            + "; what was played stays");
        }
    }

    private int play(StudyRun run, GameRange wanted, Duration longestMove, int workers, ExperimentReport report)
            throws IOException {
        try (ProgressLine line = console().status()) {
            line.begin(report.inRange());
            line.show(progress(line, report, wanted));
            run.play(wanted, longestMove, workers, over -> {
                over.forEach(report::add);
                line.show(progress(line, report, wanted));
            });
            return ExitCode.DONE;
        } catch (EngineFailedException | VariantFailure failed) {
            console().notice(failed.getMessage());
            return ExitCode.FAILED;
        }
    }

    /** {@code 1,234 of 6,000 games, 12:00 left, White has scored 52.1 % (50.0 to 54.2)}. */
    private static String progress(ProgressLine line, ExperimentReport report, GameRange wanted) {
        return line.left(report.inRange(), wanted.size()) + ", White has scored "
                + ExperimentReport.score(report.all());
    }
}
