package org.plyspace.conformance.referee;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonMappers;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads questions strictly: nothing is silently converted, dropped or overwritten. */
final class QuestionReader {

    private static final Set<String> MEMBERS = Set.of("variant", "position", "move", "ask", "depth");

    /** What a question about many positions has instead of {@code position}. */
    static final String POSITIONS = "positions";

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

    /**
     * Reads a question that is not a whole line.
     *
     * @throws UsageException if it is not a question
     */
    static Question of(JsonNode node) {
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

    /**
     * Reads one question about many positions, which has {@code positions} instead of a position: one question about each.
     *
     * @throws UsageException if it is not such a question
     */
    static List<Question> many(ObjectNode node) {
        ObjectNode rest = node.deepCopy();
        JsonNode positions = rest.remove(POSITIONS);
        if (!positions.isArray()) {
            throw new UsageException(POSITIONS + ": expected an array of texts, found " + shown(positions));
        }
        Question asked = of(rest);
        if (asked.position() != null) {
            throw new UsageException("expected either position or " + POSITIONS + ", found both");
        }
        List<Question> questions = new ArrayList<>(positions.size());
        for (JsonNode position : positions) {
            if (!position.isString()) {
                throw new UsageException(
                        POSITIONS + "[" + questions.size() + "]: expected a text, found " + shown(position));
            }
            questions.add(asked.about(position.stringValue()));
        }
        return questions;
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

    /**
     * One line to a referee.
     *
     * @param variant the setting: a rule set, with options if any
     * @param position a position's text; null for the start position
     * @param move the move to judge, in machine form; null if something else is asked
     * @param ask one of the words below; null if a move is asked about
     * @param depth the depth of a perft in plies
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Question(String variant, String position, String move, String ask, Integer depth) {

        static final String MOVES = "moves";
        static final String OUTCOME = "outcome";
        static final String PERFT = "perft";

        static Question judge(String variant, String position, String move) {
            return new Question(variant, position, move, null, null);
        }

        static Question outcome(String variant, String position) {
            return new Question(variant, position, null, OUTCOME, null);
        }

        /** The same question about another position. */
        Question about(String otherPosition) {
            return new Question(variant, otherPosition, move, ask, depth);
        }
    }
}
