package org.plyspace.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.lab.games.ResultSource;
import org.plyspace.lab.verdict.StoredResults;
import org.plyspace.lab.verdict.StoredSummary;
import org.plyspace.report.ResultDoc;
import org.plyspace.report.html.StoreReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study report}: reports on the games of an experiment. */
@Command(
        name = "report",
        description =
                "Reports on the games of a store, or of rows: the metrics of every setting, with intervals and differences"
                        + " from a baseline, as text or as a page for any browser.")
public final class StudyReportCommand extends BaseCommand {

    @Parameters(
            paramLabel = "STORE",
            arity = "1..*",
            description =
                    "folder made by 'study run' or 'study merge', whose games are replayed; or several, and files made by 'study"
                            + " rows', whose games are not")
    private List<String> names = new ArrayList<>();

    @Mixin
    private ReportFolder folder;

    @Option(
            names = "--baseline",
            paramLabel = "SETTING",
            description =
                    "compare all other settings with SETTING; default: the settings of each rule set with its first")
    private Optional<String> baseline = Optional.empty();

    @Option(
            names = "--metrics",
            paramLabel = "ID",
            split = ",",
            description =
                    "report only these metrics, or single numbers of them, such as score,length:median; default: those that"
                            + " the experiment names")
    private List<String> metrics = List.of();

    @Option(
            names = "--markdown",
            paramLabel = "FILE",
            description = "also write hypotheses and numbers as Markdown tables to FILE, replacing what is there")
    private Optional<String> markdown = Optional.empty();

    @Mixin
    private CommonOptions.Width width;

    @Override
    public Integer call() {
        markdown.ifPresent(file -> OutputFiles.requireFolder("--markdown", file));
        ResultSource games = stores().results(names);
        folder.prepare();
        StoredResults results = stores().resultsOf(games);
        results.otherFiles(version()).forEach(console()::notice);
        StoredSummary summary;
        try (ProgressLine bar = console().progress("games")) {
            summary = results.sum(metrics, baseline, done -> bar.reached(done, games.size()));
        }
        if (summary.table().rows().isEmpty()) {
            throw new UsageException(
                    "no rule set of " + games.name() + " has a number called "
                            + Texts.shorten(String.join(
                                    " or ",
                                    metrics.isEmpty()
                                            ? games.manifest().experiment().metrics()
                                            : metrics))
                            + "; without --metrics every number is reported, and a metric's name alone stands for all its numbers");
        }
        if (folder.isGiven()) {
            folder.write((commandLine, version) -> new StoreReport(results).page(summary, commandLine));
        } else {
            console().text(new ResultDoc(summary).whole().text(width.characters()));
        }
        markdown.ifPresent(
                file -> OutputFiles.write(file, new ResultDoc(summary).tables().markdown()));
        return ExitCode.DONE;
    }
}
