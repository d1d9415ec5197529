package org.plyspace.cli.view;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.conformance.referee.CheckReport;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.TestCase;

/**
 * The disagreements among cases of one kind.
 *
 * @param of the kind: a rule or a category
 * @param cases the number of such cases in the matrix
 * @param disagreements the number of them in which the engine disagreed, at least one
 */
record CheckCount(String of, long cases, long disagreements) {

    /** The counts of all kinds with a disagreement, the most frequent first. */
    static List<CheckCount> of(Matrix matrix, CheckReport report, Function<TestCase, String> kind) {
        Set<String> wrong = report.disagreements().stream()
                .map(CheckReport.Disagreement::id)
                .collect(Collectors.toSet());
        Map<String, Long> all = counts(matrix.cases(), kind);
        return counts(
                        matrix.cases().stream()
                                .filter(row -> wrong.contains(row.id()))
                                .toList(),
                        kind)
                .entrySet()
                .stream()
                .map(each -> new CheckCount(each.getKey(), all.get(each.getKey()), each.getValue()))
                .sorted(Comparator.comparing(CheckCount::disagreements)
                        .reversed()
                        .thenComparing(CheckCount::of))
                .toList();
    }

    private static Map<String, Long> counts(List<TestCase> cases, Function<TestCase, String> kind) {
        return cases.stream().collect(Collectors.groupingBy(kind, TreeMap::new, Collectors.counting()));
    }
}
