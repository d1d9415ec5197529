package org.plyspace.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.lab.compare.AspectRow;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.Fact;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.Table;
import org.plyspace.statistics.Estimate;

/** A comparison as a text: its rules, its numbers and differences, or what they mean. */
public final class ComparisonDoc {

    private static final int NARROWEST_RULES = 24;
    /** From as many settings on, only changes of their rules are shown. */
    private static final int SWEEP = 3;

    private final Comparison comparison;
    private final ResultTable table;
    private final List<RuleSetSummary> ruleSets;

    /** Prepares what is said of a comparison. */
    public ComparisonDoc(Comparison comparison) {
        this.comparison = comparison;
        this.table = comparison.table();
        this.ruleSets = comparison.ruleSets();
    }

    /** The rules, then the numbers, the differences, and how to read them. */
    public Document whole() {
        return new Document()
                .title("RULES")
                .gap()
                .add(rules())
                .gap()
                .title("NUMBERS")
                .gap()
                .table(facts())
                .gap()
                .add(numbers());
    }

    /** The rules: of a sweep what changes, else side by side, aspect by aspect; what all share is folded. */
    public Document rules() {
        Optional<RuleSetSummary> before = comparison.baseline().flatMap(comparison::ruleSet);
        if (before.isEmpty() || ruleSets.size() < SWEEP) {
            return sideBySide();
        }
        Document document = new Document();
        for (RuleSetSummary ruleSet : ruleSets) {
            if (!ruleSet.equals(before.get())) {
                if (!document.isEmpty()) {
                    document.gap();
                }
                Document changes = changes(before.get(), ruleSet);
                document.title(ruleSet.name())
                        .add(changes.isEmpty() ? changes.title("the rulebook says the same") : changes);
            }
        }
        return document;
    }

    private Document sideBySide() {
        Table rules = table(NARROWEST_RULES);
        rules.row("", ruleSets.stream().map(each -> Cell.of(each.title())).toList());
        List<Aspect> alike = new ArrayList<>();
        for (AspectRow row : AspectRow.of(ruleSets)) {
            if (row.isSame()) {
                alike.add(row.aspect());
            } else {
                rules.gap()
                        .row(
                                row.aspect().word(),
                                row.texts().stream()
                                        .map(text -> text.isEmpty() ? Cell.NOTHING : Cell.of(text))
                                        .toList());
            }
        }
        Document document = new Document().table(rules);
        return alike.isEmpty()
                ? document
                : document.gap()
                        .say(alike.size() + (alike.size() == 1 ? " aspect is" : " aspects are") + " the same in all: "
                                + alike.stream().map(Aspect::word).collect(Collectors.joining(", ")));
    }

    private Table table(int narrowest) {
        return Table.grouped(
                ruleSets.stream().map(RuleSetSummary::name).toList(),
                ruleSets.size(),
                comparison.baseline().isPresent(),
                narrowest);
    }

    /** What a rulebook says otherwise than the one it is compared with: a paragraph for each statement that is gone or new. */
    static Document changes(RuleSetSummary before, RuleSetSummary after) {
        Document document = new Document();
        addMissing(document, "- ", before, after);
        addMissing(document, "+ ", after, before);
        return document;
    }

    private static void addMissing(Document document, String sign, RuleSetSummary from, RuleSetSummary other) {
        from.rulebook().stream()
                .filter(statement -> other.rulebook().stream()
                        .noneMatch(said -> said.aspect() == statement.aspect()
                                && said.text().equals(statement.text())))
                .forEach(statement -> document.hang(sign, text(statement)));
    }

    private static String text(RuleStatement statement) {
        return statement.aspect().word() + ": " + statement.text();
    }

    private Table facts() {
        Table facts = table(NumbersDoc.NARROWEST);
        String group = "";
        List<Fact> first = ruleSets.get(0).facts();
        for (int i = 0; i < first.size(); i++) {
            int fact = i;
            if (!first.get(i).group().equals(group)) {
                group = first.get(i).group();
                facts.heading(group);
            }
            facts.row(
                    first.get(i).label(),
                    ruleSets.stream()
                            .map(ruleSet -> (long) ruleSet.facts().get(fact).value())
                            .map(value -> new Cell.Value(value, String.valueOf(value)))
                            .toList());
        }
        return facts;
    }

    /** The numbers and differences alone, and how to read them. */
    public Document numbers() {
        NumbersDoc numbers =
                new NumbersDoc(table, ruleSets.size(), comparison.baseline().isPresent());
        ComparisonSettings settings = comparison.settings();
        String played = Numbers.counted(settings.games(), "game") + " of each engine in each rule set"
                + (settings.positions().isEmpty()
                        ? ""
                        : ", from " + Numbers.counted(settings.positions().size(), "position"))
                + (settings.players().stream().allMatch("random"::equals)
                        ? ""
                        : ", " + settings.openingPlies()
                                + " plies of opening drawn at random where the engine is not random")
                + ", seed " + settings.seed() + ", cut off after " + settings.maxPlies() + " plies.";
        String intervals =
                " Intervals are 95 % confidence intervals over games; a number without one was the same in every game."
                        + " A dash: the rule set does not have it, or no game tells. --explain says how each number is defined.";
        String marks = comparison
                .baseline()
                .map(baseline -> " *: different from " + baseline
                        + " with the same engine, at most 5 % of such marks being false alarms (Benjamini and Hochberg)."
                        + numbers.marks())
                .orElse("");
        return numbers.document().say(played + intervals + marks + numbers.cautions());
    }

    /**
     * The settings in the order of one number, the largest first, for each engine.
     *
     * @param name the number, or a metric, which stands for its first one
     * @throws UsageException if no rule set of the comparison has it, or no game tells
     */
    public Document ranking(String name) {
        MetricRow row = table.rows().stream()
                .filter(each -> each.isNamed(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("no rule set that was compared has a number called "
                        + Texts.shorten(name) + ", or no game tells it; expected one that --all shows"));
        Document document = new Document();
        table.settings().stream()
                .map(result -> result.setting().player())
                .distinct()
                .forEach(player -> {
                    if (!document.isEmpty()) {
                        document.gap();
                    }
                    addRanking(document, row, player);
                });
        return document;
    }

    private void addRanking(Document document, MetricRow row, String player) {
        List<SettingResult> ranked = table.settings().stream()
                .filter(result -> result.setting().player().equals(player))
                .sorted(Comparator.comparingDouble((SettingResult result) -> mean(row, result))
                        .reversed())
                .toList();
        int digits = String.valueOf(ranked.size()).length();
        Table places = Table.aligned();
        for (int i = 0; i < ranked.size(); i++) {
            SettingResult result = ranked.get(i);
            String rank = result.number(row).isPresent() ? String.valueOf(i + 1) : "";
            places.row(
                    " ".repeat(digits - rank.length()) + rank + "  "
                            + result.setting().spec(),
                    MetricTexts.cell(row, result.number(row), Optional.empty()),
                    table.contrast(result.setting(), row)
                            .map(contrast -> MetricTexts.difference(row, contrast))
                            .orElse(Cell.of("")));
        }
        document.say(MetricTexts.label(row) + ", most first, played by " + player)
                .table(places)
                .say(certainty(ranked.stream()
                        .flatMap(result -> result.number(row).stream())
                        .map(MetricResult::estimate)
                        .toList()));
    }

    /** Settings without the number come last. */
    private static double mean(MetricRow row, SettingResult result) {
        return result.number(row)
                .map(number -> number.estimate().mean())
                .filter(mean -> !mean.isNaN())
                .orElse(Double.NEGATIVE_INFINITY);
    }

    /** How many of the others may come first as well, by their intervals. */
    private static String certainty(List<Estimate> known) {
        if (known.size() < 2) {
            return "";
        }
        long together = known.stream()
                .skip(1)
                .filter(other -> !(other.high() < known.get(0).low()))
                .count();
        if (together == 0) {
            return "The first lies apart from all others by its 95 % interval.";
        }
        String whose = known.size() == 2
                ? "Their 95 % intervals"
                : "The 95 % intervals of the first and of " + together + " of the " + (known.size() - 1) + " others";
        return whose + " overlap: which of them is first, these games do not tell.";
    }

    /** Where the rules are documented, what tags mean, how numbers are defined. */
    public Document explanation() {
        Document document = new Document().title("RULES AND WHERE THEY ARE WRITTEN");
        for (RuleSetSummary ruleSet : ruleSets) {
            document.gap().title(ruleSet.name());
            ruleSet.rulebook().forEach(statement -> document.say(text(statement) + " (" + statement.citation() + ")"));
        }
        document.gap().title("TAGS").gap();
        ruleSets.stream()
                .flatMap(ruleSet -> ruleSet.tags().stream())
                .distinct()
                .forEach(tag -> document.say(tag.name() + ": " + tag.meaning()));
        document.gap().title("METRICS");
        Stream<Metric> metrics = table.rows().stream().map(MetricRow::metric).distinct();
        metrics.forEach(metric -> {
            document.gap();
            Metrics.explain(metric).lines().forEach(document::say);
        });
        return document;
    }
}
