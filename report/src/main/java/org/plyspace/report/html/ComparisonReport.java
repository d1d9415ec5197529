package org.plyspace.report.html;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyspace.engine.Game;
import org.plyspace.lab.compare.ComparedGame;
import org.plyspace.lab.compare.ComparedSetting;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.experiment.HostInfo;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.experiment.SourceFile;
import org.plyspace.lab.experiment.SourceFiles;
import org.plyspace.lab.metric.GameSummary;
import org.plyspace.match.engine.EngineSpec;

/** The page of a comparison: its rule sets are asked for what is on it. */
public final class ComparisonReport {

    private final Comparison comparison;

    /** Of a comparison in which something was played. */
    public ComparisonReport(Comparison comparison) {
        this.comparison = comparison;
    }

    /**
     * The page.
     *
     * @param command that was typed for it
     * @param version of Plyspace
     * @throws org.plyspace.engine.VariantFailure if a rule set breaks
     */
    public ReportPage page(String command, String version) {
        Map<String, RuleSheet> sheets = new LinkedHashMap<>();
        Set<SourceFile> files = new LinkedHashSet<>();
        for (ComparedGame game : comparison.samples()) {
            ComparedSetting comparedSetting = game.contender();
            sheets.computeIfAbsent(
                    game.setting().spec(),
                    spec -> comparedSetting
                            .registry()
                            .ask(
                                    comparedSetting.spec(),
                                    "for its rules and boards",
                                    () -> RuleSheet.of(spec, game.rules())));
            files.addAll(SourceFiles.of(comparedSetting
                    .registry()
                    .find(sheets.get(game.setting().spec()).id())));
        }
        comparison.settings().players().forEach(player -> files.addAll(SourceFiles.of(EngineSpec.parse(player))));
        return new ReportPage(comparison.table(), sheets, provenance(command, version, List.copyOf(files)), games());
    }

    private Provenance provenance(String command, String version, List<SourceFile> files) {
        ComparisonSettings settings = comparison.settings();
        Map<String, String> plan = new LinkedHashMap<>();
        plan.put("games", settings.games() + " of each engine in each rule set");
        plan.put("engines", String.join("; ", settings.players()));
        plan.put(
                "openings",
                settings.openingPlies() + " plies drawn by soft-max, where the engine is not random"
                        + (settings.positions().isEmpty()
                                ? ""
                                : "; from " + settings.positions().size() + " positions in turn"));
        plan.put("cut off", "after " + settings.maxPlies() + " plies");
        return new Provenance(
                title(),
                List.of(command),
                version,
                settings.seed(),
                plan,
                files,
                List.of(HostInfo.here()),
                List.of(),
                "");
    }

    private String title() {
        List<String> names =
                comparison.ruleSets().stream().map(RuleSetSummary::name).toList();
        return names.size() == 1
                ? names.get(0)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.get(names.size() - 1);
    }

    private List<SampleGame> games() {
        return comparison.samples().stream()
                .limit(SampleGame.MOST)
                .map(this::sample)
                .toList();
    }

    private SampleGame sample(ComparedGame played) {
        GameSummary summary = played.summary();
        String caption = played.setting().spec() + ", "
                + played.setting().player() + ", game " + (summary.number() + 1) + ": "
                + summary.result().text() + ", "
                + (summary.isFinished() ? summary.reason() : PlayedGame.UNFINISHED);
        return played.contender()
                .registry()
                .ask(
                        played.contender().spec(),
                        "to replay game " + (summary.number() + 1),
                        () -> SampleGame.of(played.setting().spec(), caption, played.rules(), game(played)));
    }

    private static Game game(ComparedGame played) {
        Game game = new Game(played.rules(), played.start());
        played.moves().forEach(game::play);
        return game;
    }
}
