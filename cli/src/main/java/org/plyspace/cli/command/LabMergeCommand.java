package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.plyspace.cli.io.Output;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.GameRange;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.experiment.StoreMerge;
import org.plyspace.report.ExperimentReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace lab merge}: brings games together that several machines have played. */
@Command(
        name = "merge",
        description =
                "Puts the games of several stores of one experiment into one. A game that several of them have must be"
                        + " the same in all.")
public final class LabMergeCommand implements Callable<Integer> {

    private final Output output;

    @Parameters(
            paramLabel = "DIR",
            arity = "1..*",
            description = "folders that 'lab run' has made; they stay as they are")
    private List<String> folders = new ArrayList<>();

    @Option(
            names = "--into",
            paramLabel = "DIR",
            required = true,
            description = "folder to put them into; made, if it is not there")
    private String into = "";

    @Inject
    public LabMergeCommand(Output output) {
        this.output = output;
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
        report.lines(name).forEach(output::line);
        return ExitCode.DONE;
    }
}
