package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
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
import org.plyspace.lab.experiment.Manifest;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.experiment.Store;
import org.plyspace.lab.experiment.StoreWriter;
import org.plyspace.lab.metric.GameRow;
import org.plyspace.lab.row.ResultSource;
import org.plyspace.lab.row.RowLog;
import org.plyspace.lab.row.RowMaker;
import org.plyspace.lab.row.RowParts;
import org.plyspace.lab.row.RowResults;
import org.plyspace.lab.row.RowSource;
import org.plyspace.lab.row.StoreRows;
import org.plyspace.lab.verdict.SettledColumns;
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
                    "a file made by 'lab rows', whose games are not played again; 'lab report' takes it beside the store. May be"
                            + " given several times")
    private List<String> adopted = new ArrayList<>();

    @Mixin
    private MoveTimeoutOption timeout;

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
        ExperimentRun run = new ExperimentRun(ready, longestMove);
        GameNumbers numbers = ready.experiment().numbers();
        GameRange wanted = range.map(text -> GameRange.parse(text, numbers)).orElseGet(() -> GameRange.all(numbers));
        String folder = store.orElseGet(argument::usualStore);
        ExperimentReport report = new ExperimentReport(ready.experiment(), wanted);
        Manifest manifest = ready.manifest(VersionProvider.number());
        Optional<RowParts> rows = adopted(manifest);
        RowMaker maker = new RowMaker(ready);
        SettledColumns settled = new SettledColumns(
                ready.experiment(),
                () -> argument.results(together(Stores.open(folder), maker, rows))
                        .hypotheses(done -> {}));
        return Stores.write(folder, manifest, report::add, open -> {
            grown(open.manifest(), open.name());
            BitSet elsewhere = new BitSet();
            rows.ifPresent(parts -> parts.rows(row -> {
                int number = row.summary().number();
                if (number < numbers.total() && !open.has(number)) {
                    elsewhere.set(number);
                    report.add(row);
                }
            }));
            int code = play(ready, run, wanted, workers, report, open, settled, maker, elsewhere);
            report.lines(open.name() + rows.map(parts -> " and " + parts.name()).orElse(""))
                    .forEach(output::line);
            settled.names().forEach(column -> output.line("settled, and not played on: " + column));
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

    /** The games of the store, with those that are adopted. */
    private static ResultSource together(Store store, RowMaker maker, Optional<RowParts> rows) {
        RowSource played = new StoreRows(store, maker);
        return new RowResults(rows.<RowSource>map(parts -> new RowParts(List.of(played, parts)))
                .orElse(played));
    }

    private int play(
            ReadyExperiment ready,
            ExperimentRun run,
            GameRange wanted,
            int workers,
            ExperimentReport report,
            StoreWriter open,
            SettledColumns settled,
            RowMaker maker,
            BitSet elsewhere)
            throws IOException {
        GameNumbers numbers = ready.experiment().numbers();
        RunProgress progress = new RunProgress(report, wanted.size());
        try (LiveLine line = live;
                RowLog log = new RowLog(open)) {
            line.show(progress.line());
            int seen = report.inRange();
            for (int games : settled.stages()) {
                Optional<GameRange> stage = wanted.upTo(games, numbers);
                if (stage.isEmpty() || isPlayed(stage.get(), open, elsewhere)) {
                    seen = 0;
                    continue;
                }
                if (seen != report.inRange()) {
                    settled.look();
                    seen = report.inRange();
                }
                run.play(
                        stage.get(),
                        number -> !open.has(number)
                                && !elsewhere.get(number)
                                && !settled.isSettled(numbers.column(number)),
                        workers,
                        (game, nanos) -> new EndedGame(ready.stored(game), maker.played(game)),
                        over -> {
                            keep(open, log, over);
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

    private static boolean isPlayed(GameRange stage, StoreWriter open, BitSet elsewhere) {
        return IntStream.rangeClosed(stage.first(), stage.last())
                .allMatch(number -> open.has(number) || elsewhere.get(number));
    }

    private record EndedGame(PlayedGame<String> game, GameRow row) {}

    private static void keep(StoreWriter open, RowLog log, List<EndedGame> games) {
        try {
            open.add(games.stream().map(EndedGame::game).toList());
            log.add(games.stream().map(EndedGame::row).toList());
        } catch (IOException failed) {
            throw FileErrors.unwritable(open.name(), failed);
        }
    }
}
