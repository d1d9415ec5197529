package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.RuleSetSummary;
import org.plyspace.statistics.Estimates;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.csv.CsvMapper;

/** A comparison as data for programs. Shares are fractions of 1; unknown bounds of intervals are null or empty. */
public final class ComparisonData {

    private static final String FORMAT = "plyspace-comparison/2";

    private ComparisonData() {}

    private record Document(
            String format,
            List<String> players,
            int games,
            long seed,
            int openingPlies,
            int maxPlies,
            boolean judged,
            double confidence,
            @JsonInclude(JsonInclude.Include.NON_NULL) String baseline,
            List<RuleSet> variants,
            List<NumberLine> numbers,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ExposureLine> exposures,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Missing> dropped) {}

    private record Missing(String variant, String reason) {}

    private record RuleSet(String variant, String title, List<Rule> rulebook) {}

    private record Rule(String aspect, String text, String citation) {}

    /** The comparison as one JSON object, indented and ending with a line break. */
    public static String json(Comparison comparison) {
        return JsonMappers.file(document(comparison));
    }

    /** The same object as a tree, to embed in a file or an answer. */
    public static JsonNode tree(Comparison comparison) {
        return JsonMappers.PLAIN.valueToTree(document(comparison));
    }

    /** The comparison as CSV: a header, and one line for each rule set, engine and measure that there is. */
    public static String csv(Comparison comparison) {
        CsvMapper mapper = new CsvMapper();
        return mapper.writer(mapper.schemaFor(NumberLine.class).withHeader())
                .writeValueAsString(lines(comparison).toList());
    }

    private static Document document(Comparison comparison) {
        return new Document(
                FORMAT,
                comparison.settings().players(),
                comparison.settings().games(),
                comparison.settings().seed(),
                comparison.settings().openingPlies(),
                comparison.settings().maxPlies(),
                comparison.settings().judged(),
                Estimates.CONFIDENCE,
                comparison.baseline().orElse(null),
                comparison.ruleSets().stream().map(ComparisonData::ruleSet).toList(),
                lines(comparison).toList(),
                ExposureLine.of(comparison.table()),
                comparison.dropped().stream()
                        .map(failedSetting -> new Missing(failedSetting.name(), failedSetting.reason()))
                        .toList());
    }

    private static RuleSet ruleSet(RuleSetSummary summary) {
        return new RuleSet(
                summary.name(),
                summary.title(),
                summary.rulebook().stream()
                        .map(rule -> new Rule(rule.aspect().word(), rule.text(), rule.citation()))
                        .toList());
    }

    private static Stream<NumberLine> lines(Comparison comparison) {
        return Stream.concat(
                comparison.ruleSets().stream()
                        .flatMap(ruleSet -> ruleSet.facts().stream().map(fact -> NumberLine.of(ruleSet, fact))),
                comparison.table().settings().stream()
                        .flatMap(result -> NumberLine.of(
                                result,
                                comparison.table(),
                                comparison.settings().seed())));
    }
}
