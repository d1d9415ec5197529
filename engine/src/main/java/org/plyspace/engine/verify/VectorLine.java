package org.plyspace.engine.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.plyspace.api.Texts;
import org.plyspace.engine.BrokenJson;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One position with what is said of it; what is not said is not checked.
 *
 * @param variant as {@code id} or {@code id:option=value,...}
 * @param position its text
 * @param check whether the side to move is in check
 * @param outcome empty if not said; {@link #NO_OUTCOME} if there is said to be none; else the reason of the end
 * @param moves the legal moves in machine form, sorted as plain text
 * @param perft counts by depth
 */
record VectorLine(
        String variant,
        String position,
        Optional<Boolean> check,
        Optional<String> outcome,
        Optional<List<String>> moves,
        Map<Integer, Long> perft) {

    /** What is said where the game goes on. */
    static final String NO_OUTCOME = "none";

    private static final Set<String> FIELDS = Set.of("variant", "position", "check", "outcome", "moves", "perft");
    private static final int DEEPEST = 99;

    /** Reads lines; may be shared between threads. */
    static final class Parser {

        private final JsonMapper json = JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();

        /**
         * Reads a line strictly.
         *
         * @throws VectorException if it is not such an object; the message says what would be accepted
         */
        VectorLine parse(String line) {
            try {
                return of(json.readTree(line));
            } catch (JacksonException broken) {
                throw new VectorException("not JSON" + BrokenJson.placeAndReason(broken)
                        + "; one object a line, with variant and position, would be accepted");
            }
        }
    }

    private static VectorLine of(JsonNode node) {
        if (!node.isObject()) {
            throw new VectorException("not a JSON object; one with variant and position would be accepted");
        }
        for (String field : node.propertyNames()) {
            if (!FIELDS.contains(field)) {
                throw new VectorException("unknown field '" + Texts.shorten(field)
                        + "'; variant, position, check, outcome, moves and perft would be accepted");
            }
        }
        return new VectorLine(
                text(node, "variant"),
                text(node, "position"),
                check(node.path("check")),
                outcome(node.path("outcome")),
                moves(node.path("moves")),
                perft(node.path("perft")));
    }

    private static String text(JsonNode node, String field) {
        JsonNode value = node.path(field);
        if (!value.isString()) {
            throw new VectorException("field " + field + ": a text is wanted");
        }
        return value.stringValue();
    }

    private static Optional<Boolean> check(JsonNode value) {
        if (value.isMissingNode()) {
            return Optional.empty();
        }
        if (!value.isBoolean()) {
            throw new VectorException("field check: true or false is wanted");
        }
        return Optional.of(value.booleanValue());
    }

    private static Optional<String> outcome(JsonNode value) {
        if (value.isMissingNode()) {
            return Optional.empty();
        }
        if (!value.isNull() && !value.isString()) {
            throw new VectorException("field outcome: null or the reason of the end is wanted");
        }
        return Optional.of(value.isNull() ? NO_OUTCOME : value.stringValue());
    }

    private static Optional<List<String>> moves(JsonNode value) {
        if (value.isMissingNode()) {
            return Optional.empty();
        }
        List<String> moves = new ArrayList<>();
        for (JsonNode move : value.values()) {
            if (!move.isString()) {
                throw new VectorException("field moves: a list of texts is wanted");
            }
            moves.add(move.stringValue());
        }
        if (!value.isArray()) {
            throw new VectorException("field moves: a list of texts is wanted");
        }
        moves.sort(null);
        return Optional.of(moves);
    }

    private static Map<Integer, Long> perft(JsonNode value) {
        Map<Integer, Long> counts = new TreeMap<>();
        if (!value.isMissingNode() && !value.isObject()) {
            throw new VectorException("field perft: an object of depths and counts is wanted");
        }
        value.properties().forEach(entry -> counts.put(depth(entry.getKey()), count(entry.getValue())));
        return counts;
    }

    private static int depth(String text) {
        if (!text.matches("0|[1-9][0-9]?")) {
            throw new VectorException(
                    "field perft: '" + Texts.shorten(text) + "' is no depth; 0 to " + DEEPEST + " would be accepted");
        }
        return Integer.parseInt(text);
    }

    private static long count(JsonNode value) {
        if (!value.isIntegralNumber() || !value.canConvertToLong() || value.longValue() < 0) {
            throw new VectorException("field perft: the counts must be whole numbers of 0 or more");
        }
        return value.longValue();
    }
}
