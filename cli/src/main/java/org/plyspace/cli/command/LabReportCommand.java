package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.UnwritableException;
import org.plyspace.lab.experiment.Store;
import org.plyspace.lab.html.ReportPage;
import org.plyspace.lab.html.StoreReport;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.report.ResultText;
import org.plyspace.lab.report.StoredResults;
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
    private final Output output;
    private final Notices notices;
    private final ProgressBars bars;

    @Parameters(index = "0", paramLabel = "STORE", description = "folder that 'lab run' or 'lab merge' has made")
    private String folder = "";

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "instead of text write " + ReportPage.PAGE
                    + " and the data into this folder, replacing those that are there")
    private Optional<String> report = Optional.empty();

    @Option(
            names = "--baseline",
            paramLabel = "SETTING",
            description =
                    "the setting that all others are compared with; default: settings of one rule set with its first")
    private Optional<String> baseline = Optional.empty();

    @Mixin
    private WidthOption width;

    @Spec
    private CommandSpec spec;

    @Inject
    public LabReportCommand(Provider<Registry> registry, Output output, Notices notices, ProgressBars bars) {
        this.registry = registry;
        this.output = output;
        this.notices = notices;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        Store store = Stores.open(folder);
        StoredResults results = new StoredResults(store, registry.get());
        results.otherFiles(VersionProvider.number()).forEach(notices::line);
        ResultTable table;
        try (ProgressBars.Bar bar = bars.start("replaying")) {
            table = results.table(baseline, done -> bar.reached(done, store.size()));
        }
        if (report.isPresent()) {
            ReportPage page = new StoreReport(results).page(table, CommandWords.of(spec));
            write(page, report.get());
        } else {
            output.text(new ResultText(table).render(width.characters()));
        }
        return 0;
    }

    private void write(ReportPage page, String into) {
        try {
            page.write(Path.of(into));
        } catch (IOException failed) {
            throw new UnwritableException(into, failed);
        } catch (InvalidPathException invalid) {
            throw new UnwritableException(into, invalid);
        }
        output.line(Path.of(into, ReportPage.PAGE).toString());
    }
}
