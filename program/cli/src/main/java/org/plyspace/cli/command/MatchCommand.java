package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.Match;
import org.plyspace.match.MatchResult;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.MatchTerms;
import org.plyspace.match.ResumableMatch;
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
public final class MatchCommand extends BaseCommand {

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

    @Mixin
    private CommonOptions.Json json;

    @Mixin
    private MatchOptions options;

    @Mixin
    private CommonOptions.Threads threads;

    @Override
    public Integer call() {
        MatchTerms.checkGames(games);
        EngineSpec one = MatchTerms.engine("A", first);
        EngineSpec other = MatchTerms.engine("B", second);
        Optional<PairSprt> test = sprt.map(MatchTerms::sprt);
        int workers = threads.count();
        return registry()
                .within(CallLimit.work(options.standstill()))
                .follow(variant, "to play a match", counter -> play(one, other, test, workers, counter));
    }

    private int play(EngineSpec one, EngineSpec other, Optional<PairSprt> test, int workers, WorkCounter counter) {
        Rules rules = registry().rules(variant);
        MatchSettings settings = options.terms().settings(registry(), rules, games, test, input());
        Match match = new Match(rules, one, other, settings);
        counter.count(match::plies);
        MatchResult result;
        try (ProgressLine bar = console().progress("games")) {
            result = ResumableMatch.play(
                    match,
                    rules.setting(),
                    options.terms().event(first, second),
                    out,
                    workers,
                    game -> bar.reached(match.standing().games(), games));
        }
        MatchReport report = new MatchReport(rules.setting(), one.toString(), other.toString(), result);
        json.print(report, report::lines);
        boolean confirmed = result.test()
                .map(settled -> settled.state() == PairSprt.State.UPPER)
                .orElse(true);
        return ExitCode.of(confirmed && result.failures().isEmpty());
    }
}
