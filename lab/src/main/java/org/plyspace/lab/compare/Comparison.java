package org.plyspace.lab.compare;

import java.util.List;
import java.util.Optional;
import org.plyspace.lab.metric.ResultTable;

/**
 * Rule sets side by side, as {@link ComparisonRun} found them.
 *
 * @param ruleSets what each says of itself
 * @param table what metrics say of the games, a setting for each rule set and player
 * @param baseline the name of the rule set that others are compared with
 * @param dropped those of which nothing can be said
 * @param samples of every setting of the table one game, of median length among the first
 */
public record Comparison(
        ComparisonSettings settings,
        List<RuleSetSummary> ruleSets,
        ResultTable table,
        Optional<String> baseline,
        List<FailedSetting> dropped,
        List<ComparisonSample> samples) {

    /** Takes copies. */
    public Comparison {
        ruleSets = List.copyOf(ruleSets);
        dropped = List.copyOf(dropped);
        samples = List.copyOf(samples);
    }
}
