package org.plyspace.lab.compare;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Aspect;

/**
 * The statements of several rulebooks on one aspect.
 *
 * @param texts the statements in the order of the rule sets; empty if a rulebook says nothing
 */
public record AspectRow(Aspect aspect, List<String> texts) {

    /** A row for each aspect on which at least one rule set has a statement. */
    public static List<AspectRow> of(List<RuleSetSummary> ruleSets) {
        List<AspectRow> rows = new ArrayList<>();
        for (Aspect aspect : Aspect.values()) {
            List<String> texts =
                    ruleSets.stream().map(ruleSet -> ruleSet.rules(aspect)).toList();
            if (!texts.stream().allMatch(String::isEmpty)) {
                rows.add(new AspectRow(aspect, texts));
            }
        }
        return rows;
    }

    /** Whether it has several texts, all the same. */
    public boolean isSame() {
        return texts.size() > 1 && texts.stream().distinct().count() == 1;
    }
}
