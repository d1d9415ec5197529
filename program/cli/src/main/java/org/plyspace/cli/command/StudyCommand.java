package org.plyspace.cli.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.RowFileWriter;
import org.plyspace.lab.games.RowSource;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreExport;
import org.plyspace.lab.games.StoreMerge;
import org.plyspace.lab.games.TrialGames;
import org.plyspace.lab.people.PeopleFolder;
import org.plyspace.lab.people.PeopleHabits;
import org.plyspace.lab.people.PeopleRows;
import org.plyspace.lab.run.Stores;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.StoredResults;
import org.plyspace.report.ExperimentReport;
import org.plyspace.report.Numbers;
import org.plyspace.report.PeopleReport;
import org.plyspace.report.PlanReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code plyspace study}, which has only subcommands. */
@Command(
        name = "study",
        aliases = "lab",
        description =
                "Runs experiments, in which engines play many games by several rule sets and each game is saved for"
                        + " comparison; also searches over rules, and measures pieces and depth.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            StudyCommand.Plan.class,
            StudyRunCommand.class,
            StudyCommand.Merge.class,
            StudyReportCommand.class,
            StudyCommand.Rows.class,
            StudyCommand.Adopt.class,
            StudySearchCommand.class,
            StudyDepthCommand.class,
            StudyCommand.Export.class
        },
        footer = {
            "",
            "docs/experiments.md describes experiments, their files and stores, docs/search-over-rules.md the search over rules,"
                    + " docs/studies/piece-values.md the values of pieces."
        })
public final class StudyCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a subcommand of study is missing");
    }

    /** {@code plyspace study merge}: merges stores, as from several computers. */
    @Command(
            name = "merge",
            description =
                    "Merges several stores of one experiment into one. A game that several of them have must be the same in"
                            + " all.")
    public static final class Merge extends BaseCommand {

        @Parameters(
                paramLabel = "DIR",
                arity = "1..*",
                description = "folders made by 'study run'; they are not changed")
        private List<String> folders = new ArrayList<>();

        @Option(
                names = "--into",
                paramLabel = "DIR",
                required = true,
                description = "folder to merge into; created if it does not exist")
        private String into = "";

        @Override
        public Integer call() {
            StoreMerge merge = new StoreMerge(folders.stream().map(Stores::open).toList());
            Experiment experiment = merge.manifest().experiment();
            ExperimentReport report = new ExperimentReport(experiment, GameRange.all(experiment.numbers()));
            String name = Stores.write(into, merge.manifest(), game -> {}, target -> {
                merge.into(target);
                return target.name();
            });
            try (Stream<PlayedGame<String>> games = Stores.open(into).games()) {
                games.forEach(report::add);
            }
            report.lines(name).forEach(console()::line);
            return ExitCode.DONE;
        }
    }

    /** {@code plyspace study rows}: writes the rows of an experiment's games. */
    @Command(
            name = "rows",
            description =
                    "Writes what each game contributes to every metric into one small file, from which 'study report' reports"
                            + " without a replay, and with which 'study run --adopt' goes on elsewhere.")
    public static final class Rows extends BaseCommand {

        private static final String STORE = ".store";
        private static final String ROWS = ".rows.gz";

        @Parameters(
                paramLabel = "STORE",
                arity = "1..*",
                description =
                        "folders made by 'study run' or 'study merge', or files made by this command: parts of one experiment")
        private List<String> names = new ArrayList<>();

        @Option(
                names = "--out",
                paramLabel = "FILE",
                description =
                        "write FILE, replacing what is there; default: STORE, ending in .rows.gz instead of .store")
        private Optional<String> out = Optional.empty();

        @Override
        public Integer call() {
            String file = out.orElseGet(this::usual);
            names.forEach(store -> OutputFiles.checkOutside(file, store, "the store"));
            RowSource source = stores().rowsToKeep(names);
            Experiment experiment = source.manifest().experiment();
            int games = OutputFiles.into(file, path -> RowFileWriter.write(path, source));
            console()
                    .line(experiment.name() + ": " + Numbers.whole(games) + " of "
                            + Numbers.whole(experiment.numbers().total()) + " games in " + FileNames.shown(file));
            return ExitCode.DONE;
        }

        private String usual() {
            if (names.size() > 1 || Stores.isFile(names.get(0))) {
                throw new UsageException(
                        "--out is missing: expected the name of the file to write, beside what is put together");
            }
            String store = names.get(0).replaceFirst("/+$", "");
            return (store.endsWith(STORE) ? store.substring(0, store.length() - STORE.length()) : store) + ROWS;
        }
    }

    /** {@code plyspace study adopt}: makes rows of games that people played. */
    @Command(
            name = "adopt",
            description =
                    "Takes saved games of people as rows, alone or beside games of engines, and says how long people thought and"
                            + " which rules they got wrong.")
    public static final class Adopt extends BaseCommand {

        /** The most files that are named as unreadable; the others are counted. */
        private static final int MOST_NAMED = 20;

        @Parameters(
                paramLabel = "FOLDER",
                description =
                        "folder of saved games; those of people that begin at the start are taken, the others counted")
        private String folder;

        @Option(
                names = "--beside",
                paramLabel = "STORE",
                description =
                        "put them beside these games of engines, a folder made by 'study run' or a file made by 'study rows'; its"
                                + " settings alone are taken")
        private Optional<String> beside = Optional.empty();

        @Option(
                names = "--out",
                paramLabel = "FILE",
                defaultValue = "people.rows.gz",
                description = "write FILE, replacing what is there (default: ${DEFAULT-VALUE})")
        private String out;

        @Option(
                names = "--anonymous",
                description = "call everybody person-1, person-2 and so on, whatever names they chose")
        private boolean anonymous;

        @Mixin
        private CommonOptions.Json json;

        @Override
        public Integer call() {
            OutputFiles.checkOutside(out, folder, "the folder of games");
            beside.ifPresent(store -> OutputFiles.checkOutside(out, store, "the store"));
            PeopleFolder games = PeopleFolder.read(Stores.path(folder));
            games.unreadable().stream().limit(MOST_NAMED).forEach(console()::notice);
            PeopleRows rows = new PeopleRows(
                    games, FileNames.shown(folder), beside.map(stores()::rows), registry(), files(), version());
            OutputFiles.into(out, path -> RowFileWriter.write(path, rows));
            PeopleReport report = new PeopleReport(
                    FileNames.shown(out),
                    rows.adopted().size(),
                    rows.leftOut(),
                    PeopleHabits.of(rows.adopted(), anonymous));
            json.print(report, report::lines);
            return ExitCode.DONE;
        }
    }

    /** {@code plyspace study plan}: estimates the number of games and the time they take. */
    @Command(
            name = "plan",
            description =
                    "Estimates how many games an experiment needs for an interval of a given width, and how long they take on"
                            + " this computer, from some games that it plays now and does not save.")
    public static final class Plan extends BaseCommand {

        private static final int LONGEST = 3_600;

        @Mixin
        private ExperimentArgument argument;

        @Option(
                names = "--within",
                paramLabel = "X",
                defaultValue = "0.02",
                description = "half the width of the 95 %% interval, in points a game (default: ${DEFAULT-VALUE})")
        private double within;

        @Option(
                names = "--seconds",
                paramLabel = "S",
                defaultValue = "20",
                description = "play for S seconds, and at least three openings (default: ${DEFAULT-VALUE})")
        private int seconds;

        @Option(
                names = "--from",
                paramLabel = "STORE",
                description =
                        "reckon how many games the hypotheses need from the games of STORE, which has the same settings and"
                                + " engines; default: from those that it plays now")
        private Optional<String> prior = Optional.empty();

        @Mixin
        private CommonOptions.Threads threads;

        @Override
        public Integer call() {
            if (!(within >= 0.0001 && within <= 0.5)) {
                throw new UsageException("--within: " + within + " is not from 0.0001 to 0.5");
            }
            OptionRange.inRange("--seconds", seconds, 1, LONGEST);
            int workers = threads.count();
            ReadyExperiment ready = argument.ready();
            Optional<StoredResults> earlier = prior.map(stores()::rowResults);
            TrialGames trial = play(ready, workers);
            new PlanReport(ready, trial, workers, within, earlier).lines().forEach(console()::line);
            return ExitCode.DONE;
        }

        private TrialGames play(ReadyExperiment ready, int workers) {
            try (ProgressLine line = console().status()) {
                line.show("0 games played");
                return TrialGames.play(
                        ready, workers, Duration.ofSeconds(seconds), played -> line.show(played + " games played"));
            }
        }
    }

    /** {@code plyspace study export}: exports the games of an experiment. */
    @Command(
            name = "export",
            description =
                    "Writes the games of a store, in the order of their numbers, as CSV with one row a game, or as records."
                            + " Prints the CSV if no option is given.")
    public static final class Export extends BaseCommand {

        private static final String STANDARD_OUTPUT = "-";

        @Parameters(index = "0", paramLabel = "DIR", description = "folder made by 'study run' or 'study merge'")
        private String folder = "";

        @Option(
                names = "--csv",
                paramLabel = "FILE",
                description = "write CSV to FILE, replacing what is there; - for standard output")
        private Optional<String> csv = Optional.empty();

        @Option(
                names = "--records",
                paramLabel = "FILE",
                description =
                        "write records of the games to FILE as JSON lines, replacing what is there; - for standard output")
        private Optional<String> records = Optional.empty();

        @Override
        public Integer call() {
            if (csv.isPresent() && csv.map(OutputFiles::place).equals(records.map(OutputFiles::place))) {
                throw new UsageException("--csv and --records name the same file; expected two different ones");
            }
            Store store = Stores.open(folder);
            Stream.concat(csv.stream(), records.stream()).forEach(this::checkBeside);
            if (csv.isPresent() || records.isEmpty()) {
                write(csv.orElse(STANDARD_OUTPUT), lines -> StoreExport.csv(store, lines));
            }
            records.ifPresent(file -> write(file, StoreExport.records(store, this::registry, files())));
            return ExitCode.DONE;
        }

        /** Refuses a file inside the store, so that an export never replaces the games themselves. */
        private void checkBeside(String file) {
            if (!file.equals(STANDARD_OUTPUT)) {
                OutputFiles.checkOutside(file, folder, "the store");
            }
        }

        private void write(String file, Consumer<Consumer<String>> export) {
            if (file.equals(STANDARD_OUTPUT)) {
                export.accept(console()::data);
            } else {
                OutputFiles.writeLines(file, export::accept);
            }
        }
    }
}
