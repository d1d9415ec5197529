package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
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
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.report.MatchReport;
import org.plyspace.statistics.PairSprt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace match}: measures which of two engines is stronger, and by how much. */
@Command(
        name = "match",
        description =
                "Plays pairs of games between two engines, each pair from one opening with colours changed, and estimates"
                        + " how much stronger the first one is.",
        footer = {"", "docs/engines.md describes engines, statistics and the file of --out."})
public final class MatchCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Output output;
    private final ProgressBars bars;

    @Parameters(
            index = "0",
            paramLabel = "A",
            completionCandidates = MatchOptions.EngineNames.class,
            description = "the first engine")
    private String first = "";

    @Parameters(
            index = "1",
            paramLabel = "B",
            completionCandidates = MatchOptions.EngineNames.class,
            description = "the second engine")
    private String second = "";

    @Option(names = "--variant", paramLabel = "V", required = true, description = "id, or id:option=value,...")
    private String variant;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "play at most N games, an even number (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--sprt",
            paramLabel = "E0,E1",
            description =
                    "stop early by SPRT with bounds E0,E1 (normalised Elo), such as 0,30; exit code 1 unless E1 is accepted")
    private Optional<String> sprt = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "save each game to FILE as it ends; a match that was interrupted continues from it")
    private Optional<String> out = Optional.empty();

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Mixin
    private MatchOptions options;

    @Mixin
    private ThreadsOption threads;

    @Inject
    public MatchCommand(Provider<Registry> registry, Output output, ProgressBars bars) {
        this.registry = registry;
        this.output = output;
        this.bars = bars;
    }

    @Override
    public Integer call() {
        MatchOptions.checkGames(games);
        EngineSpec one = engine("A", first);
        EngineSpec other = engine("B", second);
        Optional<PairSprt> test = sprt.map(MatchOptions::sprt);
        int workers = threads.count();
        return registry.get()
                .within(CallLimit.work(options.standstill()))
                .follow(variant, "to play a match", counter -> play(one, other, test, workers, counter));
    }

    static EngineSpec engine(String parameter, String text) {
        try {
            return EngineSpec.parse(text);
        } catch (UsageException none) {
            throw new UsageException(parameter + ": " + none.getMessage());
        }
    }

    private int play(EngineSpec one, EngineSpec other, Optional<PairSprt> test, int workers, WorkCounter counter) {
        Rules rules = registry.get().rules(variant);
        MatchSettings settings = options.settings(registry.get(), rules, games, test);
        Match match = new Match(rules, one, other, settings);
        counter.count(match::plies);
        MatchResult result;
        try (ProgressBars.Bar bar = bars.start("games")) {
            result = ResumableMatch.play(
                    match,
                    rules.setting(),
                    options.event(first, second),
                    out,
                    workers,
                    game -> bar.reached(match.standing().games(), games));
        }
        MatchReport report = new MatchReport(rules.setting(), one.toString(), other.toString(), result);
        output.report(asJson, report, report::lines);
        boolean confirmed = result.test()
                .map(settled -> settled.state() == PairSprt.State.UPPER)
                .orElse(true);
        return ExitCode.of(confirmed && result.failures().isEmpty());
    }
}
