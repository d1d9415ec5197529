package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.RuleSpace;
import org.plyspace.lab.search.SearchPlan;
import org.plyspace.lab.search.SearchResult;
import org.plyspace.lab.search.SearchResult.Finalist;
import org.plyspace.lab.search.SearchSettings;

/**
 * A search over rules as JSON. What is unknown is left out.
 *
 * @param unchanged the unchanged rules in the finals
 * @param finalists the other settings of the finals, those first that the rounds ranked highest
 */
public record SearchData(
        String format,
        String engine,
        String openings,
        long seed,
        int maxPlies,
        List<Option> options,
        List<Refused> refused,
        List<Part> rounds,
        Part finals,
        Intervals intervals,
        List<Wanted> objectives,
        Setting unchanged,
        List<Setting> finalists,
        List<Effect> effects) {

    private static final String FORMAT = "plyspace-search-result/1";
    private static final double CONFIDENCE = 0.95;

    /** An option that is varied, with its values, that of the unchanged rules first. */
    public record Option(String name, List<String> values) {}

    /** A combination that cannot be played. */
    public record Refused(String setting, String reason) {}

    /** A stage: how many settings play how many games each. */
    public record Part(int settings, int games) {}

    /**
     * What the intervals of the finals are.
     *
     * @param confidence the probability that all hold
     * @param deviations the half-width of each in standard errors
     */
    public record Intervals(int count, double confidence, double deviations) {}

    /** An objective. */
    public record Wanted(String aim, String number, String title, String unit, double margin) {}

    /** A setting of the finals with its numbers and losses, by objective; a loss that is unknown is null. */
    public record Setting(
            String setting,
            boolean beaten,
            boolean same,
            List<Numbers.Interval> numbers,
            List<Optional<Double>> losses) {}

    /** The effect of a value of an option. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Effect(String option, String value, int pairs, List<Numbers.Interval> differences) {}

    /** The data of a search. */
    public static SearchData of(SearchSettings settings, RuleSpace space, SearchResult result) {
        SearchPlan plan = result.plan();
        return new SearchData(
                FORMAT,
                settings.engine(),
                settings.openings().toString(),
                settings.seed(),
                settings.maxPlies(),
                space.factors().stream()
                        .map(factor -> new Option(factor.name(), factor.values()))
                        .toList(),
                space.refused().stream()
                        .map(each -> new Refused(each.name(), each.reason()))
                        .toList(),
                plan.rounds().stream().map(SearchData::part).toList(),
                part(plan.finals()),
                new Intervals(
                        plan.intervals().count(), CONFIDENCE, plan.intervals().deviations()),
                IntStream.range(0, result.objectives().size())
                        .mapToObj(i -> wanted(
                                result.objectives().get(i),
                                result.unchanged().estimates().get(i).mean()))
                        .toList(),
                setting(space, result.unchanged()),
                result.finalists().stream().map(each -> setting(space, each)).toList(),
                result.effects().stream()
                        .map(each -> new Effect(
                                each.option(),
                                each.value(),
                                each.pairs(),
                                each.differences().stream()
                                        .map(Numbers.Interval::of)
                                        .toList()))
                        .toList());
    }

    private static Part part(SearchPlan.Part part) {
        return new Part(part.settings(), part.games());
    }

    private static Wanted wanted(Objective objective, double unchanged) {
        return new Wanted(
                objective.aim().word(),
                objective.quantity().id(),
                objective.quantity().title(),
                objective.quantity().unit().word(),
                objective.quantity().margin(unchanged));
    }

    private static Setting setting(RuleSpace space, Finalist finalist) {
        return new Setting(
                space.settings().get(finalist.setting()).name(),
                finalist.beaten(),
                finalist.same(),
                finalist.estimates().stream().map(Numbers.Interval::of).toList(),
                finalist.losses().stream().map(Numbers::finite).toList());
    }
}
