package org.plyspace.cli.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.ComparisonTask;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.report.html.ComparisonReport;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code plyspace compare}: compares rule sets by their rules and by metrics of games that engines play. */
@Command(
        name = "compare",
        description =
                "Compares variants: lays their rules side by side, lets engines play them, and reports what the games are"
                        + " like and how they differ.")
public final class CompareCommand extends BaseCommand {

    @Parameters(
            paramLabel = "<variant>",
            arity = "0..*",
            description =
                    "id, or id:option=value,...; id:* tries each option in turn, id:option=* one option, id:option=a+b some"
                            + " of its values; FILE#id takes the rule set from a jar; default: every variant found")
    private List<String> specs = new ArrayList<>();

    @Mixin
    private ComparisonOptions options;

    @Mixin
    private CommonOptions.Threads threads;

    @Mixin
    private CommonOptions.Width width;

    @Mixin
    private ReportFolder report;

    @ArgGroup
    private ComparisonFormat format = new ComparisonFormat();

    @Override
    public Integer call() {
        Optional<String> metric = options.explained();
        if (metric.isPresent()) {
            console().text(Metrics.explain(metric.get()).stripTrailing());
            return ExitCode.DONE;
        }
        format.check(report.isGiven(), options.store().isPresent());
        boolean screen = format.fillsOneScreen() && !options.namesMetrics();
        ComparisonSettings settings = options.settings(format.rank());
        int workers = threads.count();
        int columns = screen ? width.screen() : width.characters();
        ComparisonTask task = options.task(settings, options.ruleSets(specs));
        report.prepare();
        task.notices().forEach(console()::notice);
        long began = System.nanoTime();
        Comparison comparison = format.isOfRules() ? task.describe(workers) : play(task, workers);
        Duration taken = Duration.ofNanos(System.nanoTime() - began);
        comparison.dropped().forEach(each -> console().notice(each.inWords()));
        comparison.requireRuleSets();
        if (report.isGiven() && !comparison.ruleSets().isEmpty()) {
            report.write(new ComparisonReport(comparison)::page);
        } else if (!comparison.ruleSets().isEmpty()) {
            format.print(comparison, console(), columns, screen, options.explains(), taken);
        }
        return ExitCode.of(!comparison.isBroken());
    }

    private Comparison play(ComparisonTask task, int workers) {
        try (ProgressLine line = console().progress("games")) {
            return task.play(options.store(), stores(), workers, line);
        }
    }
}
