package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.Registry;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreExport;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ReadyExperiment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study export}: exports the games of an experiment. */
@Command(
        name = "export",
        description =
                "Writes the games of a store, in the order of their numbers, as CSV with one row a game, or as records."
                        + " Prints the CSV if no option is given.")
public final class StudyExportCommand implements Callable<Integer> {

    private static final String STANDARD_OUTPUT = "-";

    private final Provider<Registry> registry;
    private final Function<Path, Registry> files;
    private final Output output;

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

    @Inject
    public StudyExportCommand(Provider<Registry> registry, Function<Path, Registry> files, Output output) {
        this.registry = registry;
        this.files = files;
        this.output = output;
    }

    @Override
    public Integer call() {
        if (csv.isPresent() && csv.map(OutsideFolder::place).equals(records.map(OutsideFolder::place))) {
            throw new UsageException("--csv and --records name the same file; expected two different ones");
        }
        Store store = Stores.open(folder);
        Stream.concat(csv.stream(), records.stream()).forEach(this::checkBeside);
        StoreExport export =
                new StoreExport(store.experiment(), store.manifest().engines());
        if (csv.isPresent() || records.isEmpty()) {
            write(csv.orElse(STANDARD_OUTPUT), store, Optional.of(export.header()), export::row);
        }
        records.ifPresent(file -> {
            Function<PlayedGame<String>, Optional<String>> starts = starts(store);
            write(file, store, Optional.empty(), game -> export.record(game, starts.apply(game)));
        });
        return ExitCode.DONE;
    }

    /** The texts of the first positions; none of games that begin as the rules say. */
    private Function<PlayedGame<String>, Optional<String>> starts(Store store) {
        Experiment experiment = store.experiment();
        if (IntStream.range(0, experiment.settings().size()).noneMatch(experiment::hasOdds)) {
            return game -> Optional.empty();
        }
        ReadyExperiment ready = ReadyExperiment.ofPlayed(experiment, store.name(), registry.get(), files);
        return game -> ready.oddsStart(game.setting(), game.opening());
    }

    /** Refuses a file inside the store, so that an export never replaces the games themselves. */
    private void checkBeside(String file) {
        if (!file.equals(STANDARD_OUTPUT)) {
            OutsideFolder.check(file, folder, "the store");
        }
    }

    private void write(String file, Store store, Optional<String> header, Function<PlayedGame<String>, String> line) {
        if (file.equals(STANDARD_OUTPUT)) {
            lines(store, header, line, output::data);
        } else {
            output.fileOfLines(file, lines -> lines(store, header, line, lines));
        }
    }

    private static void lines(
            Store store, Optional<String> header, Function<PlayedGame<String>, String> line, Consumer<String> into) {
        header.ifPresent(into);
        try (Stream<PlayedGame<String>> games = store.games()) {
            games.forEach(game -> into.accept(line.apply(game)));
        }
    }
}
