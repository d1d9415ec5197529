package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.RuleStatement;
import org.plyspace.lab.compare.RuleSetSummary;

/** What a rule set's rulebook says otherwise than that of the one it is compared with. */
final class RuleChanges {

    private static final String GONE = "- ";
    private static final String NEW = "+ ";

    private final RuleSetSummary before;
    private final RuleSetSummary after;

    RuleChanges(RuleSetSummary before, RuleSetSummary after) {
        this.before = before;
        this.after = after;
    }

    /** A line, or several of {@code width} characters, for each statement that is gone or new; none if the rulebooks agree. */
    List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        before.rulebook().stream()
                .filter(statement -> !isSaid(after, statement))
                .forEach(statement -> lines.addAll(wrapped(GONE, statement, width)));
        after.rulebook().stream()
                .filter(statement -> !isSaid(before, statement))
                .forEach(statement -> lines.addAll(wrapped(NEW, statement, width)));
        return lines;
    }

    private static boolean isSaid(RuleSetSummary ruleSet, RuleStatement statement) {
        return ruleSet.rulebook().stream()
                .anyMatch(other ->
                        other.aspect() == statement.aspect() && other.text().equals(statement.text()));
    }

    private static List<String> wrapped(String sign, RuleStatement statement, int width) {
        return Wrapping.hanging(sign, statement.aspect().word() + ": " + statement.text(), width);
    }
}
