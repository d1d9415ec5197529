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
 * How another program did on a matrix, for programs (docs/json.md).
 *
 * @param unsupported positions that the program said it cannot judge
 * @param failure why it was not asked further; missing if it was asked all
 * @param byRule how many cases of each rule came out otherwise, by its citation
 * @param byCategory how many of each category
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
     * A case that came out otherwise.
     *
     * @param move missing if the case is about the position itself
     * @param expected what the matrix says, in words
     * @param found what the program said, in words
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

    /** Of a matrix that was held against a program. */
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
