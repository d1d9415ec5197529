package org.plyspace.lab.compare;

import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.MoveTag;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;

/**
 * The summary of a rule set.
 *
 * @param name the name as requested, with the options that differ from their defaults
 * @param title the title for people
 * @param summary what is special about it, in a sentence or two
 * @param rulebook the rulebook
 * @param tags the tags that moves can have
 * @param facts the numbers that need no games
 */
public record RuleSetSummary(
        String name, String title, String summary, List<RuleStatement> rulebook, List<MoveTag> tags, List<Fact> facts) {

    /** Copies the lists. */
    public RuleSetSummary {
        rulebook = List.copyOf(rulebook);
        tags = List.copyOf(tags);
        facts = List.copyOf(facts);
    }

    /**
     * Sums up rules.
     *
     * @param name the name as requested
     * @param facts the numbers that need no games; may be empty
     */
    public static RuleSetSummary of(String name, Rules rules, List<Fact> facts) {
        return new RuleSetSummary(
                name, rules.variant().title(), rules.variant().summary(), rules.rulebook(), rules.tags(), facts);
    }

    /** The rulebook's statements on an aspect, joined; empty if it is silent. */
    public String rules(Aspect aspect) {
        return rulebook.stream()
                .filter(statement -> statement.aspect() == aspect)
                .map(RuleStatement::text)
                .collect(Collectors.joining("; "));
    }
}
