package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.io.Input;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.ComparisonTask;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.study.Experiment;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what games a comparison plays. */
public final class ComparisonOptions {

    private static final String NO_METRIC = "";
    private static final int LONGEST_FILE = 10_000_000;

    private final CommandContext context;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            completionCandidates = MatchOptions.EngineNames.class,
            description = "let ENGINE play both sides, named as in 'match'; may be given several times (default:"
                    + " alphabeta:nodes=1000,eval=generic)")
    private List<String> engines = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "" + ComparisonSettings.USUAL_GAMES,
            description = "play N games with each engine in each rule set, 1 to " + ComparisonSettings.MAX_GAMES
                    + " (default: ${DEFAULT-VALUE})")
    private int games;

    @Mixin
    private CommonOptions.Seed seed;

    @Option(
            names = "--opening-plies",
            paramLabel = "N",
            defaultValue = "" + ComparisonSettings.USUAL_OPENING,
            description =
                    "draw the first N plies at random, good moves more often, before engines other than random choose, 0 to "
                            + ComparisonSettings.MAX_OPENING + " (default: ${DEFAULT-VALUE})")
    private int openingPlies;

    @Option(
            names = "--max-plies",
            paramLabel = "M",
            defaultValue = "" + ComparisonSettings.USUAL_PLIES,
            description = "break games off after M plies, 1 to " + ComparisonSettings.MAX_PLIES
                    + " (default: ${DEFAULT-VALUE})")
    private int maxPlies;

    @Option(
            names = "--from",
            paramLabel = "POSITIONS",
            description =
                    "start the games from the positions in this file, one a line, in turn, instead of the starting position")
    private Optional<String> from = Optional.empty();

    @Option(
            names = "--judge",
            description =
                    "search every position of the games again, for the metrics that need it (takes several times as long)")
    private boolean judged;

    @Option(
            names = "--baseline",
            paramLabel = "SETTING",
            description = "compare the others with SETTING (default: the first one, if all have the same id)")
    private Optional<String> baseline = Optional.empty();

    @Option(
            names = "--metrics",
            paramLabel = "ID",
            split = ",",
            description =
                    "only these metrics, or single numbers of them, such as score,length:median (default: all; the first"
                            + " screen then shows those that matter most)")
    private List<String> metrics = List.of();

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            defaultValue = "" + ComparisonSettings.DEFAULT_SECONDS,
            description =
                    "drop a variant that takes longer than this over one game, or over its rules (default: ${DEFAULT-VALUE})")
    private Seconds timeout = new Seconds(0);

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

    @Inject
    public ComparisonOptions(CommandContext context) {
        this.context = context;
    }

    /** The metric to explain instead of a comparison, if any. */
    Optional<String> explained() {
        return explain.filter(word -> !word.equals(NO_METRIC) && !isRuleSet(word))
                .map(Metrics::idOf);
    }

    /** These rule sets, after one that stands where a metric to explain could. */
    List<String> ruleSets(List<String> specs) {
        return Stream.concat(explain.filter(this::isRuleSet).stream(), specs.stream())
                .toList();
    }

    private boolean isRuleSet(String word) {
        String id = word.split(":", 2)[0];
        return Metrics.find(id).isEmpty()
                && context.registry().variants().stream()
                        .anyMatch(found -> found.id().equals(id));
    }

    /** Whether results are explained. */
    boolean explains() {
        return explain.isPresent();
    }

    /** The folder of the store in which games are kept. */
    Optional<String> store() {
        return keep;
    }

    /** The comparison of rule sets with these settings. */
    ComparisonTask task(ComparisonSettings settings, List<String> specs) {
        return new ComparisonTask(settings, specs, common, context.registry(), context.files, context.console.waits());
    }

    /** Whether only some metrics are asked for. */
    boolean namesMetrics() {
        return !metrics.isEmpty();
    }

    /**
     * The settings that the command line asks for.
     *
     * @param rank the number by which the variants are ranked, which is then wanted too
     * @throws UsageException if a number is out of range, or an engine spec is malformed
     * @throws org.plyspace.engine.io.InputException if the file of positions cannot be read
     */
    ComparisonSettings settings(Optional<String> rank) {
        List<String> chosen = engines.isEmpty() ? Experiment.USUAL_PLAYERS : engines;
        List<String> starts = from.map(this::positions).orElse(List.of());
        ComparisonSettings settings = new ComparisonSettings(
                chosen.stream().distinct().toList(),
                OptionRange.inRange("--games", games, 1, ComparisonSettings.MAX_GAMES),
                seed.number(),
                OptionRange.inRange("--opening-plies", openingPlies, 0, ComparisonSettings.MAX_OPENING),
                OptionRange.inRange("--max-plies", maxPlies, 1, ComparisonSettings.MAX_PLIES),
                starts,
                judged,
                baseline,
                Stream.concat(metrics.stream(), rank.stream()).distinct().toList(),
                SecondsConverter.inRange("--timeout", timeout, 1, ComparisonSettings.MAX_SECONDS)
                        .duration());
        settings.repeated().ifPresent(engine -> {
            throw new UsageException("--opening-plies: with 0 plies '" + Texts.shorten(engine)
                    + "' would play the same game again and again; expected more plies, --games " + settings.starts()
                    + ", or an engine that chooses at random");
        });
        return settings;
    }

    private List<String> positions(String file) {
        List<String> found = context.input
                .text(file, LONGEST_FILE)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        if (found.isEmpty()) {
            throw new UsageException("--from: no position in " + Input.name(file) + "; expected one a line");
        }
        return found;
    }
}
