package org.plyspace.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.plyspace.api.MoveTag;
import org.plyspace.api.RuleStatement;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.lab.metric.Metric;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.Metrics;

/** The notes to a comparison: where the rules are documented, what tags mean, how numbers are defined. */
public final class ComparisonExplanation {

    private final Comparison comparison;

    public ComparisonExplanation(Comparison comparison) {
        this.comparison = comparison;
    }

    /** The whole text, in lines of about {@code width} characters. */
    public String render(int width) {
        List<String> lines = new ArrayList<>();
        lines.add("RULES AND WHERE THEY ARE WRITTEN");
        comparison.ruleSets().forEach(ruleSet -> addRules(ruleSet, lines, width));
        lines.add("");
        lines.add("TAGS");
        lines.add("");
        tags().forEach(tag -> lines.addAll(Wrapping.wrap(tag.name() + ": " + tag.meaning(), width)));
        lines.add("");
        lines.add("METRICS");
        for (Metric metric : metrics()) {
            lines.add("");
            Metrics.explain(metric).lines().forEach(line -> lines.addAll(Wrapping.wrap(line, width)));
        }
        return String.join("\n", lines) + "\n";
    }

    private static void addRules(RuleSetSummary ruleSet, List<String> lines, int width) {
        lines.add("");
        lines.add(ruleSet.name());
        for (RuleStatement statement : ruleSet.rulebook()) {
            lines.addAll(Wrapping.wrap(
                    statement.aspect().word() + ": " + statement.text() + " (" + statement.citation() + ")", width));
        }
    }

    private Set<MoveTag> tags() {
        Set<MoveTag> tags = new LinkedHashSet<>();
        comparison.ruleSets().forEach(ruleSet -> tags.addAll(ruleSet.tags()));
        return tags;
    }

    private Set<Metric> metrics() {
        Set<Metric> metrics = new LinkedHashSet<>();
        comparison.table().rows().stream().map(MetricRow::metric).forEach(metrics::add);
        return metrics;
    }
}
