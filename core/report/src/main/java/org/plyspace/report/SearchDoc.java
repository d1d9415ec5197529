package org.plyspace.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.Quantity;
import org.plyspace.lab.search.RuleSearchResult;
import org.plyspace.lab.search.RuleSearchResult.Finalist;
import org.plyspace.lab.search.RuleSpace;
import org.plyspace.lab.search.SearchPlan;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.report.doc.Table;
import org.plyspace.statistics.Estimate;

/** A search over rules as text and picture: before it begins, what its games can tell; at the end, the finals. */
public record SearchDoc(RuleSpace space, List<Objective> objectives, SearchPlan plan, int width) {

    private static final int NARROWEST = 8;
    /** How many settings are named that are left out for one reason; JSON names all. */
    private static final int MOST_NAMED = 8;

    private static final double MARGIN = 0.05;

    /** What is searched, how the games are spent, and how closely so many of them tell a number. */
    public List<String> outlook() {
        Document document = new Document()
                .say(Numbers.whole(space.settings().size()) + " settings of "
                        + space.settings().get(0).name() + " by "
                        + space.factors().stream()
                                .map(factor -> factor.name() + " (" + String.join(", ", factor.values()) + ")")
                                .collect(Collectors.joining(", ")))
                .say("to " + objectives.stream().map(Objective::toString).collect(Collectors.joining(", ")));
        Map<String, List<String>> refused = space.refused().stream()
                .collect(Collectors.groupingBy(
                        RuleSpace.Refused::reason,
                        LinkedHashMap::new,
                        Collectors.mapping(RuleSpace.Refused::name, Collectors.toList())));
        refused.forEach((reason, names) -> document.say("left out: " + named(names) + ": " + reason));
        if (!plan.rounds().isEmpty()) {
            document.say(Numbers.whole(plan.gamesOfRounds()) + " games in "
                    + plan.rounds().size() + " rounds: "
                    + plan.rounds().stream().map(SearchDoc::part).collect(Collectors.joining(", then ")));
        }
        return document.say(Numbers.whole(plan.finals().total()) + " games in the finals: " + part(plan.finals())
                        + ", the unchanged rules among them")
                .say(precision())
                .say(verdict())
                .lines(width);
    }

    private static String named(List<String> names) {
        String some = names.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        return names.size() <= MOST_NAMED ? some : some + " and " + (names.size() - MOST_NAMED) + " more";
    }

    private static String part(SearchPlan.Part part) {
        return Numbers.whole(part.games()) + " by each of " + Numbers.whole(part.settings()) + " settings";
    }

    private String precision() {
        return Numbers.format(
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
    public List<String> result(RuleSearchResult result) {
        Document document = new Document()
                .title("FINALS")
                .gap()
                .table(finals(result))
                .gap()
                .say(
                        "The finalists stand in the order of the rounds. Their numbers are from the finals alone, by which nothing was"
                                + " chosen; all " + plan.intervals().count()
                                + " intervals hold together in 95 of 100 searches.");
        if (result.finalists().stream().anyMatch(Finalist::beaten)
                || result.unchanged().beaten()) {
            document.say("-: another setting of the finals is no worse in anything, and better in something");
        }
        if (result.finalists().stream().anyMatch(Finalist::same)) {
            document.say("=: all its games are those of the unchanged rules, since what it changes never acted");
        }
        if (!result.effects().isEmpty()) {
            document.gap()
                    .title("EFFECTS OF SINGLE OPTIONS")
                    .gap()
                    .table(effects(result))
                    .gap()
                    .say("The mean over pairs of settings that differ in this option only, from the first round, each"
                            + " with its own 95 % interval.");
        }
        return document.lines(width);
    }

    private Table finals(RuleSearchResult result) {
        Table table = Table.ruled(
                objectives.stream()
                        .map(each -> head(each.quantity()) + "\n" + each.aim().word())
                        .toList(),
                NARROWEST);
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

    private Table effects(RuleSearchResult result) {
        Table table = Table.ruled(
                objectives.stream().map(each -> head(each.quantity()) + " more").toList(), NARROWEST);
        for (RuleSearchResult.MainEffect effect : result.effects()) {
            table.row(effect.option() + "=" + effect.value(), cells(effect.differences(), EstimateText::difference));
        }
        return table;
    }

    private static String head(Quantity quantity) {
        return quantity.id() + ", "
                + (quantity.unit().isShare() ? "%" : quantity.unit().word());
    }

    private List<Cell> numbers(Finalist finalist) {
        return cells(finalist.estimates(), EstimateText::range);
    }

    private List<Cell> cells(List<Estimate> estimates, Function<Estimate, String> words) {
        return shown(estimates).stream()
                .<Cell>map(estimate -> new Cell.Value(estimate.mean(), words.apply(estimate)))
                .toList();
    }

    /** The number of each objective in the unit shown. */
    private List<Estimate> shown(List<Estimate> estimates) {
        return IntStream.range(0, objectives.size())
                .mapToObj(i -> estimates
                        .get(i)
                        .times(objectives.get(i).quantity().unit().factor()))
                .toList();
    }

    /**
     * The finals as a picture (SVG): a panel for each two objectives, in which each setting is a cross of its intervals. Settings that no
     * other one beats are filled; the unchanged rules are 0.
     */
    public String picture(RuleSearchResult result) {
        List<Estimate> unchanged = shown(result.unchanged().estimates());
        return CrossPicture.svg(
                IntStream.range(0, objectives.size())
                        .mapToObj(i -> axis(objectives.get(i), unchanged.get(i)))
                        .toList(),
                Stream.concat(Stream.of(result.unchanged()), result.finalists().stream())
                        .map(setting -> new CrossPicture.Cross(
                                space.settings().get(setting.setting()).name(),
                                !setting.beaten(),
                                shown(setting.estimates())))
                        .toList());
    }

    private static CrossPicture.Axis axis(Objective objective, Estimate unchanged) {
        OptionalDouble aim = switch (objective.aim()) {
            case BALANCE -> OptionalDouble.of(objective.quantity().unit().factor() / 2);
            case KEEP -> OptionalDouble.of(unchanged.mean());
            default -> OptionalDouble.empty();
        };
        return new CrossPicture.Axis(objective.aim().word() + " " + head(objective.quantity()), aim);
    }
}
