package org.plyspace.lab.compare;

import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.MoveTag;
import org.plyspace.api.RuleStatement;

/**
 * What a rule set says of itself.
 *
 * @param name as it was asked for, with the options that are not defaults
 * @param title what people call it
 * @param rulebook its rules
 * @param tags what its moves are tagged with
 * @param facts what was counted without playing
 */
public record RuleSetSummary(
        String name, String title, List<RuleStatement> rulebook, List<MoveTag> tags, List<Fact> facts) {

    /** Takes copies. */
    public RuleSetSummary {
        rulebook = List.copyOf(rulebook);
        tags = List.copyOf(tags);
        facts = List.copyOf(facts);
    }

    /** What the rulebook says of an aspect, statements joined; empty if nothing. */
    public String rules(Aspect aspect) {
        return rulebook.stream()
                .filter(statement -> statement.aspect() == aspect)
                .map(RuleStatement::text)
                .collect(Collectors.joining("; "));
    }
}
