package org.plyspace.lab.report;

import java.util.List;
import java.util.function.Function;
import org.plyspace.api.Aspect;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.Measure;
import org.plyspace.lab.compare.Section;
import org.plyspace.lab.compare.Summary;
import org.plyspace.lab.statistics.Estimate;

/** A comparison for people: the rules side by side, then the numbers, then how to read them. */
public final class ComparisonTable {

    private static final int NARROWEST_RULES = 24;
    private static final int NARROWEST_NUMBERS = 18;
    private static final String NOT_APPLICABLE = "-";
    private static final String UNKNOWN_LEGEND = " ± ?: one game alone tells no interval.";

    private final Comparison comparison;

    public ComparisonTable(Comparison comparison) {
        this.comparison = comparison;
    }

    /** The whole text, in lines of about {@code width} characters. */
    public String render(int width) {
        String numbers = numbers().render(width);
        return "RULES\n\n" + rules().render(width) + "\nNUMBERS\n\n" + numbers + "\n"
                + legend(width, numbers.contains(EstimateText.UNKNOWN));
    }

    private TextTable rules() {
        TextTable table = new TextTable(specs(), NARROWEST_RULES);
        table.row("", each(Summary::title));
        for (Aspect aspect : Aspect.values()) {
            List<String> texts = each(summary -> summary.rules(aspect));
            if (!texts.stream().allMatch(String::isEmpty)) {
                table.gap();
                table.row(
                        aspect.word(),
                        texts.stream().map(ComparisonTable::orDash).toList());
            }
        }
        return table;
    }

    private TextTable numbers() {
        TextTable table = new TextTable(specs(), NARROWEST_NUMBERS);
        Section section = null;
        for (Measure measure : comparison.measures()) {
            if (measure.section() != section) {
                section = measure.section();
                table.heading(section.title());
            }
            table.row(
                    measure.label(),
                    each(summary -> summary.number(measure)
                            .map(number -> text(measure, number))
                            .orElse(NOT_APPLICABLE)));
        }
        return table;
    }

    private static String text(Measure measure, Estimate number) {
        Estimate shown = measure.section().shares() ? number.times(100) : number;
        return measure.section() == Section.ENDINGS ? EstimateText.range(shown) : EstimateText.plusMinus(shown);
    }

    private String legend(int width, boolean unknownIntervals) {
        String text = comparison.settings().games() + (comparison.settings().games() == 1 ? " game" : " games")
                + " per variant in which every legal move is equally likely, seed "
                + comparison.settings().seed() + ", cut off after "
                + comparison.settings().maxPlies()
                + " plies (unfinished). Intervals are 95 % confidence intervals with games as observations: for"
                + " endings Wilson's score interval; for what is counted by the game Student's t interval of the"
                + " mean; for what is counted by the move Student's t interval of the linearised ratio of totals."
                + " A number without interval was counted, or was the same in every game. A dash: the rule set"
                + " does not have it." + (unknownIntervals ? UNKNOWN_LEGEND : "");
        return String.join("\n", Wrapping.wrap(text, width)) + "\n";
    }

    private List<String> specs() {
        return each(Summary::spec);
    }

    private List<String> each(Function<Summary, String> text) {
        return comparison.summaries().stream().map(text).toList();
    }

    private static String orDash(String text) {
        return text.isEmpty() ? NOT_APPLICABLE : text;
    }
}
