package org.plyspace.lab.compare;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.api.UsageException;
import org.plyspace.lab.numbers.ResultTable;

/**
 * The result of a {@link ComparisonRun}: rule sets side by side.
 *
 * @param ruleSets the summary of each rule set
 * @param table the metrics of the games, with a setting for each rule set and engine
 * @param baseline the name of the rule set with which others are compared
 * @param dropped the rule sets that could not be compared
 * @param samples one game of each setting of the table, of median length among the first
 */
public record Comparison(
        ComparisonSettings settings,
        List<RuleSetSummary> ruleSets,
        ResultTable table,
        Optional<String> baseline,
        List<FailedSetting> dropped,
        List<ComparisonSample> samples) {

    /** Whether a rule set failed, so that the comparison is not what was asked for. */
    public boolean isBroken() {
        return dropped.stream().anyMatch(FailedSetting::broken);
    }

    /**
     * Refuses a comparison of nothing, unless rule sets failed.
     *
     * @throws UsageException if no rule set took part
     */
    public void requireRuleSets() {
        if (ruleSets.isEmpty() && !isBroken()) {
            throw new UsageException(
                    "there is no variant with a start position; 'plyspace variants' lists what there is");
        }
    }

    /** Finds a rule set by its name. */
    public Optional<RuleSetSummary> ruleSet(String name) {
        return ruleSets.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /**
     * A rule set that was left out of a comparison.
     *
     * @param name the name as requested
     * @param reason the reason in words
     * @param broken whether it failed, rather than refused to take part
     */
    public record FailedSetting(String name, String reason, boolean broken) {

        /** Why it was left out, for people. */
        public String inWords() {
            return broken ? reason : name + " is left out: " + reason;
        }

        static Optional<FailedSetting> of(LoadedSetting loadedSetting) {
            return loadedSetting
                    .reason()
                    .map(reason -> new FailedSetting(
                            loadedSetting.name(), reason.getMessage(), reason instanceof FailureException));
        }
    }
}
