package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.tune.Tuning;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace tune}: learns evaluation weights from games. */
@Command(
        name = "tune",
        description =
                "Tunes the evaluation: plays the search against itself, fits the values of pieces and squares to the"
                        + " results, and writes weights that alphabeta reads as eval=FILE.",
        footer = {"", "docs/engines.md describes the weights, and how a match decides whether they are better."})
public final class TuneCommand implements Callable<Integer> {

    private static final int OPENING = 8;
    private static final int MOST_PLIES = 400;
    private static final int MOST_NODES = 10_000_000;

    private final Provider<Registry> registry;
    private final Output output;
    private final ProgressBars bars;

    @Parameters(paramLabel = "<variant>", description = "id, or id:option=value,...")
    private String variant = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "30000",
            description = "learn from N games, an even number (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "1000",
            description = "search N nodes for each move of these games (default: ${DEFAULT-VALUE})")
    private int nodes;

    @Option(
            names = "--eval",
            paramLabel = "FILE",
            defaultValue = "generic",
            description =
                    "play by the weights of an earlier fit (default: ${DEFAULT-VALUE}, derived from the rules alone)")
    private String eval;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "seed of the openings, and of the choice of positions (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--keep",
            paramLabel = "FILE",
            description = "save each game to FILE as it ends; what was interrupted continues from it")
    private Optional<String> keep = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", description = "write the weights to FILE; default: standard output")
    private Optional<String> out = Optional.empty();

    @Mixin
    private StandstillOption standstill;

    @Mixin
    private ThreadsOption threads;

    @Inject
    public TuneCommand(Provider<Registry> registry, Output output, ProgressBars bars) {
        this.registry = registry;
        this.output = output;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        MatchOptions.checkGames(games);
        OptionRange.inRange("--nodes", nodes, 1, MOST_NODES);
        int workers = threads.count();
        return registry.get()
                .follow(standstill.duration(), variant, "for games to learn from", counter -> tune(workers, counter));
    }

    private int tune(int workers, WorkCounter counter) {
        Rules rules = registry.get().rules(variant);
        String player = "alphabeta:nodes=" + nodes + ",hash=4,eval=" + eval;
        EngineSpec spec = EngineSpec.parse(player);
        Match match = new Match(rules, spec, spec, settings());
        counter.count(match::plies);
        Tuning tuning = new Tuning(rules, OPENING, seed);
        try (ProgressBars.Bar bar = bars.start("playing")) {
            String event = "games of " + player + " to learn from, seed " + seed;
            ResumableMatch.play(match, rules.setting(), event, keep, workers, game -> {
                tuning.add(game);
                bar.reached(match.standing().games(), games);
            });
        }
        return report(tuning.fit(), rules);
    }

    private MatchSettings settings() {
        Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), MOST_PLIES);
        return new MatchSettings(games / 2, seed, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
    }

    private int report(Tuning.Result result, Rules rules) {
        String head = String.format(
                Locale.ROOT,
                """
                # %s: %d positions of %d games by %d nodes a move, seed %d
                # on games not learnt from, cross entropy %.5f nats by the generic weights, by these less by %.5f (%.5f to %.5f)
                # expectancy of a score s in hundredths of a pawn: 1 / (1 + exp(-%.6f s))
                """,
                rules.setting(),
                result.positions(),
                games,
                nodes,
                seed,
                result.generic(),
                result.gain().mean(),
                result.gain().low(),
                result.gain().high(),
                result.slope());
        String text = result.weights().text();
        int first = text.indexOf('\n') + 1;
        String whole = text.substring(0, first) + head + text.substring(first);
        if (out.isPresent()) {
            output.file(out.get(), whole);
        } else {
            output.data(whole.stripTrailing());
        }
        return ExitCode.DONE;
    }
}
