package org.plyspace.report.html;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.Layout;
import org.plyspace.api.PieceType;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;

/**
 * The facts about a rule set that a report needs, collected once.
 *
 * @param id of the rule set
 * @param spec what the table of results calls it: the same with the options that are not defaults
 * @param title what people call it
 * @param rulebook its rules
 * @param types of its pieces
 * @param layout its boards as games begin
 */
public record RuleSheet(
        String id, String spec, String title, List<RuleStatement> rulebook, List<PieceType> types, Layout layout) {

    /** Takes copies. */
    public RuleSheet {
        rulebook = List.copyOf(rulebook);
        types = List.copyOf(types);
    }

    /**
     * Asks a rule set.
     *
     * @param spec what the table of results calls it
     * @throws org.plyspace.api.NoStartException if it has no start
     */
    public static RuleSheet of(String spec, Rules rules) {
        return new RuleSheet(
                rules.variant().id(),
                spec,
                rules.variant().title(),
                rules.rulebook(),
                rules.pieceTypes(),
                rules.layout(rules.start()));
    }

    /** The rulebook's text on an aspect; empty if it has none. */
    String says(Aspect aspect) {
        return rulebook.stream()
                .filter(statement -> statement.aspect() == aspect)
                .map(RuleStatement::text)
                .collect(Collectors.joining("; "));
    }

    /** The type of pieces with a name. */
    Optional<PieceType> type(String name) {
        return types.stream().filter(type -> type.name().equals(name)).findFirst();
    }

    /** Whether there is nothing to its name but its id and options: it is not that of a single file. */
    boolean isOfItsId() {
        return spec.equals(id) || spec.startsWith(id + ":");
    }

    /** The options that are not defaults; empty if there are none, or {@link #isOfItsId()} does not hold. */
    String options() {
        return spec.startsWith(id + ":") ? spec.substring(id.length() + 1) : "";
    }
}
