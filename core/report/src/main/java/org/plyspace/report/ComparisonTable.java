package org.plyspace.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.Fact;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.metric.ResultTable;

/** All of a comparison as text: the rules, then the numbers, the differences, and how to read them. */
public final class ComparisonTable {

    private static final int NARROWEST = 16;
    /** From as many settings on only what changes is told of their rules. */
    private static final int SWEEP = 3;

    private final Comparison comparison;
    private final ResultTable table;

    public ComparisonTable(Comparison comparison) {
        this.comparison = comparison;
        this.table = comparison.table();
    }

    /** The whole text, in lines of about {@code width} characters. */
    public String render(int width) {
        return "RULES\n\n" + rules(width) + "\nNUMBERS\n\n" + facts().render(width) + "\n" + numbers(width);
    }

    /** The numbers and differences alone, in lines of about {@code width} characters. */
    public String numbers(int width) {
        String numbers = ResultText.numbers(
                        table,
                        comparison.ruleSets().size(),
                        comparison.baseline().isPresent())
                .render(width);
        String differences = new DifferenceList(table).render(width);
        return numbers + "\n" + (differences.isEmpty() ? "" : "DIFFERENCES\n\n" + differences + "\n")
                + String.join("\n", Wrapping.wrap(legend(numbers, differences), width)) + "\n";
    }

    /** The rules in lines of about {@code width} characters: of more than one setting with a baseline what changes, else side by side. */
    public String rules(int width) {
        List<RuleSetSummary> ruleSets = comparison.ruleSets();
        Optional<RuleSetSummary> before = comparison
                .baseline()
                .flatMap(name -> ruleSets.stream()
                        .filter(ruleSet -> ruleSet.name().equals(name))
                        .findFirst());
        if (before.isEmpty() || ruleSets.size() < SWEEP) {
            return new RulesSideBySide(ruleSets, before.isPresent()).render(width);
        }
        return ruleSets.stream()
                .filter(ruleSet -> !ruleSet.equals(before.get()))
                .map(ruleSet -> ruleSet.name() + "\n" + changes(before.get(), ruleSet, width))
                .collect(Collectors.joining("\n"));
    }

    private static String changes(RuleSetSummary before, RuleSetSummary after, int width) {
        List<String> lines = new RuleChanges(before, after).lines(width);
        return (lines.isEmpty() ? "the rulebook says the same" : String.join("\n", lines)) + "\n";
    }

    private TextTable facts() {
        TextTable facts = new TextTable(
                comparison.ruleSets().stream().map(RuleSetSummary::name).toList(),
                comparison.ruleSets().size(),
                comparison.baseline().isPresent(),
                NARROWEST);
        String group = "";
        List<Fact> first = comparison.ruleSets().get(0).facts();
        for (int i = 0; i < first.size(); i++) {
            int fact = i;
            if (!first.get(i).group().equals(group)) {
                group = first.get(i).group();
                facts.heading(group);
            }
            facts.row(
                    first.get(i).label(),
                    comparison.ruleSets().stream()
                            .map(ruleSet -> String.valueOf(
                                    (long) ruleSet.facts().get(fact).value()))
                            .toList());
        }
        return facts;
    }

    private String legend(String numbers, String differences) {
        ComparisonSettings settings = comparison.settings();
        int games = settings.games();
        String played = games + (games == 1 ? " game" : " games") + " of each engine in each rule set"
                + (settings.positions().isEmpty()
                        ? ""
                        : ", from " + settings.positions().size()
                                + (settings.positions().size() == 1 ? " position" : " positions"))
                + (settings.players().stream().allMatch("random"::equals)
                        ? ""
                        : ", " + settings.openingPlies()
                                + " plies of opening drawn at random where the engine is not random")
                + ", seed " + settings.seed() + ", cut off after " + settings.maxPlies() + " plies.";
        String intervals =
                " Intervals are 95 % confidence intervals over games; a number without one was the same in every game."
                        + " A dash: the rule set does not have it, or no game tells. --explain says how each number is defined.";
        String marks = comparison.baseline().isEmpty()
                ? ""
                : " *: different from " + comparison.baseline().get()
                        + " with the same engine, at most 5 % of such marks being false alarms (Benjamini and Hochberg)."
                        + ResultText.OTHER_MARKS
                        + ResultText.moreGames(differences);
        return played + intervals + marks + ResultText.infiniteEnds(numbers) + WeakPlay.caution(table);
    }
}
