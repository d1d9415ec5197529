package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.match.tune.TuningTask;
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
public final class TuneCommand extends BaseCommand {

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
    private CommonOptions.Threads threads;

    @Inject
    public TuneCommand(CommandContext context) {
        super(context);
    }

    @Override
    public Integer call() {
        games.check();
        out.ifPresent(file -> OutputFiles.requireFolder("--out", file));
        write(out, weights(threads.count()));
        return ExitCode.DONE;
    }

    private String weights(int workers) {
        List<String> files = games.files();
        TuningTask task = games.task(registry(), eval);
        if (variants.size() > 1) {
            if (files.isEmpty()) {
                throw new UsageException(
                        "several rule sets learn together from games that were played before; name their files with --from");
            }
            return task.together(variants, files);
        }
        if (!files.isEmpty()) {
            return task.fromFiles(variants.get(0), files);
        }
        try (ProgressLine line = console().progress("games")) {
            return task.fromOwn(variants.get(0), games.own(), workers, line);
        }
    }
}
