package org.plyspace.cli.command;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.match.MatchTerms;
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

    private static final int MOST_NODES = 10_000_000;

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
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "seed of the openings, and of what is learnt in which order (default: ${DEFAULT-VALUE})")
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

    @Mixin
    private CommonOptions.Timeout timeout;

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

    @Override
    public Integer call() {
        MatchTerms.checkGames(games);
        OptionRange.inRange("--nodes", nodes, 1, MOST_NODES);
        if (!from.isEmpty() && keep.isPresent()) {
            throw new UsageException("--keep saves games that are played, and --from plays none; give one of them");
        }
        out.ifPresent(file -> OutputFiles.requireFolder("--out", file));
        write(out, weights(threads.count()));
        return ExitCode.DONE;
    }

    private String weights(int workers) {
        TuningTask task = new TuningTask(registry(), eval, seed, timeout.duration());
        if (variants.size() > 1) {
            if (from.isEmpty()) {
                throw new UsageException(
                        "several rule sets learn together from games that were played before; name their files with --from");
            }
            return task.together(variants, from);
        }
        if (!from.isEmpty()) {
            return task.fromFiles(variants.get(0), from);
        }
        try (ProgressLine line = console().progress("games")) {
            return task.fromOwn(variants.get(0), new TuningTask.OwnGames(games, nodes, keep), workers, (done, all) -> {
                line.reached(done, all);
                if (done == all) {
                    line.show(""); // fitting takes a while, and counts nothing
                }
            });
        }
    }
}
