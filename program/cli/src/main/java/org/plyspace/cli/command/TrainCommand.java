package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.match.engine.WeightTexts;
import org.plyspace.match.train.NetTraining;
import org.plyspace.report.TrainingReport;
import org.plyspace.search.Weights;
import org.plyspace.search.net.Net;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace train}: learns a net that corrects the evaluation from games. */
@Command(
        name = "train",
        description =
                "Trains a small net to correct the evaluation: plays the search against itself, learns from the positions,"
                        + " and writes a net that alphabeta reads as net=FILE.",
        footer = {"", "docs/engines.md describes the net, and what it brought where it was measured."})
public final class TrainCommand implements Callable<Integer> {

    private static final String CHECKPOINT = ".checkpoint";

    private final Provider<Registry> registry;
    private final Output output;
    private final ProgressBars bars;

    @Parameters(paramLabel = "<variant>", description = "id, or id:option=value,...")
    private String variant = "";

    @Mixin
    private LearningGames games;

    @Option(
            names = "--eval",
            paramLabel = "FILE",
            description =
                    "weights that play the games, and that the net corrects (default: the rule set's own, else generic)")
    private Optional<String> eval = Optional.empty();

    @Option(
            names = "--units",
            paramLabel = "N",
            defaultValue = "16",
            description = "N units for each side (default: ${DEFAULT-VALUE})")
    private int units;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "write the net to FILE; what is learnt lies in FILE" + CHECKPOINT
                    + " until then, and a training that was interrupted continues from it")
    private String out = "";

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Mixin
    private ThreadsOption threads;

    @Inject
    public TrainCommand(Provider<Registry> registry, Output output, ProgressBars bars) {
        this.registry = registry;
        this.output = output;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        games.check();
        OptionRange.inRange("--units", units, 1, Net.MOST_UNITS);
        int workers = threads.count();
        Path checkpoint = checkpoint();
        Output.requireFolder("--out", out);
        return registry.get()
                .follow(
                        games.standstill(),
                        variant,
                        "for games to learn from",
                        counter -> train(checkpoint, workers, counter));
    }

    private Path checkpoint() {
        try {
            return Path.of(out + CHECKPOINT);
        } catch (InvalidPathException invalid) {
            throw FileErrors.unwritable(out, invalid);
        }
    }

    private int train(Path checkpoint, int workers, WorkCounter counter) {
        Rules rules = registry.get().rules(variant);
        Weights weights = eval.map(WeightTexts::named).orElseGet(() -> Weights.usual(rules));
        NetTraining training = new NetTraining(rules, weights, LearningGames.OPENING, units, games.seed());
        int learnt = games.each(rules, eval, workers, counter, bars, training::add);
        AtomicLong epochs = new AtomicLong();
        counter.count(epochs::get);
        NetTraining.Result result;
        try (ProgressBars.Bar bar = bars.start("learning")) {
            result = training.train(checkpoint, workers, (done, total) -> {
                epochs.set(done);
                bar.reached(done, total);
            });
        }
        TrainingReport report = TrainingReport.of(rules.setting(), learnt, units, games.seed(), result);
        output.file(out, result.net().text());
        remove(checkpoint);
        if (asJson) {
            output.json(report);
        } else {
            report.lines().forEach(output::line);
        }
        return ExitCode.DONE;
    }

    private static void remove(Path checkpoint) {
        try {
            new AtomicFile(checkpoint).remove();
        } catch (IOException failed) {
            throw FileErrors.unwritable(checkpoint.toString(), failed);
        }
    }
}
