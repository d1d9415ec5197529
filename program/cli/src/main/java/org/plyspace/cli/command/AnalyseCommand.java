package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.InputException;
import org.plyspace.match.advice.ReviewReport;
import org.plyspace.search.Limits;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.review.ReviewedMove;
import org.plyspace.search.review.Reviewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace analyse}: scores every move of a game. */
@Command(
        name = "analyse",
        description =
                "Searches every position of a game and prints, for each move, the score before and after it, what it lost"
                        + " and the best line; then a summary of each side. FILE has any form that 'convert' reads.")
public final class AnalyseCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Input input;
    private final Output output;
    private final ProgressBars bars;

    @Parameters(index = "0", paramLabel = "FILE", description = "file of games, or - for standard input")
    private String file = "";

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "50000",
            description = "search at most N nodes for each position (default: ${DEFAULT-VALUE})")
    private long nodes;

    @Mixin
    private GameFileOptions reading;

    @Option(
            names = "--variant",
            paramLabel = "<variant>",
            description =
                    "rule set of the games, id:option=value,...; needed for source text, and for PGN without a Variant tag")
    private Optional<String> variant = Optional.empty();

    @Option(
            names = "--annotate",
            paramLabel = "OUT",
            description =
                    "write the games, with the findings as comments, in the form of FILE; OUT must be a new file or FILE"
                            + " itself")
    private Optional<String> out = Optional.empty();

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Mixin
    private AskedTables tables;

    @Inject
    public AnalyseCommand(Provider<Registry> registry, Input input, Output output, ProgressBars bars) {
        this.registry = registry;
        this.input = input;
        this.output = output;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        if (nodes < 1) {
            throw new UsageException("--nodes: " + nodes + " is less than 1");
        }
        Optional<Annotated> annotated = out.map(name -> Annotated.of(file, name));
        if (reading.hasEncoding() && annotated.flatMap(Annotated::text).isPresent()) {
            throw new UsageException("--annotate: games are written as UTF-8, not in the --encoding of "
                    + Input.name(file) + "; choose another name");
        }
        String text = annotated
                .flatMap(Annotated::text)
                .orElseGet(() -> reading.text(input, file, RecordReplays.LONGEST_FILE));
        GameFormat form = reading.form(text, file);
        GameFileOptions.check(form, variant, Optional.empty());
        Exchange exchange = new Exchange(registry.get());
        List<ReplayedGame> games =
                exchange.read(new GamesText(text, Input.name(file), variant, Optional.empty()), form);
        List<ReviewReport> reports = reports(games);
        print(reports);
        annotated.ifPresent(to ->
                to.write(exchange.write(commented(games, reports), form == GameFormat.PGN ? form : GameFormat.JSON)));
        return ExitCode.DONE;
    }

    private List<ReviewReport> reports(List<ReplayedGame> games) {
        int total = games.stream().mapToInt(game -> game.game().plies()).sum();
        List<ReviewReport> reports = new ArrayList<>();
        try (ProgressBars.Bar bar = bars.start("positions")) {
            int before = 0;
            for (ReplayedGame game : games) {
                int done = before;
                reports.add(registry.get()
                        .follow(
                                game.record().setting(),
                                "for what moves are worth",
                                counter ->
                                        report(game.game(), searched -> bar.reached(done + searched, total), counter)));
                before += game.game().plies();
            }
        }
        return reports;
    }

    private ReviewReport report(Game game, IntConsumer progress, WorkCounter counter) {
        Rules rules = game.position().rules();
        // A resignation or an agreed draw is not the last move's doing.
        Optional<Outcome> end = game.isDeclared() ? Optional.empty() : game.outcome();
        Reviewer reviewer = new Reviewer(rules, SearchSettings.USUAL_MEGABYTES, tables.forSearch(rules));
        counter.count(reviewer::nodes);
        List<ReviewedMove> reviewed = reviewer.review(
                rules.position(game.start(), Purpose.GAME), game.moves(), end, Limits.NONE.ofNodes(nodes), progress);
        return ReviewReport.of(game, reviewed, nodes);
    }

    private void print(List<ReviewReport> reports) {
        if (asJson) {
            output.json(Map.of("games", reports));
            return;
        }
        for (int i = 0; i < reports.size(); i++) {
            if (i > 0) {
                output.line("");
            }
            reports.get(i).lines().forEach(output::line);
        }
    }

    private static List<ReplayedGame> commented(List<ReplayedGame> games, List<ReviewReport> reports) {
        return IntStream.range(0, games.size())
                .mapToObj(i -> {
                    ReplayedGame game = games.get(i);
                    return new ReplayedGame(
                            game.record()
                                    .withLine(reports.get(i).onto(game.record().line())),
                            game.game());
                })
                .toList();
    }

    /**
     * The file for annotated games: a new one, or the one they were read from, which is replaced only if it has not changed since.
     *
     * @param text the text of the games, if they were read from this same file
     */
    private record Annotated(String name, AtomicFile file, Optional<String> text) {

        /**
         * Compares the two names, and reads the games if both name the same file.
         *
         * @throws InputException if {@code out} is an existing file that is not {@code in}, or the file cannot be read
         * @throws PlyspaceException if {@code out} cannot be the name of a file
         */
        static Annotated of(String in, String out) {
            return Output.into(out, path -> {
                boolean taken = Files.exists(path);
                if (taken && !isSame(in, path)) {
                    throw new InputException(
                            Input.name(out)
                                    + ": file exists and is not the one analysed; choose another name, or that of the file analysed");
                }
                AtomicFile file = new AtomicFile(path);
                return new Annotated(
                        out,
                        file,
                        taken ? Optional.of(file.read(Input.name(in), RecordReplays.LONGEST_FILE)) : Optional.empty());
            });
        }

        private static boolean isSame(String in, Path out) throws IOException {
            Path from = Path.of(in);
            return !in.equals(Input.STANDARD_INPUT) && Files.exists(from) && Files.isSameFile(from, out);
        }

        /**
         * Writes the games.
         *
         * @throws PlyspaceException if that fails; the old file is then unchanged
         */
        void write(String games) {
            try {
                file.update(games);
            } catch (IOException failed) {
                throw FileErrors.unwritable(name, failed);
            }
        }
    }
}
