package org.plyspace.lab.compare;

import java.util.Comparator;
import java.util.List;

/** Rule sets side by side, as {@link ComparisonRun} found them. */
public record Comparison(ComparisonSettings settings, List<Summary> summaries) {

    public Comparison {
        summaries = List.copyOf(summaries);
    }

    /** All that is known of any of the variants, by section and then in the order in which the variants name it. */
    public List<Measure> measures() {
        return summaries.stream()
                .flatMap(summary -> summary.numbers().keySet().stream())
                .distinct()
                .sorted(Comparator.comparing(Measure::section))
                .toList();
    }
}
