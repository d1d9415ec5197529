package org.plyspace.lab.compare;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Aspect;

/**
 * What several rulebooks say of one aspect.
 *
 * @param texts in the order of the rule sets; empty where nothing is said
 */
public record AspectRow(Aspect aspect, List<String> texts) {

    /** Takes a copy. */
    public AspectRow {
        texts = List.copyOf(texts);
    }

    /** A row for each aspect of which at least one rule set says something. */
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

    /** Whether there are several, and all say the same. */
    public boolean isSame() {
        return texts.size() > 1 && texts.stream().distinct().count() == 1;
    }
}
