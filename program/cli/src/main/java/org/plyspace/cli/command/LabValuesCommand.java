package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.GamesProgress;
import org.plyspace.engine.Registry;
import org.plyspace.lab.experiment.ExperimentRun;
import org.plyspace.lab.odds.PieceExchange;
import org.plyspace.lab.value.Contest;
import org.plyspace.lab.value.ContestResult;
import org.plyspace.lab.value.PieceValuation;
import org.plyspace.lab.value.Valuation;
import org.plyspace.lab.value.ValuationSettings;
import org.plyspace.report.ContestReport;
import org.plyspace.report.ValuationData;
import org.plyspace.report.ValuationText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace lab values}: measures what pieces are worth. */
@Command(
        name = "values",
        description =
                "Measures what pieces are worth in three ways, side by side: by the number of cells they attack, by"
                        + " fitting game results to material, and by games in which each side lacks something else.",
        footer = {"", "docs/studies/piece-values.md describes the method and the results."})
public final class LabValuesCommand implements Callable<Integer> {

    private static final double LEVEL = 0.05;

    private final Provider<Registry> registry;
    private final Output output;
    private final LiveLine live;

    @Parameters(paramLabel = "<variant>", arity = "1..*", description = "id, or id:option=value,...")
    private List<String> specs = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "play N games for each exchange, an even number, and twice as many whole games for the fit (default: 1000)")
    private Optional<Integer> games = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", description = "search N nodes for each move (default: 2000)")
    private Optional<Integer> nodes = Optional.empty();

    @Option(names = "--quick", description = "take a quick look: 100 games for each exchange, 200 nodes a move")
    private boolean quick;

    @Option(
            names = "--exchange",
            paramLabel = "A:B",
            description =
                    "play only this exchange, such as N:B, R:NP or P:- for a pawn against nothing; may be given several times")
    private List<String> exchanges = new ArrayList<>();

    @Option(
            names = "--stronger",
            paramLabel = "A:B",
            description =
                    "only test whether A is stronger than B, such as N:R: Black without A plays White without B, and with"
                            + " colours changed; exit code 1 if it is not")
    private Optional<String> stronger = Optional.empty();

    @Option(names = "--pairs", paramLabel = "N", description = "play N pairs of games for --stronger (default: 2000)")
    private Optional<Integer> pairs = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description =
                    "seed of the random choices; the same seed gives the same numbers (default: ${DEFAULT-VALUE})")
    private long seed;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private WidthOption width;

    @ArgGroup
    private Format format = new Format();

    /** The forms that replace the tables. */
    static final class Format {
        @Option(names = "--json", description = "print JSON")
        private boolean json;

        @Option(names = "--csv", description = "print CSV, one line for each number")
        private boolean csv;
    }

    @Inject
    public LabValuesCommand(Provider<Registry> registry, Output output, LiveLine live) {
        this.registry = registry;
        this.output = output;
        this.live = live;
    }

    @Override
    public Integer call() {
        checkTogether();
        ValuationSettings settings = settings();
        int workers = threads.count();
        int columns = width.characters();
        return stronger.map(question -> compare(question, settings, workers))
                .orElseGet(() -> measure(settings, workers, columns));
    }

    private void checkTogether() {
        if (stronger.isEmpty()) {
            if (pairs.isPresent()) {
                throw new UsageException("--pairs goes with --stronger; expected --games for exchanges");
            }
            return;
        }
        if (games.isPresent() || !exchanges.isEmpty() || format.csv || quick) {
            throw new UsageException(
                    "--stronger asks one question only; expected no --games (but --pairs), --exchange, --quick or --csv with it");
        }
    }

    private ValuationSettings settings() {
        ValuationSettings usual = quick ? ValuationSettings.QUICK : ValuationSettings.USUAL;
        int number = games.orElse(usual.games());
        OptionRange.inRange("--games", number, 2, ValuationSettings.MOST_GAMES);
        MatchOptions.checkGames(number);
        int limit = OptionRange.inRange("--nodes", nodes.orElse(usual.nodes()), 1, ValuationSettings.MOST_NODES);
        return new ValuationSettings(number, limit, seed);
    }

    private int compare(String question, ValuationSettings settings, int workers) {
        int wanted = OptionRange.inRange("--pairs", pairs.orElse(Contest.USUAL_PAIRS), 1, Contest.MOST_PAIRS);
        Map<String, Contest> contests = new LinkedHashMap<>();
        specs.forEach(setting -> contests.put(setting, registry.get().ask(setting, "for its pieces", () -> {
            Rules rules = registry.get().rules(setting);
            return new Contest(rules, PieceExchange.parse(rules, question), settings.nodes(), seed);
        })));
        List<ContestReport> reports = new ArrayList<>();
        contests.forEach((setting, contest) -> {
            GamesProgress progress = new GamesProgress(setting);
            try (LiveLine line = live) {
                line.show(progress.beginning());
                ContestResult result = registry.get()
                        .follow(
                                ExperimentRun.USUAL,
                                setting,
                                "to play games",
                                counter -> contest.run(
                                        wanted,
                                        workers,
                                        (done, all) -> line.show(progress.line("games", 2 * done, 2 * all)),
                                        counter));
                reports.add(ContestReport.of(registry.get().rules(setting).setting(), result, LEVEL));
            }
        });
        if (format.json) {
            output.json(new ContestReport.Several(reports));
        } else {
            reports.forEach(report -> report.lines().forEach(output::line));
        }
        return ExitCode.of(reports.stream().allMatch(ContestReport::isYes));
    }

    private int measure(ValuationSettings settings, int workers, int columns) {
        Map<String, Ready> ready = new LinkedHashMap<>();
        specs.forEach(setting ->
                ready.put(setting, registry.get().ask(setting, "for its pieces", () -> ready(setting, settings))));
        List<Valuation> valuations = new ArrayList<>();
        ready.forEach((setting, one) -> {
            Valuation valuation = play(setting, one, workers);
            valuations.add(valuation);
            if (!format.json && !format.csv) {
                output.text((valuations.size() > 1 ? "\n" : "")
                        + new ValuationText(valuation).render(columns).stripTrailing());
                output.flush();
            }
        });
        if (format.json) {
            output.jsonText(ValuationData.json(valuations).stripTrailing());
        } else if (format.csv) {
            output.data(ValuationData.csv(valuations).stripTrailing());
        }
        return ExitCode.DONE;
    }

    /** What a valuation needs; all that can be refused is refused before the first game is played. */
    private record Ready(PieceValuation valuation, List<PieceExchange> exchanges) {}

    private Ready ready(String setting, ValuationSettings settings) {
        Rules rules = registry.get().rules(setting);
        List<PieceExchange> asked = exchanges.stream()
                .map(text -> PieceExchange.parse(rules, text))
                .distinct()
                .toList();
        PieceValuation valuation = new PieceValuation(rules, settings);
        asked.forEach(valuation::check);
        return new Ready(valuation, asked);
    }

    private Valuation play(String setting, Ready ready, int workers) {
        GamesProgress progress = new GamesProgress(setting);
        try (LiveLine line = live) {
            line.show(progress.beginning());
            PieceValuation.Watcher watcher = (kind, done, all) -> line.show(progress.line(kind, done, all));
            return registry.get()
                    .follow(
                            ExperimentRun.USUAL,
                            setting,
                            "to play games",
                            counter -> ready.exchanges.isEmpty()
                                    ? ready.valuation.run(workers, watcher, counter)
                                    : ready.valuation.run(ready.exchanges, workers, watcher, counter));
        }
    }
}
