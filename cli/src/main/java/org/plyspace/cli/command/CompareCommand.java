package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Waits;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.Dropped;
import org.plyspace.lab.report.ComparisonData;
import org.plyspace.lab.report.ComparisonTable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace compare}: rule sets side by side, their rules and what random play makes of them. */
@Command(
        name = "compare",
        description = "Lays the rules of variants side by side and plays them at random, a column for each variant.")
public final class CompareCommand implements Callable<Integer> {

    private static final int FAILED = 1;

    private final Provider<Registry> registry;
    private final Output output;
    private final Notices notices;
    private final Waits waits;
    private final ProgressBars bars;

    @Parameters(
            paramLabel = "<variant>",
            arity = "0..*",
            description = "id, or id:option=value,...; default: all variants found")
    private List<String> specs = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "300",
            description =
                    "random games per variant, 1 to " + ComparisonSettings.MAX_GAMES + " (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "the same seed gives the same numbers (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--max-plies",
            paramLabel = "M",
            defaultValue = "1000",
            description = "cut games off after so many moves of both sides, 1 to " + ComparisonSettings.MAX_PLIES
                    + " (default: ${DEFAULT-VALUE})")
    private int maxPlies;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "" + ComparisonSettings.DEFAULT_SECONDS,
            description =
                    "drop a variant that takes longer over one game, or over its rules (default: ${DEFAULT-VALUE})")
    private int timeout;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private WidthOption width;

    @ArgGroup
    private Format format = new Format();

    /** Instead of the table. */
    static final class Format {
        @Option(names = "--json", description = "print JSON")
        private boolean json;

        @Option(names = "--csv", description = "print the numbers as CSV, a line for each variant and measure")
        private boolean csv;
    }

    @Inject
    public CompareCommand(Provider<Registry> registry, Output output, Notices notices, Waits waits, ProgressBars bars) {
        this.registry = registry;
        this.output = output;
        this.notices = notices;
        this.waits = waits;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        ComparisonSettings settings = new ComparisonSettings(
                OptionRange.inRange("--games", games, 1, ComparisonSettings.MAX_GAMES),
                seed,
                OptionRange.inRange("--max-plies", maxPlies, 1, ComparisonSettings.MAX_PLIES),
                Duration.ofSeconds(OptionRange.inRange("--timeout", timeout, 1, ComparisonSettings.MAX_SECONDS)));
        int workers = threads.count();
        int columns = width.characters();
        List<String> wanted = specs.isEmpty() ? all() : specs;
        Comparison comparison = waits.during("random games of " + String.join(", ", wanted), () -> {
            try (ProgressBars.Bar bar = bars.start("playing")) {
                return new ComparisonRun(settings, registry.get()).run(wanted, specs.isEmpty(), workers, bar);
            }
        });
        comparison.dropped().forEach(this::tell);
        if (!comparison.summaries().isEmpty()) {
            print(comparison, columns);
        } else if (comparison.dropped().stream().noneMatch(Dropped::broken)) {
            throw new UsageException(
                    "there is no variant with a start position; 'plyspace variants' lists what there is");
        }
        return comparison.dropped().stream().anyMatch(Dropped::broken) ? FAILED : 0;
    }

    private void print(Comparison comparison, int columns) {
        if (format.json) {
            output.jsonText(ComparisonData.json(comparison).stripTrailing());
        } else if (format.csv) {
            output.data(ComparisonData.csv(comparison).stripTrailing());
        } else {
            output.text(new ComparisonTable(comparison).render(columns).stripTrailing());
        }
    }

    private List<String> all() {
        List<String> ids =
                registry.get().variants().stream().map(FoundVariant::id).toList();
        if (ids.isEmpty()) {
            throw new UsageException("there is no variant; 'plyspace variants' lists what was refused");
        }
        return ids;
    }

    private void tell(Dropped dropped) {
        notices.line(dropped.broken() ? dropped.reason() : dropped.spec() + " is left out: " + dropped.reason());
    }
}
