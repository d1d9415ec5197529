package org.plyspace.report;

import java.util.List;
import org.plyspace.lab.metric.ResultTable;

/**
 * The summary of the games in a store.
 *
 * @param table metrics of every setting, and differences from a baseline
 * @param hypotheses of the experiment, in order, for one player after the other
 */
public record StoredSummary(ResultTable table, List<HypothesisResult> hypotheses) {

    /** Takes a copy. */
    public StoredSummary {
        hypotheses = List.copyOf(hypotheses);
    }
}
