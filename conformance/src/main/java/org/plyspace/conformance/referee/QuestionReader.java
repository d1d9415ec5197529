package org.plyspace.conformance.referee;

import java.util.Set;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonMappers;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads questions strictly: nothing is silently converted, dropped or overwritten. */
final class QuestionReader {

    private static final Set<String> MEMBERS = Set.of("variant", "position", "move", "ask", "depth");

    /**
     * Reads the question on a line.
     *
     * @throws UsageException if the line is not a question; the message says why
     */
    Question read(String line) {
        try {
            return of(JsonMappers.STRICT.readTree(line));
        } catch (JacksonException broken) {
            throw new UsageException("not JSON" + BrokenJson.placeAndReason(broken));
        }
    }

    private static Question of(JsonNode node) {
        if (!node.isObject()) {
            throw new UsageException(
                    "expected a JSON object with variant and either move or ask, found " + shown(node));
        }
        for (String member : node.propertyNames()) {
            if (!MEMBERS.contains(member)) {
                throw new UsageException("unknown member '" + Texts.shorten(member)
                        + "'; expected variant, position, move, ask or depth");
            }
        }
        Question question = new Question(
                text(node, "variant"), text(node, "position"), text(node, "move"), text(node, "ask"), depth(node));
        if (question.variant() == null) {
            throw new UsageException("variant is missing");
        }
        if ((question.move() == null) == (question.ask() == null)) {
            throw new UsageException(
                    "expected either move or ask, found " + (question.move() == null ? "neither" : "both"));
        }
        return question;
    }

    private static String text(JsonNode node, String member) {
        JsonNode value = node.path(member);
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        if (!value.isString()) {
            throw new UsageException(member + ": expected a text, found " + shown(value));
        }
        return value.stringValue();
    }

    private static Integer depth(JsonNode node) {
        JsonNode value = node.path("depth");
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        if (!value.isIntegralNumber() || !value.canConvertToInt()) {
            throw new UsageException("depth: expected a whole number, found " + shown(value));
        }
        return value.intValue();
    }

    private static String shown(JsonNode value) {
        return Texts.shorten(value.toString());
    }
}
