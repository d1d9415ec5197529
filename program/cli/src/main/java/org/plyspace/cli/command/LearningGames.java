package org.plyspace.cli.command;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.tune.RecordedGames;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The games that {@code tune} learns from: played by the search against itself, or read. */
public final class LearningGames {

    /** The number of random plies that begin each game, which are not learnt from. */
    static final int OPENING = 8;

    private static final int MOST_PLIES = 400;
    private static final int MOST_NODES = 10_000_000;
    /** A little noise, since the two games of a pair between equal players would be the same without it. */
    private static final int NOISE = 12;

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
    private TimeoutOption timeout;

    /**
     * Checks the options.
     *
     * @throws UsageException if one is out of range, or two contradict each other
     */
    void check() {
        MatchOptions.checkGames(games);
        OptionRange.inRange("--nodes", nodes, 1, MOST_NODES);
        if (!from.isEmpty() && keep.isPresent()) {
            throw new UsageException("--keep saves games that are played, and --from plays none; give one of them");
        }
    }

    /** The files that games are read from; empty if they are played. */
    List<String> files() {
        return from;
    }

    long seed() {
        return seed;
    }

    Duration standstill() {
        return timeout.duration();
    }

    /**
     * Plays or reads the games.
     *
     * @param eval the weights that play them
     * @param each receives every game, in any order
     * @return the number of games
     */
    int each(Rules rules, String eval, int threads, WorkCounter counter, ProgressBars bars, Consumer<MatchGame> each) {
        return from.isEmpty() ? play(rules, eval, threads, counter, bars, each) : read(rules, counter, each);
    }

    private int read(Rules rules, WorkCounter counter, Consumer<MatchGame> each) {
        AtomicLong done = new AtomicLong();
        counter.count(done::get);
        return RecordedGames.read(from, rules.setting(), game -> {
            each.accept(game);
            done.incrementAndGet();
        });
    }

    private int play(
            Rules rules, String eval, int threads, WorkCounter counter, ProgressBars bars, Consumer<MatchGame> each) {
        String player = "alphabeta:nodes=" + nodes + ",hash=4,noise=" + NOISE + ",eval=" + eval;
        EngineSpec spec = EngineSpec.parse(player);
        Match match = new Match(rules, spec, spec, settings());
        counter.count(match::plies);
        try (ProgressBars.Bar bar = bars.start("games")) {
            String event = "games of " + player + " to learn from, seed " + seed;
            ResumableMatch.play(match, rules.setting(), event, keep, threads, game -> {
                each.accept(game);
                bar.reached(match.standing().games(), games);
            });
        }
        return games;
    }

    private MatchSettings settings() {
        Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), MOST_PLIES);
        return new MatchSettings(games / 2, seed, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
    }
}
