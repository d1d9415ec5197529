package org.plyspace.report;

import java.util.List;
import org.plyspace.lab.metric.ResultTable;

/**
 * The summary of the games in a store.
 *
 * @param table the metrics of every setting, and differences from baselines
 * @param hypotheses the results of the experiment's hypotheses, in order, for one engine after the other
 */
public record StoredSummary(ResultTable table, List<HypothesisResult> hypotheses) {

    /** Copies the hypotheses. */
    public StoredSummary {
        hypotheses = List.copyOf(hypotheses);
    }
}
