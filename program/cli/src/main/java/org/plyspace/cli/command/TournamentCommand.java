package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.Match;
import org.plyspace.match.MatchResult;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.Tournament;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.report.TournamentReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace tournament}: plays engines against each other and rates them. */
@Command(
        name = "tournament",
        description = "Plays matches between engines, each against each other, and rates them.",
        footer = {"", "docs/engines.md describes engines, ratings and the files of --out."})
public final class TournamentCommand implements Callable<Integer> {

    private static final int MOST_ENGINES = 100;

    private final Provider<Registry> registry;
    private final Output output;
    private final ProgressBars bars;

    @Parameters(
            paramLabel = "ENGINE",
            arity = "2..*",
            completionCandidates = MatchOptions.EngineNames.class,
            description = "an engine")
    private List<String> engines = new ArrayList<>();

    @Option(names = "--variant", paramLabel = "V", required = true, description = "id, or id:option=value,...")
    private String variant;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "40",
            description = "play N games between each two engines, an even number (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--out",
            paramLabel = "NAME",
            description =
                    "save the games of the first and second engine to NAME-1-2.jsonl, and so on; a tournament that was"
                            + " interrupted continues from these files")
    private Optional<String> out = Optional.empty();

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Mixin
    private MatchOptions options;

    @Mixin
    private ThreadsOption threads;

    @Inject
    public TournamentCommand(Provider<Registry> registry, Output output, ProgressBars bars) {
        this.registry = registry;
        this.output = output;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        MatchOptions.checkGames(games);
        OptionRange.inRange("engines", engines.size(), 2, MOST_ENGINES);
        if (new HashSet<>(engines).size() < engines.size()) {
            throw new UsageException("duplicate engine; expected each engine once");
        }
        List<EngineSpec> specs = engines.stream()
                .map(text -> MatchCommand.engine("ENGINE", text))
                .toList();
        int workers = threads.count();
        return registry.get()
                .within(CallLimit.work(options.standstill()))
                .follow(variant, "to play a tournament", counter -> play(specs, workers, counter));
    }

    private int play(List<EngineSpec> specs, int workers, WorkCounter counter) {
        Rules rules = registry.get().rules(variant);
        MatchSettings settings = options.settings(registry.get(), rules, games, Optional.empty());
        Tournament tournament = new Tournament(specs.size());
        List<String> failures = new ArrayList<>();
        int all = specs.size() * (specs.size() - 1) / 2 * games;
        int before = 0;
        try (ProgressBars.Bar bar = bars.start("games")) {
            for (int one = 0; one < specs.size(); one++) {
                for (int other = one + 1; other < specs.size(); other++) {
                    Match match = new Match(rules, specs.get(one), specs.get(other), settings);
                    counter.count(match::plies);
                    int done = before;
                    MatchResult result = ResumableMatch.play(
                            match,
                            rules.setting(),
                            options.event(engines.get(one), engines.get(other)),
                            file(one, other),
                            workers,
                            game -> bar.reached(done + match.standing().games(), all));
                    tournament.met(one, other, match);
                    String names = specs.get(one) + " against " + specs.get(other) + ", ";
                    result.failures().forEach(what -> failures.add(names + what));
                    before += games;
                }
            }
        }
        TournamentReport report = new TournamentReport(
                rules.setting(),
                games,
                specs.stream().map(EngineSpec::toString).toList(),
                tournament.places(),
                failures);
        output.report(asJson, report, report::lines);
        return ExitCode.of(failures.isEmpty());
    }

    private Optional<String> file(int one, int other) {
        return out.map(name -> name + "-" + (one + 1) + "-" + (other + 1) + ".jsonl");
    }
}
