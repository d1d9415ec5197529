package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreExport;
import org.plyspace.lab.run.Stores;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study export}: exports the games of an experiment. */
@Command(
        name = "export",
        description =
                "Writes the games of a store, in the order of their numbers, as CSV with one row a game, or as records."
                        + " Prints the CSV if no option is given.")
public final class StudyExportCommand extends BaseCommand {

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

    @Inject
    public StudyExportCommand(CommandContext context) {
        super(context);
    }

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
