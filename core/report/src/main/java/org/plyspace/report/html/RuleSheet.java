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
 * @param id the id of the rule set
 * @param spec its name in the table of results: the id with the options that differ from their defaults
 * @param title the title for people
 * @param rulebook the rulebook
 * @param types the types of its pieces
 * @param layout its boards at the start of games
 */
public record RuleSheet(
        String id, String spec, String title, List<RuleStatement> rulebook, List<PieceType> types, Layout layout) {

    /** Copies the lists. */
    public RuleSheet {
        rulebook = List.copyOf(rulebook);
        types = List.copyOf(types);
    }

    /**
     * Collects the facts from a rule set.
     *
     * @param spec its name in the table of results
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

    /** Whether its name consists only of its id and options; that of a single file has more. */
    boolean isOfItsId() {
        return spec.equals(id) || spec.startsWith(id + ":");
    }

    /** The options that differ from their defaults; may be empty, and is unless {@link #isOfItsId()}. */
    String options() {
        return spec.startsWith(id + ":") ? spec.substring(id.length() + 1) : "";
    }
}
