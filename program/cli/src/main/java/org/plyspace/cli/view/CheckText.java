package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.plyspace.conformance.referee.CheckReport;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.TestCase;

/** The result of testing an engine with a matrix, as text: each disagreement, then their number by rule and category. */
public final class CheckText {

    private static final String UNCITED = "no rule cited";

    private final Matrix matrix;
    private final CheckReport report;

    /** Sums up the test of an engine with a matrix. */
    public CheckText(Matrix matrix, CheckReport report) {
        this.matrix = matrix;
        this.report = report;
    }

    /** The lines to print. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (CheckReport.Disagreement each : report.disagreements()) {
            lines.add(each.id() + ": expected " + each.expected() + ", found " + each.found());
            lines.add("    " + each.reason() + (each.citation().isEmpty() ? "" : "; " + each.citation()));
            lines.add("    " + each.question());
        }
        report.failure().ifPresent(failure -> lines.add("not finished: " + failure));
        if (!report.disagreements().isEmpty()) {
            addCounts("by rule", CheckText::rule, lines);
            addCounts("by category", TestCase::category, lines);
        }
        lines.add(report.cases() + " cases, " + report.answered() + " answered, " + report.unsupported()
                + " positions the engine cannot judge, "
                + report.disagreements().size() + " disagreements");
        return lines;
    }

    private static String rule(TestCase row) {
        return row.citation().isEmpty() ? UNCITED : row.citation();
    }

    private void addCounts(String title, Function<TestCase, String> kind, List<String> lines) {
        lines.add(title + ":");
        CheckCount.of(matrix, report, kind)
                .forEach(each ->
                        lines.add(String.format("%6d of %d  %s", each.disagreements(), each.cases(), each.of())));
    }
}
