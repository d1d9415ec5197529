package org.plyspace.cli.command;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.Registry;
import org.plyspace.match.MatchTerms;
import org.plyspace.match.tune.TuningTask;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The games that {@code tune} learns from: played by the search against itself, or read. */
public final class LearningGames {

    private static final int MOST_NODES = 10_000_000;

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

    /**
     * Checks the options.
     *
     * @throws UsageException if one is out of range, or two contradict each other
     */
    void check() {
        MatchTerms.checkGames(games);
        OptionRange.inRange("--nodes", nodes, 1, MOST_NODES);
        if (!from.isEmpty() && keep.isPresent()) {
            throw new UsageException("--keep saves games that are played, and --from plays none; give one of them");
        }
    }

    /** The files that games are read from; empty if they are played. */
    List<String> files() {
        return from;
    }

    /** The games to play. */
    TuningTask.OwnGames own() {
        return new TuningTask.OwnGames(games, nodes, keep);
    }

    /** What learns from them, beginning with these weights. */
    TuningTask task(Registry registry, String eval) {
        return new TuningTask(registry, eval, seed, timeout.duration());
    }
}
