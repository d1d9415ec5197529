package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.RunProgress;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.lab.experiment.ExperimentRun;
import org.plyspace.lab.experiment.GameNumbers;
import org.plyspace.lab.experiment.GameRange;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.experiment.StoreWriter;
import org.plyspace.lab.experiment.TimedGame;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.report.ExperimentReport;
import org.plyspace.report.SettledColumns;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace lab run}: plays the missing games of an experiment. */
@Command(
        name = "run",
        description =
                "Plays an experiment, or what is still missing of one that was interrupted, and saves each game as it"
                        + " ends.")
public final class LabRunCommand implements Callable<Integer> {

    /** A week, in seconds. */
    private static final int LONGEST = 604_800;

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
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            defaultValue = "" + ExperimentRun.USUAL_SECONDS,
            description = "give up if one move takes longer than this (default: ${DEFAULT-VALUE})")
    private Seconds timeout = new Seconds(0);

    @Mixin
    private ThreadsOption threads;

    @Inject
    public LabRunCommand(Output output, Notices notices, LiveLine live) {
        this.output = output;
        this.notices = notices;
        this.live = live;
    }

    @Override
    public Integer call() {
        int workers = threads.count();
        SecondsConverter.inRange("--timeout", timeout, 1, LONGEST);
        ReadyExperiment ready = argument.ready();
        GameNumbers numbers = ready.experiment().numbers();
        GameRange wanted = range.map(text -> GameRange.parse(text, numbers)).orElseGet(() -> GameRange.all(numbers));
        String folder = store.orElseGet(argument::usualStore);
        ExperimentReport report = new ExperimentReport(ready.experiment(), wanted);
        SettledColumns settled = new SettledColumns(
                ready.experiment(), () -> argument.results(Stores.open(folder)).hypotheses(done -> {}));
        return Stores.write(folder, ready.manifest(VersionProvider.number()), report::add, open -> {
            int code = play(ready, wanted, workers, report, open, settled);
            report.lines(open.name()).forEach(output::line);
            settled.names().forEach(column -> output.line("settled, and not played on: " + column));
            return code;
        });
    }

    private int play(
            ReadyExperiment ready,
            GameRange wanted,
            int workers,
            ExperimentReport report,
            StoreWriter open,
            SettledColumns settled) {
        GameNumbers numbers = ready.experiment().numbers();
        RunProgress progress = new RunProgress(report, wanted.size());
        ExperimentRun run = new ExperimentRun(ready, timeout.duration());
        try (LiveLine line = live) {
            line.show(progress.line());
            int seen = report.inRange();
            for (int games : settled.stages()) {
                Optional<GameRange> stage = wanted.upTo(games, numbers);
                if (stage.isEmpty() || isPlayed(stage.get(), open)) {
                    seen = 0;
                    continue;
                }
                if (seen != report.inRange()) {
                    settled.look();
                    seen = report.inRange();
                }
                run.play(
                        stage.get(),
                        number -> !open.has(number) && !settled.isSettled(numbers.column(number)),
                        workers,
                        over -> {
                            keep(open, over);
                            over.forEach(game -> report.add(game.game()));
                            line.show(progress.line());
                        });
            }
            return ExitCode.DONE;
        } catch (EngineFailedException | VariantFailure failed) {
            notices.line(failed.getMessage());
            return ExitCode.FAILED;
        }
    }

    private static boolean isPlayed(GameRange stage, StoreWriter open) {
        return IntStream.rangeClosed(stage.first(), stage.last()).allMatch(open::has);
    }

    private static void keep(StoreWriter open, List<TimedGame> games) {
        try {
            open.add(games.stream().map(TimedGame::game).toList());
        } catch (IOException failed) {
            throw FileErrors.unwritable(open.name(), failed);
        }
    }
}
