package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.lab.games.RowFileWriter;
import org.plyspace.lab.people.PeopleFolder;
import org.plyspace.lab.people.PeopleHabits;
import org.plyspace.lab.people.PeopleRows;
import org.plyspace.lab.run.Stores;
import org.plyspace.report.PeopleReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study adopt}: makes rows of games that people played. */
@Command(
        name = "adopt",
        description =
                "Takes saved games of people as rows, alone or beside games of engines, and says how long people thought and"
                        + " which rules they got wrong.")
public final class StudyAdoptCommand extends BaseCommand {

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

    @Inject
    public StudyAdoptCommand(CommandContext context) {
        super(context);
    }

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
