package org.plyspace.lab.compare;

import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.MoveTag;
import org.plyspace.api.RuleStatement;

/**
 * The summary of a rule set.
 *
 * @param name the name as requested, with the options that differ from their defaults
 * @param title the title for people
 * @param rulebook the rulebook
 * @param tags the tags that moves can have
 * @param facts the numbers that need no games
 */
public record RuleSetSummary(
        String name, String title, List<RuleStatement> rulebook, List<MoveTag> tags, List<Fact> facts) {

    /** Copies the lists. */
    public RuleSetSummary {
        rulebook = List.copyOf(rulebook);
        tags = List.copyOf(tags);
        facts = List.copyOf(facts);
    }

    /** The rulebook's statements on an aspect, joined; empty if there are none. */
    public String rules(Aspect aspect) {
        return rulebook.stream()
                .filter(statement -> statement.aspect() == aspect)
                .map(RuleStatement::text)
                .collect(Collectors.joining("; "));
    }
}
