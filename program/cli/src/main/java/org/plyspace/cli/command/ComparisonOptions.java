package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.study.Experiment;
import org.plyspace.search.Seconds;
import picocli.CommandLine.Option;

/** The options that say what games a comparison plays. */
public final class ComparisonOptions {

    private static final int LONGEST_FILE = 10_000_000;

    private final Input input;

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

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "" + ComparisonSettings.USUAL_SEED,
            description =
                    "seed of the random choices; the same seed gives the same numbers (default: ${DEFAULT-VALUE})")
    private long seed;

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

    @Inject
    public ComparisonOptions(Input input) {
        this.input = input;
    }

    /** Whether only some metrics are asked for. */
    boolean namesMetrics() {
        return !metrics.isEmpty();
    }

    /** The setting that others are compared with, if it was given. */
    Optional<String> baseline() {
        return baseline;
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
                seed,
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
        List<String> found = input.text(file, LONGEST_FILE)
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
