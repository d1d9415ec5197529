package org.plyspace.cli.command;

import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.advice.SearchResultReport;
import org.plyspace.match.advice.SearchResultText;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchResult;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace best}: searches for the best moves. */
@Command(
        name = "best",
        description =
                "Searches for the best moves and prints, for each, the score in pawns for the side to move, the expected"
                        + " score and the best play that follows. On a terminal it shows each iteration as it ends. It searches for"
                        + " one second if no limit is given.")
public final class BestCommand extends BaseCommand {

    private static final int MOST_LINES = 500;
    private static final long USUAL_MILLIS = 1_000;
    private static final long[] NO_GAME = {};

    @Mixin
    private PositionArguments arguments;

    @Option(names = "--depth", paramLabel = "N", description = "search at most N plies deep, 1 to 64")
    private Optional<Integer> depth = Optional.empty();

    @Mixin
    private SearchLimits within;

    @Option(
            names = "--lines",
            paramLabel = "K",
            description = "find the K best moves, with best play for each; default: 1")
    private int lines = 1;

    @Mixin
    private CommonOptions.Tables tables;

    @Mixin
    private CommonOptions.Json json;

    @Override
    public Integer call() {
        Limits limits = limits();
        OptionRange.inRange("--lines", lines, 1, MOST_LINES);
        int megabytes = within.megabytes();
        return arguments.follow("for the best moves", counter -> search(limits, megabytes, counter));
    }

    private Limits limits() {
        Limits limits = Limits.NONE;
        if (depth.isPresent()) {
            limits = limits.toDepth(OptionRange.inRange("--depth", depth.get(), 1, Limits.DEEPEST));
        }
        return depth.isPresent() || within.areGiven() ? within.within(limits) : limits.ofMillis(USUAL_MILLIS);
    }

    private int search(Limits limits, int megabytes, WorkCounter counter) {
        Rules rules = arguments.rules();
        Position position = arguments.position(rules);
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isPresent()) {
            // With --json, standard output has JSON or nothing.
            Consumer<String> channel = json.isWanted() ? console()::notice : console()::line;
            channel.accept("there is no best move, the game is over: " + outcome.get());
            return ExitCode.FAILED;
        }
        Searcher searcher =
                new Searcher(rules, new PieceValues(rules), SearchSettings.of(megabytes), tables.forSearch(rules));
        counter.count(searcher::nodes);
        SearchResult searchResult = search(searcher, position, limits);
        SearchResultReport report = SearchResultReport.of(position, searchResult);
        if (json.isWanted()) {
            console().json(report);
            return ExitCode.DONE;
        }
        console()
                .line(report.variant() + " depth " + report.depth() + ": " + report.pace()
                        + report.tableHits()
                                .map(hits -> "; tables knew " + hits + " positions")
                                .orElse("")
                        + (report.depth() == 0 ? "; not even depth 1 was finished" : ""));
        SearchResultText.lines(report).forEach(console()::line);
        return ExitCode.DONE;
    }

    /** Searches, showing each iteration on the terminal while the next one runs. */
    private SearchResult search(Searcher searcher, Position position, Limits limits) {
        try (ProgressLine live = console().status()) {
            return searcher.search(
                    position,
                    NO_GAME,
                    limits,
                    lines,
                    iteration -> live.show("depth " + iteration.depth()
                            + ": "
                            + SearchResultText.of(SearchResultReport.of(position, iteration)
                                            .lines()
                                            .get(0))
                                    .strip()));
        }
    }
}
