package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.WeightTexts;
import org.plyspace.match.tune.RecordedGames;
import org.plyspace.match.tune.SharedTuning;
import org.plyspace.match.tune.Tuning;
import org.plyspace.search.Weights;
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
    /** A little noise, since the two games of a pair between equal players would be the same without it. */
    private static final int NOISE = 12;

    private final Provider<Registry> registry;
    private final Output output;
    private final ProgressBars bars;

    @Parameters(
            paramLabel = "<variant>",
            arity = "1..*",
            description = {
                "id, or id:option=value,...",
                "Several learn together, from --from, the weights of what men attack that suit rule sets of which no games are known."
            })
    private List<String> variants = List.of();

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
                    "begin with the weights of an earlier fit, which play the games and which the fit is held near (default:"
                            + " ${DEFAULT-VALUE}, the same for all rule sets)")
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

    @Option(
            names = "--from",
            paramLabel = "FILE",
            arity = "1..*",
            description =
                    "play nothing: learn from the games of the rule set in these records, such as match --out saves")
    private List<String> from = List.of();

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
        if (!from.isEmpty() && keep.isPresent()) {
            throw new UsageException("--keep saves games that are played, and --from plays none; give one of them");
        }
        if (variants.size() > 1) {
            return tuneTogether();
        }
        String variant = variants.get(0);
        return registry.get()
                .follow(
                        standstill.duration(),
                        variant,
                        "for games to learn from",
                        counter -> tune(variant, workers, counter));
    }

    private int tuneTogether() {
        if (from.isEmpty()) {
            throw new UsageException(
                    "several rule sets learn together from games that were played before; name their files with --from");
        }
        List<Rules> ruleSets = variants.stream().map(registry.get()::rules).toList();
        SharedTuning tuning = new SharedTuning(WeightTexts.named(eval), OPENING, seed);
        for (int i = 0; i < ruleSets.size(); i++) {
            Rules rules = ruleSets.get(i);
            registry.get().follow(standstill.duration(), variants.get(i), "for positions to learn from", counter -> {
                AtomicLong done = new AtomicLong();
                counter.count(done::get);
                List<MatchGame> read = new ArrayList<>();
                RecordedGames.read(from, rules.setting(), read::add);
                tuning.add(rules, read, done::incrementAndGet);
                return ExitCode.DONE;
            });
        }
        SharedTuning.Result result = tuning.fit();
        StringBuilder head = new StringBuilder();
        result.slopes()
                .forEach((setting, slope) -> head.append(String.format(
                        Locale.ROOT, "# %s: expectancy of a score s: 1 / (1 + exp(-%.6f s))%n", setting, slope)));
        head.append(String.format(Locale.ROOT, "# %d positions, seed %d%n", result.positions(), seed));
        return write(result.weights(), head.toString());
    }

    private int tune(String variant, int workers, WorkCounter counter) {
        Rules rules = registry.get().rules(variant);
        Tuning tuning = new Tuning(rules, OPENING, WeightTexts.named(eval), seed);
        int learnt = from.isEmpty() ? play(rules, tuning, workers, counter) : read(rules, tuning, counter);
        return report(tuning.fit(), rules, learnt);
    }

    private int read(Rules rules, Tuning tuning, WorkCounter counter) {
        AtomicLong done = new AtomicLong();
        counter.count(done::get);
        return RecordedGames.read(from, rules.setting(), game -> {
            tuning.add(game);
            done.incrementAndGet();
        });
    }

    private int play(Rules rules, Tuning tuning, int workers, WorkCounter counter) {
        String player = "alphabeta:nodes=" + nodes + ",hash=4,noise=" + NOISE + ",eval=" + eval;
        EngineSpec spec = EngineSpec.parse(player);
        Match match = new Match(rules, spec, spec, settings());
        counter.count(match::plies);
        try (ProgressBars.Bar bar = bars.start("playing")) {
            String event = "games of " + player + " to learn from, seed " + seed;
            ResumableMatch.play(match, rules.setting(), event, keep, workers, game -> {
                tuning.add(game);
                bar.reached(match.standing().games(), games);
            });
        }
        return games;
    }

    private MatchSettings settings() {
        Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), MOST_PLIES);
        return new MatchSettings(games / 2, seed, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
    }

    private int report(Tuning.Result result, Rules rules, int learnt) {
        String head = String.format(
                Locale.ROOT,
                """
                # %s: %d positions of %d games, seed %d
                # on games not learnt from, cross entropy %.5f nats by the first weights, by these less by %.5f (%.5f to %.5f)
                # expectancy of a score s in hundredths of a pawn: 1 / (1 + exp(-%.6f s))
                """,
                rules.setting(),
                result.positions(),
                learnt,
                seed,
                result.before(),
                result.gain().mean(),
                result.gain().low(),
                result.gain().high(),
                result.slope());
        return write(result.weights(), head);
    }

    private int write(Weights weights, String head) {
        String text = weights.text();
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
