package org.plyspace.lab.compare;

import java.util.Comparator;
import java.util.List;

/**
 * Rule sets side by side, as {@link ComparisonRun} found them.
 *
 * @param summaries what is said of each
 * @param dropped those of which nothing can be said
 */
public record Comparison(ComparisonSettings settings, List<Summary> summaries, List<Dropped> dropped) {

    public Comparison {
        summaries = List.copyOf(summaries);
        dropped = List.copyOf(dropped);
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
