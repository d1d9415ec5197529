package org.plyspace.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.plyspace.api.Rules;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.OptionRange;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.lab.numbers.DepthMeasure;
import org.plyspace.match.MatchTerms;
import org.plyspace.report.DepthReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study depth}: measures what doubling the nodes brings. */
@Command(
        name = "depth",
        description =
                "Measures how many Elo points doubling the nodes brings: the search plays itself with half the nodes,"
                        + " from 125 against 250 to 4,000 against 8,000.",
        footer = {"", "docs/metrics.md describes the metric depth."})
public final class StudyDepthCommand extends BaseCommand {

    @Parameters(paramLabel = "<variant>", arity = "1..*", description = "id, or id:option=value,...")
    private List<String> specs = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "play N games for each doubling, an even number from 4 (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "seed of the openings; the same seed gives the same numbers (default: ${DEFAULT-VALUE})")
    private long seed;

    @Mixin
    private CommonOptions.Json json;

    @Mixin
    private CommonOptions.Threads threads;

    @Override
    public Integer call() {
        OptionRange.inRange("--games", games, 4, DepthMeasure.MOST_GAMES);
        MatchTerms.checkGames(games);
        int workers = threads.count();
        Map<String, Rules> ready = new LinkedHashMap<>();
        specs.forEach(setting -> ready.put(setting, registry().ask(setting, "for its start", () -> {
            Rules rules = registry().rules(setting);
            rules.startPosition();
            return rules;
        })));
        Map<String, DepthMeasure.Depth> measured = new LinkedHashMap<>();
        ready.forEach((setting, rules) -> measured.put(rules.setting(), measure(setting, rules, workers)));
        DepthReport report = new DepthReport(games, seed, measured);
        json.print(report, report::lines);
        return ExitCode.DONE;
    }

    private DepthMeasure.Depth measure(String setting, Rules rules, int workers) {
        int all = games * DepthMeasure.DOUBLINGS;
        AtomicInteger done = new AtomicInteger();
        try (ProgressLine line = console().status()) {
            line.show(setting + " ...");
            return registry().within(CallLimit.work(ExperimentRun.USUAL)).follow(setting, "to play games", counter -> {
                counter.count(done::get);
                return new DepthMeasure(rules, games / 2, seed)
                        .run(workers, game -> line.reached(setting + ", depth", done.incrementAndGet(), all));
            });
        }
    }
}
