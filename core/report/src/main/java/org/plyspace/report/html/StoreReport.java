package org.plyspace.report.html;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.Rules;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;
import org.plyspace.lab.verdict.StoredResults;
import org.plyspace.lab.verdict.StoredSummary;

/** Creates the page of a store of games by asking its rule sets for what is on it; one game of each setting is included. */
public final class StoreReport {

    private final StoredResults results;
    private final Experiment experiment;

    /** Creates the report on a store. */
    public StoreReport(StoredResults results) {
        this.results = results;
        this.experiment = results.source().manifest().experiment();
    }

    /**
     * Creates the page.
     *
     * @param summary the summary of the games
     * @param command the command line that produced it
     * @throws org.plyspace.engine.VariantFailure if a rule set breaks
     */
    public ReportPage page(StoredSummary summary, String command) {
        Map<String, RuleSheet> sheets = new LinkedHashMap<>();
        for (int setting = 0; setting < experiment.settings().size(); setting++) {
            String name = results.name(setting);
            Rules rules = results.rules(setting);
            sheets.put(name, results.ask(setting, "for its rules and boards", () -> RuleSheet.of(name, rules)));
        }
        return new ReportPage(summary.table(), sheets, provenance(summary, command), games());
    }

    private ReportOrigin provenance(StoredSummary summary, String command) {
        Manifest manifest = results.source().manifest();
        Map<String, String> plan = new LinkedHashMap<>();
        List<String> engines = experiment.players().stream()
                .filter(player -> !player.equals(Experiment.PEOPLE))
                .toList();
        boolean people = engines.size() < experiment.players().size();
        plan.put(
                "games",
                (people ? "" : experiment.games() + " of each engine in each setting, ")
                        + results.source().size() + " played");
        if (!summary.grownFrom().isEmpty()) {
            plan.put(
                    "grown",
                    "the number of games was "
                            + summary.grownFrom().stream().map(String::valueOf).collect(Collectors.joining(", then "))
                            + " when the first ones were played");
        }
        if (!engines.isEmpty()) {
            plan.put("engines", String.join("; ", engines));
        }
        if (people) {
            plan.put("people", "all their games that were adopted");
        }
        plan.put("openings", experiment.openings().toString());
        plan.put("cut off", "after " + experiment.maxPlies() + " plies");
        plan.put("experiment", ExperimentFormat.identity(experiment));
        manifest.build().ifPresent(build -> plan.put("build", build));
        plan.put("repeatable", manifest.repeatable() ? "yes: the same games come again on any machine" : "no");
        return new ReportOrigin(
                experiment.name(),
                List.of("plyspace study run experiment.json --store store", command),
                manifest.version(),
                experiment.seed(),
                plan,
                manifest.files(),
                manifest.machines(),
                summary.hypotheses(),
                summary.breakdowns(),
                summary.values(),
                summary.grownFrom(),
                ExperimentFormat.write(experiment));
    }

    private List<SampleGame> games() {
        return results.medianGames().stream()
                .limit(SampleGame.MOST)
                .map(this::sample)
                .toList();
    }

    private SampleGame sample(PlayedGame<String> played) {
        String name = results.name(played.setting());
        Rules rules = results.rules(played.setting());
        String caption = name
                + (experiment.players().size() > 1 ? ", " + experiment.players().get(played.player()) : "") + ", game "
                + played.number() + ": " + played.result().text() + ", " + played.reason();
        return results.ask(
                played.setting(),
                "to replay game " + played.number(),
                () -> SampleGame.of(name, caption, rules, results.replay(played)));
    }
}
