package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.lab.games.RowFileWriter;
import org.plyspace.lab.games.RowSource;
import org.plyspace.lab.run.Stores;
import org.plyspace.lab.study.Experiment;
import org.plyspace.report.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study rows}: writes the rows of an experiment's games. */
@Command(
        name = "rows",
        description =
                "Writes what each game contributes to every metric into one small file, from which 'study report' reports"
                        + " without a replay, and with which 'study run --adopt' goes on elsewhere.")
public final class StudyRowsCommand extends BaseCommand {

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
            description = "write FILE, replacing what is there; default: STORE, ending in .rows.gz instead of .store")
    private Optional<String> out = Optional.empty();

    @Inject
    public StudyRowsCommand(CommandContext context) {
        super(context);
    }

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
