package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads the statements that a file makes about its rules: an object whose fields are named by aspects. */
record RulebookReader(String citation, Mistakes mistakes) {

    private static final int MOST_STATEMENTS = 20;

    List<RuleStatement> read(Node node) {
        Section section = Section.of(
                node, mistakes, Arrays.stream(Aspect.values()).map(Aspect::word).toList());
        List<RuleStatement> statements = new ArrayList<>();
        for (Aspect aspect : Aspect.values()) {
            section.optional(aspect.word())
                    .ifPresent(value -> new Values(mistakes)
                            .oneOrMore(value, MOST_STATEMENTS)
                            .forEach(item -> statement(aspect, item).ifPresent(statements::add)));
        }
        return statements;
    }

    private Optional<RuleStatement> statement(Aspect aspect, Node node) {
        Values values = new Values(mistakes);
        if (node instanceof Node.Text) {
            return values.text(node, Form.SENTENCES).map(text -> new RuleStatement(aspect, text, citation));
        }
        Section section = Section.of(node, mistakes, List.of("text", "citation"));
        Optional<String> text = section.required("text").flatMap(value -> values.text(value, Form.SENTENCES));
        Optional<String> cited = section.optional("citation").flatMap(value -> values.text(value, Form.LINE));
        return text.map(words -> new RuleStatement(aspect, words, cited.orElse(citation)));
    }
}
