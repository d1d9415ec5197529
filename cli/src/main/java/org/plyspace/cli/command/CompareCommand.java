package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
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

    private final Provider<Registry> registry;
    private final Output output;
    private final Streams streams;
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
    public CompareCommand(Provider<Registry> registry, Output output, Streams streams, ProgressBars bars) {
        this.registry = registry;
        this.output = output;
        this.streams = streams;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        ComparisonSettings settings = new ComparisonSettings(
                Checks.inRange("--games", games, 1, ComparisonSettings.MAX_GAMES),
                seed,
                Checks.inRange("--max-plies", maxPlies, 1, ComparisonSettings.MAX_PLIES));
        int workers = threads.count();
        int columns = width.characters();
        List<Rules> variants = specs.isEmpty() ? allWithStart() : named();
        try (ProgressBars.Bar bar = bars.start("playing")) {
            Comparison comparison = new ComparisonRun(settings).run(variants, workers, bar);
            output.line(report(comparison, columns).stripTrailing());
        }
        return 0;
    }

    private String report(Comparison comparison, int columns) {
        if (format.json) {
            return ComparisonData.json(comparison);
        }
        return format.csv ? ComparisonData.csv(comparison) : new ComparisonTable(comparison).render(columns);
    }

    private List<Rules> named() {
        List<Rules> variants = specs.stream().map(registry.get()::rules).toList();
        variants.forEach(Rules::start);
        return variants;
    }

    private List<Rules> allWithStart() {
        List<Rules> variants = new ArrayList<>();
        for (FoundVariant found : registry.get().variants()) {
            Rules rules = registry.get().rules(found.id());
            try {
                rules.start();
                variants.add(rules);
            } catch (NoStartException reason) {
                streams.err().println("plyspace: " + found.id() + " is left out: " + reason.getMessage());
            }
        }
        if (variants.isEmpty()) {
            throw new UsageException(
                    "there is no variant with a start position; 'plyspace variants' lists what there is");
        }
        return variants;
    }
}
