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
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.MatchGame;
import org.plyspace.match.engine.EngineSpec.WeightTexts;
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

    @Mixin
    private LearningGames games;

    @Option(
            names = "--eval",
            paramLabel = "FILE",
            defaultValue = "generic",
            description =
                    "begin with the weights of an earlier fit, which play the games and which the fit is held near (default:"
                            + " ${DEFAULT-VALUE}, the same for all rule sets)")
    private String eval;

    @Option(names = "--out", paramLabel = "FILE", description = "write the weights to FILE; default: standard output")
    private Optional<String> out = Optional.empty();

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
        games.check();
        out.ifPresent(file -> Output.requireFolder("--out", file));
        int workers = threads.count();
        if (variants.size() > 1) {
            return tuneTogether();
        }
        String variant = variants.get(0);
        return registry.get()
                .within(CallLimit.work(games.standstill()))
                .follow(variant, "for games to learn from", counter -> tune(variant, workers, counter));
    }

    private int tuneTogether() {
        if (games.files().isEmpty()) {
            throw new UsageException(
                    "several rule sets learn together from games that were played before; name their files with --from");
        }
        List<Rules> ruleSets = variants.stream().map(registry.get()::rules).toList();
        SharedTuning tuning = new SharedTuning(WeightTexts.named(eval), LearningGames.OPENING, games.seed());
        for (int i = 0; i < ruleSets.size(); i++) {
            Rules rules = ruleSets.get(i);
            registry.get()
                    .within(CallLimit.work(games.standstill()))
                    .follow(variants.get(i), "for positions to learn from", counter -> {
                        AtomicLong done = new AtomicLong();
                        counter.count(done::get);
                        List<MatchGame> read = new ArrayList<>();
                        RecordedGames.read(games.files(), rules.setting(), read::add);
                        tuning.add(rules, read, done::incrementAndGet);
                        return ExitCode.DONE;
                    });
        }
        SharedTuning.Result result = tuning.fit();
        StringBuilder head = new StringBuilder();
        result.slopes()
                .forEach((setting, slope) -> head.append(String.format(
                        Locale.ROOT, "# %s: expectancy of a score s: 1 / (1 + exp(-%.6f s))%n", setting, slope)));
        head.append(String.format(Locale.ROOT, "# %d positions, seed %d%n", result.positions(), games.seed()));
        return write(result.weights(), head.toString());
    }

    private int tune(String variant, int workers, WorkCounter counter) {
        Rules rules = registry.get().rules(variant);
        Tuning tuning = new Tuning(rules, LearningGames.OPENING, WeightTexts.named(eval), games.seed());
        int learnt = games.each(rules, eval, workers, counter, bars, tuning::add);
        return report(tuning.fit(), rules, learnt);
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
                games.seed(),
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
