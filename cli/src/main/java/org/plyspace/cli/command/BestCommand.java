package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.Registry;
import org.plyspace.lab.advice.FoundReport;
import org.plyspace.lab.advice.FoundText;
import org.plyspace.search.Found;
import org.plyspace.search.Limits;
import org.plyspace.search.Searcher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace best}: what a search takes for the best moves. */
@Command(
        name = "best",
        description =
                "Searches for the best moves: score in pawns for the side to move, what it expects to score, best play that"
                        + " follows; on a terminal each iteration as it ends. One second if no limit is given.")
public final class BestCommand implements Callable<Integer> {

    private static final int MOST_LINES = 500;
    private static final long USUAL_MILLIS = 1_000;
    private static final long[] NO_GAME = {};

    private final Provider<Registry> registry;
    private final Output output;
    private final LiveLine live;

    @Mixin
    private PositionArguments arguments;

    @Option(names = "--depth", paramLabel = "N", description = "how many plies deep at most, 1 to 64")
    private Optional<Integer> depth = Optional.empty();

    @Mixin
    private SearchLimits within;

    @Option(names = "--lines", paramLabel = "K", description = "how many moves to find best play for; default: 1")
    private int lines = 1;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public BestCommand(Provider<Registry> registry, Output output, LiveLine live) {
        this.registry = registry;
        this.output = output;
        this.live = live;
    }

    @Override
    public Integer call() {
        Limits limits = limits();
        OptionRange.inRange("--lines", lines, 1, MOST_LINES);
        int megabytes = within.megabytes();
        return registry.get().ask(arguments.variant(), "for the best moves", () -> search(limits, megabytes));
    }

    private Limits limits() {
        Limits limits = Limits.NONE;
        if (depth.isPresent()) {
            limits = limits.toDepth(OptionRange.inRange("--depth", depth.get(), 1, Limits.DEEPEST));
        }
        return depth.isPresent() || within.areGiven() ? within.within(limits) : limits.ofMillis(USUAL_MILLIS);
    }

    private int search(Limits limits, int megabytes) {
        Rules rules = arguments.rules(registry.get());
        Position position = arguments.position(rules);
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isPresent()) {
            output.line("there is no best move, the game is over: " + outcome.get());
            return 1;
        }
        Found found = found(new Searcher(rules, megabytes), position, limits);
        FoundReport report = FoundReport.of(position, found);
        if (asJson) {
            output.json(report);
            return 0;
        }
        output.line(report.variant() + " depth " + report.depth() + ": " + report.pace());
        report.lines().stream().map(FoundText::of).forEach(output::line);
        return 0;
    }

    /** Each iteration is shown to who watches while the next one is searched. */
    private Found found(Searcher searcher, Position position, Limits limits) {
        try (live) {
            return searcher.search(
                    position,
                    NO_GAME,
                    limits,
                    lines,
                    iteration -> live.show("depth " + iteration.depth()
                            + ": "
                            + FoundText.of(FoundReport.of(position, iteration)
                                            .lines()
                                            .get(0))
                                    .strip()));
        }
    }
}
