package org.plyspace.report;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.RuleSearchResult;
import org.plyspace.lab.search.RuleSearchSettings;
import org.plyspace.lab.search.RuleSpace;
import org.plyspace.lab.search.SearchPlan;
import org.plyspace.report.doc.Fields;
import org.plyspace.statistics.Estimate;

/** A search over rules as JSON. What is unknown is left out. */
public final class SearchData {

    private static final String FORMAT = "plyspace-search-result/1";
    private static final double CONFIDENCE = 0.95;

    private SearchData() {}

    /** The data of a search; of the finalists those come first that the rounds ranked highest. */
    public static Fields of(RuleSearchSettings settings, RuleSpace space, RuleSearchResult result) {
        SearchPlan plan = result.plan();
        return new Fields()
                .with("format", FORMAT)
                .with("engine", settings.engine())
                .with("openings", settings.openings().toString())
                .with("seed", settings.seed())
                .with("maxPlies", settings.maxPlies())
                .with("options", space.factors())
                .with(
                        "refused",
                        space.refused().stream()
                                .map(each -> new Fields()
                                        .with("setting", each.name())
                                        .with("reason", each.reason()))
                                .toList())
                .with("rounds", plan.rounds().stream().map(SearchData::part).toList())
                .with("finals", part(plan.finals()))
                .with(
                        "intervals",
                        new Fields()
                                .with("count", plan.intervals().count())
                                .with("confidence", CONFIDENCE)
                                .with("deviations", plan.intervals().deviations()))
                .with(
                        "objectives",
                        IntStream.range(0, result.objectives().size())
                                .mapToObj(i -> objective(
                                        result.objectives().get(i),
                                        result.unchanged().estimates().get(i).mean()))
                                .toList())
                .with("unchanged", setting(space, result.unchanged()))
                .with(
                        "finalists",
                        result.finalists().stream()
                                .map(each -> setting(space, each))
                                .toList())
                .with(
                        "effects",
                        result.effects().stream()
                                .map(each -> new Fields()
                                        .with("option", each.option())
                                        .with("value", each.value())
                                        .with("pairs", each.pairs())
                                        .with("differences", intervals(each.differences())))
                                .toList());
    }

    private static Fields part(SearchPlan.Part part) {
        return new Fields().with("settings", part.settings()).with("games", part.games());
    }

    private static Fields objective(Objective objective, double unchanged) {
        return new Fields()
                .with("aim", objective.aim().word())
                .with("number", objective.quantity().id())
                .with("title", objective.quantity().title())
                .with("unit", objective.quantity().unit().word())
                .with("margin", objective.quantity().margin(unchanged));
    }

    /** A setting of the finals with its numbers and losses, by objective; a loss that is unknown is null. */
    private static Fields setting(RuleSpace space, RuleSearchResult.Finalist finalist) {
        return new Fields()
                .with("setting", space.settings().get(finalist.setting()).name())
                .with("beaten", finalist.beaten())
                .with("same", finalist.same())
                .with("numbers", intervals(finalist.estimates()))
                .with("losses", finalist.losses().stream().map(Numbers::finite).toList());
    }

    private static List<Numbers.Interval> intervals(List<Estimate> estimates) {
        return estimates.stream().map(Numbers.Interval::of).toList();
    }
}
