package org.plyspace.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.MatchTerms;
import org.plyspace.match.TournamentRun;
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
public final class TournamentCommand extends BaseCommand {

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

    @Mixin
    private CommonOptions.Json json;

    @Mixin
    private MatchOptions options;

    @Mixin
    private CommonOptions.Threads threads;

    @Override
    public Integer call() {
        MatchTerms.checkGames(games);
        TournamentRun tournament = new TournamentRun(engines, options.terms(), games, out);
        List<EngineSpec> specs = tournament.specs();
        int workers = threads.count();
        return registry()
                .within(CallLimit.work(options.standstill()))
                .follow(variant, "to play a tournament", counter -> play(tournament, specs, workers, counter));
    }

    private int play(TournamentRun tournament, List<EngineSpec> specs, int workers, WorkCounter counter) {
        Rules rules = registry().rules(variant);
        MatchSettings settings = options.terms().settings(registry(), rules, games, Optional.empty(), input());
        TournamentRun.Result result;
        try (ProgressLine line = console().progress("games")) {
            result = tournament.play(rules, specs, settings, workers, counter, line);
        }
        TournamentReport report = new TournamentReport(
                rules.setting(),
                games,
                specs.stream().map(EngineSpec::toString).toList(),
                result.places(),
                result.failures());
        json.print(report, report::lines);
        return ExitCode.of(result.failures().isEmpty());
    }
}
