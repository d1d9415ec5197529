package org.plyspace.report.html;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.lab.compare.ComparedSetting;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonSample;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.games.HostInfo;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.study.SourceFile;
import org.plyspace.lab.study.SourceFiles;
import org.plyspace.match.engine.EngineSpec;

/** Creates the page of a comparison by asking its rule sets for what is on it. */
public record ComparisonReport(Comparison comparison) {

    /**
     * Creates the page.
     *
     * @param command the command line that produced it
     * @param version the version of Plyspace
     * @throws org.plyspace.engine.VariantFailure if a rule set breaks
     */
    public ReportPage page(String command, String version) {
        Map<String, RuleSheet> sheets = new LinkedHashMap<>();
        Set<SourceFile> files = new LinkedHashSet<>();
        for (ComparisonSample sample : comparison.samples()) {
            ComparedSetting comparedSetting = sample.comparedSetting();
            sheets.computeIfAbsent(
                    sample.setting().spec(),
                    spec -> comparedSetting
                            .registry()
                            .ask(
                                    comparedSetting.spec(),
                                    "for its rules and boards",
                                    () -> RuleSheet.of(spec, rules(comparedSetting))));
            files.addAll(SourceFiles.of(comparedSetting
                    .registry()
                    .find(sheets.get(sample.setting().spec()).id())));
        }
        comparison.settings().players().forEach(player -> files.addAll(SourceFiles.of(EngineSpec.parse(player))));
        return new ReportPage(comparison.table(), sheets, provenance(command, version, List.copyOf(files)), games());
    }

    private ReportOrigin provenance(String command, String version, List<SourceFile> files) {
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
        return new ReportOrigin(
                title(),
                List.of(command),
                version,
                settings.seed(),
                plan,
                files,
                List.of(HostInfo.here()),
                List.of(),
                List.of(),
                List.of(),
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

    private SampleGame sample(ComparisonSample sample) {
        ComparedSetting from = sample.comparedSetting();
        PlayedGame<Long> played = sample.game();
        int number = played.opening() + 1;
        String caption = sample.setting().spec() + ", " + sample.setting().player() + ", game " + number + ": "
                + played.result().text() + ", " + played.reason();
        return from.registry().ask(from.spec(), "to replay game " + number, () -> {
            Rules rules = rules(from);
            Game game = new Game(rules, sample.start());
            played.moves().forEach(game::play);
            return SampleGame.of(sample.setting().spec(), caption, rules, game);
        });
    }

    private static Rules rules(ComparedSetting setting) {
        return setting.registry().rules(setting.spec());
    }
}
