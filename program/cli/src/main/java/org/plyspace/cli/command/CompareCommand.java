package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.lab.compare.ComparedSetting;
import org.plyspace.lab.compare.ComparedSettings;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.ReplayedStore;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.run.StudyRun;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.report.ComparisonData;
import org.plyspace.report.ComparisonDoc;
import org.plyspace.report.ComparisonScreen;
import org.plyspace.report.html.ComparisonReport;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code plyspace compare}: compares rule sets by their rules and by metrics of games that engines play. */
@Command(
        name = "compare",
        description =
                "Compares variants: lays their rules side by side, lets engines play them, and reports what the games are"
                        + " like and how they differ.")
public final class CompareCommand implements Callable<Integer> {

    private static final String NO_METRIC = "";

    private final Provider<Registry> registry;
    private final Function<Path, Registry> files;
    private final RowSources stored;
    private final Output output;
    private final Notices notices;
    private final SlowCallListener slowCallListener;
    private final ProgressBars bars;
    private final boolean isTerminal;

    @Parameters(
            paramLabel = "<variant>",
            arity = "0..*",
            description =
                    "id, or id:option=value,...; id:* tries each option in turn, id:option=* one option, id:option=a+b some"
                            + " of its values; FILE#id takes the rule set from a jar; default: every variant found")
    private List<String> specs = new ArrayList<>();

    @Mixin
    private ComparisonOptions options;

    @Option(
            names = "--common",
            description = "also try every other value of the options that the variants share, one at a time")
    private boolean common;

    @Option(
            names = "--explain",
            paramLabel = "METRIC",
            arity = "0..1",
            fallbackValue = NO_METRIC,
            description =
                    "explain METRIC and do nothing else; without METRIC, add to the results where the rules are written and"
                            + " what each number means")
    private Optional<String> explain = Optional.empty();

    @Option(
            names = "--keep",
            paramLabel = "STORE",
            description = "keep the games in the folder STORE as 'study run' does, and go on with those that are there")
    private Optional<String> keep = Optional.empty();

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private WidthOption width;

    @Mixin
    private ReportFolder report;

    @Spec
    private CommandSpec spec;

    @ArgGroup
    private Format format = new Format();

    /** The forms that replace the first screen. */
    static final class Format {
        @Option(
                names = "--rules",
                description = "print the rules alone: side by side, or of a sweep what changes; plays no games")
        private boolean rules;

        @Option(names = "--all", description = "print the rules, every number and every difference")
        private boolean all;

        @Option(
                names = "--rank",
                paramLabel = "METRIC",
                description =
                        "print the variants in the order of METRIC, or of a single number of it, the largest first")
        private Optional<String> rank = Optional.empty();

        @Option(names = "--json", description = "print JSON")
        private boolean json;

        @Option(names = "--csv", description = "print the numbers as CSV, one line for each variant, engine and metric")
        private boolean csv;
    }

    @Inject
    public CompareCommand(
            Provider<Registry> registry,
            Function<Path, Registry> files,
            RowSources stored,
            Output output,
            Notices notices,
            SlowCallListener slowCallListener,
            ProgressBars bars,
            Streams streams) {
        this.registry = registry;
        this.files = files;
        this.stored = stored;
        this.output = output;
        this.notices = notices;
        this.slowCallListener = slowCallListener;
        this.bars = bars;
        this.isTerminal = streams.window().terminal();
    }

    @Override
    public Integer call() {
        if (isOfMetric()) {
            output.text(Metrics.explain(metricId(explain.get())).stripTrailing());
            return ExitCode.DONE;
        }
        if (report.isGiven() && format.rules) {
            throw new UsageException("--rules plays no games; expected no --report with it");
        }
        if (keep.isPresent() && format.rules) {
            throw new UsageException("--rules plays no games; expected no --keep with it");
        }
        if (report.isGiven() && format.rank.isPresent()) {
            throw new UsageException("--report writes a page with every number; expected no --rank with it");
        }
        if (report.isGiven() && (format.json || format.csv)) {
            throw new UsageException(
                    "--report writes JSON and CSV beside the page; expected no --json and no --csv with it");
        }
        ComparisonSettings settings = options.settings(format.rank);
        int workers = threads.count();
        int columns = fillsOneScreen() ? width.screen() : width.characters();
        ComparedSettings comparedSettings = contenders();
        report.prepare();
        comparedSettings.notices().forEach(notices::line);
        List<ComparedSetting> wanted = comparedSettings.found();
        String names = wanted.stream().map(ComparedSetting::name).collect(Collectors.joining(", "));
        long began = System.nanoTime();
        Comparison comparison = slowCallListener.during("games of " + names, wait -> {
            if (format.rules) {
                return new ComparisonRun(settings).describe(wanted, workers);
            }
            ComparisonRun run = new ComparisonRun(settings);
            try (ProgressBars.Bar bar = bars.start("games")) {
                return keep.isPresent()
                        ? kept(run, wanted, settings.limit(), workers, bar)
                        : run.run(wanted, workers, bar);
            }
        });
        comparison.dropped().forEach(this::tell);
        if (!comparison.ruleSets().isEmpty()) {
            print(comparison, columns, Duration.ofNanos(System.nanoTime() - began));
        } else if (comparison.dropped().stream().noneMatch(Comparison.FailedSetting::broken)) {
            throw new UsageException(
                    "there is no variant with a start position; 'plyspace variants' lists what there is");
        }
        return ExitCode.of(comparison.dropped().stream().noneMatch(Comparison.FailedSetting::broken));
    }

    private Comparison kept(
            ComparisonRun run, List<ComparedSetting> wanted, Duration longestMove, int workers, Progress progress) {
        ReadyExperiment ready = run.study(wanted, registry.get(), files);
        GameRange all = GameRange.all(ready.experiment().numbers());
        AtomicInteger played = new AtomicInteger();
        Manifest manifest = Manifest.of(ready, VersionProvider.number());
        Store store = Stores.write(keep.get(), manifest, game -> played.incrementAndGet(), open -> {
            new StudyRun(ready, open, Optional.empty())
                    .play(
                            all,
                            longestMove,
                            workers,
                            over -> progress.reached(played.addAndGet(over.size()), all.size()));
            return Store.open(open.folder());
        });
        return run.kept(wanted, stored.resultsOf(new ReplayedStore(store)), workers);
    }

    /** Whether the word after {@code --explain} is a metric; it may also be a rule set. */
    private boolean isOfMetric() {
        String word = explain.orElse(NO_METRIC);
        if (word.equals(NO_METRIC)) {
            return false;
        }
        String id = word.contains(":") ? word.substring(0, word.indexOf(':')) : word;
        boolean ruleSet = Metrics.find(id).isEmpty()
                && registry.get().variants().stream()
                        .anyMatch(found -> found.id().equals(id));
        if (ruleSet) {
            specs.add(0, word);
        }
        return !ruleSet;
    }

    /** The id of a metric: what tables call {@code tree complexity} is {@code treeComplexity}; other words stay as they are. */
    private static String metricId(String word) {
        return Metrics.all().stream()
                .filter(metric -> metric.title().equalsIgnoreCase(word))
                .map(Metric::id)
                .findFirst()
                .orElse(word);
    }

    private ComparedSettings contenders() {
        ComparedSettings comparedSettings = new ComparedSettings(registry.get(), files);
        options.baseline().ifPresent(baseline -> comparedSettings.add(baseline, false));
        if (specs.isEmpty() && options.baseline().isEmpty()) {
            comparedSettings.addAll();
        } else {
            specs.forEach(spec -> comparedSettings.add(spec, common));
        }
        if (comparedSettings.found().isEmpty()) {
            throw new UsageException("there is no variant; 'plyspace variants' lists what was refused");
        }
        return comparedSettings;
    }

    private void print(Comparison comparison, int columns, Duration taken) {
        if (report.isGiven()) {
            report.write(
                    new ComparisonReport(comparison).page(ReportFolder.commandLine(spec), VersionProvider.number()));
        } else if (format.json) {
            output.jsonText(ComparisonData.json(comparison).stripTrailing());
        } else if (format.csv) {
            output.data(ComparisonData.csv(comparison).stripTrailing());
        } else {
            output.text(text(comparison, columns, taken).stripTrailing());
            if (explain.isPresent()) {
                output.line("");
                output.text(new ComparisonDoc(comparison)
                        .explanation()
                        .text(columns)
                        .stripTrailing());
            }
        }
    }

    private String text(Comparison comparison, int columns, Duration taken) {
        ComparisonDoc doc = new ComparisonDoc(comparison);
        if (format.rules) {
            return doc.rules().text(columns);
        }
        if (format.rank.isPresent()) {
            return doc.ranking(format.rank.get()).text(columns);
        }
        if (fillsOneScreen()) {
            return new ComparisonScreen(
                            comparison, isTerminal, Optional.of(taken).filter(unused -> isTerminal))
                    .render(columns);
        }
        return (format.all ? doc.whole() : doc.numbers()).text(columns);
    }

    private boolean fillsOneScreen() {
        return !format.rules && format.rank.isEmpty() && !format.all && !options.namesMetrics();
    }

    private void tell(Comparison.FailedSetting failedSetting) {
        notices.line(
                failedSetting.broken()
                        ? failedSetting.reason()
                        : failedSetting.name() + " is left out: " + failedSetting.reason());
    }
}
