package org.plyspace.report;

import java.util.stream.Stream;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.report.doc.Fields;
import org.plyspace.statistics.Estimates;
import tools.jackson.databind.JsonNode;

/** A comparison as data for programs. Shares are fractions of 1; unknown bounds of intervals are null or empty. */
public final class ComparisonData {

    private static final String FORMAT = "plyspace-comparison/2";

    private ComparisonData() {}

    /** The comparison as one JSON object, indented and ending with a line break. */
    public static String json(Comparison comparison) {
        return JsonMappers.file(all(comparison));
    }

    /** The same object as a tree, to embed in a file or an answer. */
    public static JsonNode tree(Comparison comparison) {
        return JsonMappers.PLAIN.valueToTree(all(comparison));
    }

    /** The comparison as CSV: a header, and one line for each rule set, engine and measure. */
    public static String csv(Comparison comparison) {
        return Fields.csv(NumberData.COLUMNS, numbers(comparison));
    }

    private static Fields all(Comparison comparison) {
        ComparisonSettings settings = comparison.settings();
        return new Fields()
                .with("format", FORMAT)
                .with("players", settings.players())
                .with("games", settings.games())
                .with("seed", settings.seed())
                .with("openingPlies", settings.openingPlies())
                .with("maxPlies", settings.maxPlies())
                .with("judged", settings.judged())
                .with("confidence", Estimates.CONFIDENCE)
                .known("baseline", comparison.baseline())
                .with(
                        "variants",
                        comparison.ruleSets().stream()
                                .map(ComparisonData::ruleSet)
                                .toList())
                .with("numbers", numbers(comparison).toList())
                .known("exposures", NumberData.exposures(comparison.table()))
                .known(
                        "dropped",
                        comparison.dropped().stream()
                                .map(failed -> new Fields()
                                        .with("variant", failed.name())
                                        .with("reason", failed.reason()))
                                .toList());
    }

    private static Fields ruleSet(RuleSetSummary summary) {
        return new Fields()
                .with("variant", summary.name())
                .with("title", summary.title())
                .with(
                        "rulebook",
                        summary.rulebook().stream()
                                .map(rule -> new Fields()
                                        .with("aspect", rule.aspect().word())
                                        .with("text", rule.text())
                                        .with("citation", rule.citation()))
                                .toList());
    }

    private static Stream<Fields> numbers(Comparison comparison) {
        return Stream.concat(
                comparison.ruleSets().stream()
                        .flatMap(ruleSet -> ruleSet.facts().stream().map(fact -> NumberData.of(ruleSet, fact))),
                NumberData.of(comparison.table(), comparison.settings().seed()));
    }
}
