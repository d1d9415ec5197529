package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.StoreMerge;
import org.plyspace.lab.run.Stores;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.report.ExperimentReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study merge}: merges stores, as from several computers. */
@Command(
        name = "merge",
        description =
                "Merges several stores of one experiment into one. A game that several of them have must be the same in"
                        + " all.")
public final class StudyMergeCommand extends BaseCommand {

    @Parameters(paramLabel = "DIR", arity = "1..*", description = "folders made by 'study run'; they are not changed")
    private List<String> folders = new ArrayList<>();

    @Option(
            names = "--into",
            paramLabel = "DIR",
            required = true,
            description = "folder to merge into; created if it does not exist")
    private String into = "";

    @Inject
    public StudyMergeCommand(CommandContext context) {
        super(context);
    }

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
