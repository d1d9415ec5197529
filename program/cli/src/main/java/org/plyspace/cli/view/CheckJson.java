package org.plyspace.cli.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.conformance.referee.CheckReport;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.TestCase;

/**
 * The result of testing an engine with a matrix, as JSON (docs/json.md).
 *
 * @param unsupported the number of positions that the engine said it cannot judge
 * @param failure why the test was broken off; missing if it was finished
 * @param byRule the disagreements of each rule, by its citation
 * @param byCategory the disagreements of each category
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CheckJson(
        String variant,
        int cases,
        int answered,
        int unsupported,
        String failure,
        List<Disagreement> disagreements,
        List<CheckCount> byRule,
        List<CheckCount> byCategory) {

    /**
     * A case in which the engine disagreed.
     *
     * @param move missing if the case is about the position itself
     * @param expected the answer in the matrix, in words
     * @param found the engine's answer, in words
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Disagreement(
            String id,
            String category,
            String position,
            String move,
            String expected,
            String found,
            String reason,
            String citation) {}

    /** Sums up the test of an engine with a matrix. */
    public static CheckJson of(Matrix matrix, CheckReport report) {
        Map<String, TestCase> cases =
                matrix.cases().stream().collect(Collectors.toMap(TestCase::id, Function.identity()));
        return new CheckJson(
                matrix.variant(),
                report.cases(),
                report.answered(),
                report.unsupported(),
                report.failure().orElse(null),
                report.disagreements().stream()
                        .map(each -> disagreement(cases.get(each.id()), each))
                        .toList(),
                CheckCount.of(matrix, report, TestCase::citation),
                CheckCount.of(matrix, report, TestCase::category));
    }

    private static Disagreement disagreement(TestCase row, CheckReport.Disagreement said) {
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
