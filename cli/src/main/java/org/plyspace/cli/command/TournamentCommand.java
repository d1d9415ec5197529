package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.cli.view.TournamentReport;
import org.plyspace.engine.Registry;
import org.plyspace.lab.match.Match;
import org.plyspace.lab.match.MatchResult;
import org.plyspace.lab.match.MatchSettings;
import org.plyspace.lab.match.Tournament;
import org.plyspace.lab.player.PlayerSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace tournament}: many machines, each against each other. */
@Command(
        name = "tournament",
        description = "Lets machines play matches, each against each other, and rates them.",
        footer = {"", "Machines, ratings and the files of --out are described in docs/engines.md."})
public final class TournamentCommand implements Callable<Integer> {

    private static final int FAILED = 1;
    private static final int MOST_PLAYERS = 100;

    private final Provider<Registry> registry;
    private final Output output;
    private final ProgressBars bars;

    @Parameters(
            paramLabel = "MACHINE",
            arity = "2..*",
            completionCandidates = MachineNames.class,
            description = "a machine")
    private List<String> players = new ArrayList<>();

    @Option(names = "--variant", paramLabel = "V", required = true, description = "id, or id:option=value,...")
    private String variant;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "40",
            description = "how many games of each two machines, an even number (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--out",
            paramLabel = "NAME",
            description =
                    "keep the games of the first and second machine in NAME-1-2.jsonl, and so on; a tournament that was "
                            + "broken off goes on")
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
        OptionRange.inRange("machines", players.size(), 2, MOST_PLAYERS);
        if (new HashSet<>(players).size() < players.size()) {
            throw new UsageException("a machine is named twice; expected each once");
        }
        List<PlayerSpec> specs = players.stream()
                .map(text -> MatchCommand.machine("MACHINE", text))
                .toList();
        int workers = threads.count();
        return registry.get().guard(variant, "to play a tournament", () -> play(specs, workers));
    }

    private int play(List<PlayerSpec> specs, int workers) {
        Rules rules = registry.get().rules(variant);
        MatchSettings settings = options.settings(registry.get(), rules, games, Optional.empty());
        Tournament tournament = new Tournament(specs.size());
        List<String> failures = new ArrayList<>();
        int all = specs.size() * (specs.size() - 1) / 2 * games;
        int before = 0;
        try (ProgressBars.Bar bar = bars.start("playing")) {
            for (int one = 0; one < specs.size(); one++) {
                for (int other = one + 1; other < specs.size(); other++) {
                    Match match = new Match(rules, specs.get(one), specs.get(other), settings);
                    int done = before;
                    MatchResult result = KeptMatch.play(
                            match,
                            rules.spec(),
                            options.event(players.get(one), players.get(other)),
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
        TournamentReport report = TournamentReport.of(
                rules.spec(), games, specs.stream().map(PlayerSpec::toString).toList(), tournament.places(), failures);
        if (asJson) {
            output.json(report);
        } else {
            report.lines().forEach(output::line);
        }
        return failures.isEmpty() ? 0 : FAILED;
    }

    private Optional<String> file(int one, int other) {
        return out.map(name -> name + "-" + (one + 1) + "-" + (other + 1) + ".jsonl");
    }
}
