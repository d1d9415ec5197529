package org.plyspace.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.lab.metric.Unit;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.Quantity;
import org.plyspace.lab.search.RuleSpace;
import org.plyspace.lab.search.RuleSpace.Refused;
import org.plyspace.lab.search.SearchPlan;
import org.plyspace.lab.search.SearchResult;
import org.plyspace.lab.search.SearchResult.Finalist;
import org.plyspace.lab.search.SearchResult.MainEffect;
import org.plyspace.statistics.Estimate;

/** A search over rules as text: before it begins, what its games can tell; at the end, the finals. */
public final class SearchText {

    private static final int NARROWEST = 8;
    /** How many settings are named that are left out for one reason; JSON names all. */
    private static final int MOST_NAMED = 8;

    private static final double MARGIN = 0.05;

    private final RuleSpace space;
    private final List<Objective> objectives;
    private final SearchPlan plan;
    private final int width;

    /** Prepares the text; {@code width} is the most characters of a line. */
    public SearchText(RuleSpace space, List<Objective> objectives, SearchPlan plan, int width) {
        this.space = space;
        this.objectives = List.copyOf(objectives);
        this.plan = plan;
        this.width = width;
    }

    /** What is searched, how the games are spent, and how closely so many of them tell a number. */
    public List<String> outlook() {
        List<String> lines = new ArrayList<>(List.of(
                Numbers.whole(space.settings().size()) + " settings of " + unchangedName() + " by "
                        + space.factors().stream()
                                .map(factor -> factor.name() + " (" + String.join(", ", factor.values()) + ")")
                                .collect(Collectors.joining(", ")),
                "to " + objectives.stream().map(Objective::toString).collect(Collectors.joining(", "))));
        Map<String, List<String>> refused = space.refused().stream()
                .collect(Collectors.groupingBy(
                        Refused::reason, LinkedHashMap::new, Collectors.mapping(Refused::name, Collectors.toList())));
        refused.forEach((reason, names) -> lines.add("left out: " + named(names) + ": " + reason));
        if (!plan.rounds().isEmpty()) {
            lines.add(Numbers.whole(plan.gamesOfRounds()) + " games in "
                    + plan.rounds().size() + " rounds: "
                    + plan.rounds().stream().map(SearchText::part).collect(Collectors.joining(", then ")));
        }
        lines.add(Numbers.whole(plan.finals().total()) + " games in the finals: " + part(plan.finals())
                + ", the unchanged rules among them");
        lines.add(precision());
        lines.add(verdict());
        return wrapped(lines);
    }

    private static String named(List<String> names) {
        String some = names.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return names.size() <= MOST_NAMED ? some : some + " and " + (names.size() - MOST_NAMED) + " more";
    }

    private static String part(SearchPlan.Part part) {
        return Numbers.whole(part.games()) + " by each of " + Numbers.whole(part.settings()) + " settings";
    }

    private String precision() {
        return String.format(
                Locale.ROOT,
                "the finals will give %d intervals, %.2f standard errors to either side, that all hold in 95 of 100 searches:"
                        + " a share of games to +-%.1f points or better, any other number to about +-%.0f %% if games vary by half of it",
                plan.intervals().count(),
                plan.intervals().deviations(),
                Unit.PER_CENT * plan.widestShare(),
                Unit.PER_CENT * plan.widthOfMean());
    }

    private String verdict() {
        return plan.widestShare() <= MARGIN
                ? "so many games tell each share to within 5 points, and two finalists apart that differ by about twice that"
                : "so few games find candidates and tell no share to within 5 points; for that it takes about "
                        + Numbers.whole(plan.gamesForShare(MARGIN)) + " games";
    }

    /** The finals, and the effects of single options. */
    public List<String> result(SearchResult result) {
        List<String> lines = new ArrayList<>();
        lines.add("FINALS");
        lines.add("");
        lines.add(finals(result).render(width));
        List<String> remarks = new ArrayList<>(List.of(
                "The finalists stand in the order of the rounds. Their numbers are from the finals alone, by which nothing was"
                        + " chosen; all " + plan.intervals().count()
                        + " intervals hold together in 95 of 100 searches."));
        if (result.finalists().stream().anyMatch(Finalist::beaten)
                || result.unchanged().beaten()) {
            remarks.add("-: another setting of the finals is no worse in anything, and better in something");
        }
        if (result.finalists().stream().anyMatch(Finalist::same)) {
            remarks.add("=: all its games are those of the unchanged rules, since what it changes never acted");
        }
        lines.addAll(wrapped(remarks));
        if (!result.effects().isEmpty()) {
            lines.addAll(List.of("", "EFFECTS OF SINGLE OPTIONS", ""));
            lines.add(effects(result).render(width));
            lines.addAll(wrapped(List.of(
                    "The mean over pairs of settings that differ in this option only, from the first round, each"
                            + " with its own 95 % interval.")));
        }
        return String.join("\n", lines).lines().toList();
    }

    private TextTable finals(SearchResult result) {
        TextTable table = new TextTable(heads(""), NARROWEST);
        table.row("unchanged" + mark(result.unchanged()), numbers(result.unchanged()));
        for (int i = 0; i < result.finalists().size(); i++) {
            Finalist finalist = result.finalists().get(i);
            table.row((i + 1) + mark(finalist) + " " + changes(finalist.setting()), numbers(finalist));
        }
        return table;
    }

    private static String mark(Finalist finalist) {
        return (finalist.beaten() ? " -" : "") + (finalist.same() ? " =" : "");
    }

    /** The options of a setting that differ from the unchanged rules: {@code castling=off, clock=75}. */
    private String changes(int setting) {
        List<Integer> levels = space.settings().get(setting).levels();
        return IntStream.range(0, levels.size())
                .filter(i -> levels.get(i) > 0)
                .mapToObj(i -> space.factors().get(i).name() + "="
                        + space.factors().get(i).values().get(levels.get(i)))
                .collect(Collectors.joining(", "));
    }

    private TextTable effects(SearchResult result) {
        TextTable table = new TextTable(heads(" more"), NARROWEST);
        for (MainEffect effect : result.effects()) {
            table.row(
                    effect.option() + "=" + effect.value(),
                    IntStream.range(0, objectives.size())
                            .mapToObj(i -> EstimateText.difference(
                                    shown(i, effect.differences().get(i))))
                            .toList());
        }
        return table;
    }

    private List<String> heads(String more) {
        return objectives.stream()
                .map(objective -> head(objective.quantity())
                        + more
                        + (more.isEmpty() ? "\n" + objective.aim().word() : ""))
                .toList();
    }

    private static String head(Quantity quantity) {
        return quantity.id() + ", "
                + (quantity.unit().isShare() ? "%" : quantity.unit().word());
    }

    private List<String> numbers(Finalist finalist) {
        return IntStream.range(0, objectives.size())
                .mapToObj(i -> EstimateText.range(shown(i, finalist.estimates().get(i))))
                .toList();
    }

    private Estimate shown(int objective, Estimate estimate) {
        return estimate.times(objectives.get(objective).quantity().unit().factor());
    }

    private String unchangedName() {
        return space.settings().get(0).name();
    }

    private List<String> wrapped(List<String> lines) {
        return lines.stream()
                .flatMap(line -> Wrapping.wrap(line, width).stream())
                .toList();
    }
}
