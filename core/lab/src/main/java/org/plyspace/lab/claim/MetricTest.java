package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.OpeningRule;
import org.plyspace.lab.metric.Metrics;
import org.plyspace.lab.metric.RuleTraits;
import org.plyspace.lab.metric.Unit;
import org.plyspace.match.engine.EngineSpec;

/**
 * Tests the number of a metric in games that an engine plays against itself in a setting, or its difference from a baseline.
 *
 * @param baseline the baseline; empty if the claim is about the number itself
 * @param metric the id of the number, see {@link Metrics#ids}
 * @param player the engine that plays both sides
 * @param openings how games begin
 * @param games the number of games of each setting
 */
record MetricTest(
        String setting,
        Optional<String> baseline,
        String metric,
        String player,
        OpeningRule openings,
        int games,
        ClaimedRange claimed)
        implements PlayedTest {

    static final String KIND = "metric";
    static final String CONTRAST = "contrast";

    private static final int MOST_GAMES = 100_000;
    private static final String ENDING = "ending:";

    static MetricTest read(JsonFields fields, String setting) {
        boolean contrast = fields.text("kind").equals(CONTRAST);
        List<String> allowed =
                new ArrayList<>(List.of("kind", "setting", "metric", "player", "openings", "games", "claimed"));
        if (contrast) {
            allowed.add("baseline");
        }
        fields.allowing(allowed);
        return new MetricTest(
                fields.optionalText("setting").orElse(setting),
                contrast ? Optional.of(fields.optionalText("baseline").orElse(setting)) : Optional.empty(),
                fields.text("metric"),
                fields.optionalText("player").orElse(Experiment.USUAL_PLAYERS.get(0)),
                fields.optionalText("openings")
                        .map(rule -> openings(rule, fields))
                        .orElse(OpeningRule.USUAL),
                fields.number("games", 2, MOST_GAMES),
                ClaimedRangeFormat.read(fields, contrast));
    }

    private static OpeningRule openings(String rule, JsonFields fields) {
        try {
            return OpeningRule.parse(rule);
        } catch (UsageException none) {
            throw fields.refusal("openings", none.getMessage());
        }
    }

    @Override
    public String kind() {
        return baseline.isPresent() ? CONTRAST : KIND;
    }

    @Override
    public String effect() {
        String title = Metrics.find(metricId()).orElseThrow().title();
        String part = metric.contains(":") ? " (" + metric.substring(metric.indexOf(':') + 1) + ")" : "";
        return title + part + " in " + setting
                + baseline.map(base -> ", less that in " + base).orElse("");
    }

    @Override
    public String gamesWord() {
        return "games";
    }

    @Override
    public List<String> settings() {
        return Stream.concat(baseline.stream(), Stream.of(setting)).toList();
    }

    private String metricId() {
        return metric.contains(":") ? metric.substring(0, metric.indexOf(':')) : metric;
    }

    /** The unit of the number. */
    Unit unit() {
        return Metrics.find(metricId()).orElseThrow().unit();
    }

    /** Whether a judge must evaluate the games. */
    boolean judged() {
        return Metrics.find(metricId()).orElseThrow().judged();
    }

    /** Whether the number is one of the ways in which games end; of these, only those that occurred are known. */
    boolean isEnding() {
        return metric.startsWith(ENDING);
    }

    @Override
    public void check(Registry registry) {
        EngineSpec spec = EngineSpec.parse(player);
        spec.unrepeatable().ifPresent(why -> {
            throw new UsageException("field player: " + spec + " plays other games each time: " + why
                    + "; expected an engine with a limit of nodes, depth or playouts and one thread");
        });
        for (String each : settings()) {
            Rules rules = registry.rules(each);
            List<String> ids = registry.ask(each, "for what can be measured", () -> Metrics.ids(RuleTraits.of(rules)));
            if (!ids.contains(metric) && !isEnding()) {
                throw new UsageException(
                        "field metric: there is no number '" + Texts.shorten(metric) + "' in " + rules.setting()
                                + "; there are " + String.join(", ", ids) + NearestMatch.question(metric, ids));
            }
        }
        PlayedTest.checkBaseline(setting, baseline, registry);
        if (unit().isShare() && !claimed.relative()) {
            claimed.checkShare(baseline.isPresent());
        }
    }
}
