package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileNames;
import org.plyspace.lab.games.RowFileWriter;
import org.plyspace.lab.people.PeopleFolder;
import org.plyspace.lab.people.PeopleHabits;
import org.plyspace.lab.people.PeopleRows;
import org.plyspace.report.PeopleReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study adopt}: makes rows of games that people played. */
@Command(
        name = "adopt",
        description =
                "Takes saved games of people as rows, alone or beside games of engines, and says how long people thought and"
                        + " which rules they got wrong.")
public final class StudyAdoptCommand implements Callable<Integer> {

    /** The most files that are named as unreadable; the others are counted. */
    private static final int MOST_NAMED = 20;

    private final Provider<Registry> registry;
    private final Function<Path, Registry> files;
    private final RowSources sources;
    private final Output output;
    private final Notices notices;

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

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public StudyAdoptCommand(
            Provider<Registry> registry,
            Function<Path, Registry> files,
            RowSources sources,
            Output output,
            Notices notices) {
        this.registry = registry;
        this.files = files;
        this.sources = sources;
        this.output = output;
        this.notices = notices;
    }

    @Override
    public Integer call() {
        OutsideFolder.check(out, folder, "the folder of games");
        beside.ifPresent(store -> OutsideFolder.check(out, store, "the store"));
        PeopleFolder games = PeopleFolder.read(Stores.path(folder));
        games.unreadable().stream().limit(MOST_NAMED).forEach(notices::line);
        PeopleRows rows = new PeopleRows(
                games,
                FileNames.shown(folder),
                beside.map(sources::one),
                registry.get(),
                files,
                VersionProvider.number());
        Output.into(out, path -> RowFileWriter.write(path, rows));
        PeopleReport report = new PeopleReport(
                FileNames.shown(out),
                rows.adopted().size(),
                rows.leftOut(),
                PeopleHabits.of(rows.adopted(), anonymous));
        output.report(asJson, report, report::lines);
        return ExitCode.DONE;
    }
}
