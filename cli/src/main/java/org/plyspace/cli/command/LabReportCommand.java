package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Registry;
import org.plyspace.lab.experiment.Store;
import org.plyspace.report.ResultText;
import org.plyspace.report.StoredResults;
import org.plyspace.report.StoredSummary;
import org.plyspace.report.html.StoreReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code plyspace lab report}: what the games of an experiment come to. */
@Command(
        name = "report",
        description =
                "Sums up the games of a store: metrics of every setting, with intervals and differences from a baseline; as"
                        + " text, or as a page for any browser.")
public final class LabReportCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final SingleFiles files;
    private final Output output;
    private final Notices notices;
    private final ProgressBars bars;

    @Parameters(index = "0", paramLabel = "STORE", description = "folder that 'lab run' or 'lab merge' has made")
    private String store = "";

    @Mixin
    private ReportFolder folder;

    @Option(
            names = "--baseline",
            paramLabel = "SETTING",
            description =
                    "the setting that all others are compared with; default: settings of one rule set with its first")
    private Optional<String> baseline = Optional.empty();

    @Option(
            names = "--metrics",
            paramLabel = "ID",
            split = ",",
            description =
                    "metrics or single numbers of them, such as score,length:median, which alone are told; default: those that"
                            + " the experiment is for")
    private List<String> metrics = List.of();

    @Mixin
    private WidthOption width;

    @Spec
    private CommandSpec spec;

    @Inject
    public LabReportCommand(
            Provider<Registry> registry, SingleFiles files, Output output, Notices notices, ProgressBars bars) {
        this.registry = registry;
        this.files = files;
        this.output = output;
        this.notices = notices;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        Store games = Stores.open(store);
        folder.prepare();
        StoredResults results = new StoredResults(games, registry.get(), files);
        results.otherFiles(VersionProvider.number()).forEach(notices::line);
        StoredSummary summary;
        try (ProgressBars.Bar bar = bars.start("replaying")) {
            summary = results.sum(metrics, baseline, done -> bar.reached(done, games.size()));
        }
        if (summary.table().rows().isEmpty()) {
            throw new UsageException("no rule set of " + games.name() + " has a number called "
                    + Texts.shorten(String.join(
                            " or ", metrics.isEmpty() ? games.experiment().metrics() : metrics))
                    + "; without --metrics, or with a metric's name alone, all that there are of it are told");
        }
        if (folder.isGiven()) {
            folder.write(new StoreReport(results).page(summary, CommandWords.of(spec)));
        } else {
            output.text(new ResultText(summary).render(width.characters()));
        }
        return ExitCode.DONE;
    }
}
