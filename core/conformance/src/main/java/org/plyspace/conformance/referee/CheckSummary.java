package org.plyspace.conformance.referee;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.TestCase;

/** The result of testing an engine with a matrix: each disagreement, and their number by rule and category. */
public record CheckSummary(Matrix matrix, MatrixCheck.CheckReport report) {

    private static final String UNCITED = "no rule cited";

    /** The lines to print. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (MatrixCheck.CheckReport.Disagreement each : report.disagreements()) {
            lines.add(each.id() + ": expected " + each.expected() + ", found " + each.found());
            lines.add("    " + each.reason() + (each.citation().isEmpty() ? "" : "; " + each.citation()));
            lines.add("    " + each.question());
        }
        report.failure().ifPresent(failure -> lines.add("not finished: " + failure));
        if (!report.disagreements().isEmpty()) {
            addCounts("by rule", row -> row.citation().isEmpty() ? UNCITED : row.citation(), lines);
            addCounts("by category", TestCase::category, lines);
        }
        lines.add(report.cases() + " cases, " + report.answered() + " answered, " + report.unsupported()
                + " positions the engine cannot judge, "
                + report.disagreements().size() + " disagreements");
        return lines;
    }

    private void addCounts(String title, Function<TestCase, String> kind, List<String> lines) {
        lines.add(title + ":");
        counts(kind)
                .forEach(each ->
                        lines.add(String.format("%6d of %d  %s", each.disagreements(), each.cases(), each.of())));
    }

    /** The same, to be written as JSON. */
    public Object json() {
        Map<String, TestCase> cases =
                matrix.cases().stream().collect(Collectors.toMap(TestCase::id, Function.identity()));
        return new Json(
                matrix.variant(),
                report.cases(),
                report.answered(),
                report.unsupported(),
                report.failure().orElse(null),
                report.disagreements().stream()
                        .map(each -> Disagreement.of(cases.get(each.id()), each))
                        .toList(),
                counts(TestCase::citation),
                counts(TestCase::category));
    }

    /** The counts of all kinds with a disagreement, the most frequent first. */
    private List<Count> counts(Function<TestCase, String> kind) {
        Set<String> wrong = report.disagreements().stream()
                .map(MatrixCheck.CheckReport.Disagreement::id)
                .collect(Collectors.toSet());
        Map<String, Long> all = counts(matrix.cases(), kind);
        return counts(
                        matrix.cases().stream()
                                .filter(row -> wrong.contains(row.id()))
                                .toList(),
                        kind)
                .entrySet()
                .stream()
                .map(each -> new Count(each.getKey(), all.get(each.getKey()), each.getValue()))
                .sorted(Comparator.comparing(Count::disagreements).reversed().thenComparing(Count::of))
                .toList();
    }

    private static Map<String, Long> counts(List<TestCase> cases, Function<TestCase, String> kind) {
        return cases.stream().collect(Collectors.groupingBy(kind, TreeMap::new, Collectors.counting()));
    }

    /**
     * The result as JSON (docs/json.md).
     *
     * @param unsupported the number of positions that the engine said it cannot judge
     * @param failure why the test was broken off; missing if it was finished
     * @param byRule the disagreements of each rule, by its citation
     * @param byCategory the disagreements of each category
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Json(
            String variant,
            int cases,
            int answered,
            int unsupported,
            String failure,
            List<Disagreement> disagreements,
            List<Count> byRule,
            List<Count> byCategory) {}

    /**
     * A case in which the engine disagreed.
     *
     * @param move missing if the case is about the position itself
     * @param expected the answer in the matrix, in words
     * @param found the engine's answer, in words
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Disagreement(
            String id,
            String category,
            String position,
            String move,
            String expected,
            String found,
            String reason,
            String citation) {

        static Disagreement of(TestCase row, MatrixCheck.CheckReport.Disagreement said) {
            return new Disagreement(
                    row.id(),
                    row.category(),
                    row.position(),
                    unlessEmpty(row.move()),
                    said.expected(),
                    said.found(),
                    said.reason(),
                    unlessEmpty(said.citation()));
        }

        private static String unlessEmpty(String text) {
            return text.isEmpty() ? null : text;
        }
    }

    /**
     * The disagreements among cases of one kind.
     *
     * @param of the kind: a rule or a category
     * @param cases the number of such cases in the matrix
     * @param disagreements the number of them in which the engine disagreed, at least one
     */
    private record Count(String of, long cases, long disagreements) {}
}
