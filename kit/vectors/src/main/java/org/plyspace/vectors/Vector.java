package org.plyspace.vectors;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.plyspace.api.Outcome;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * A position and what a source states about it; anything not stated is unknown.
 *
 * @param variant the setting, {@code id} or {@code id:option=value,...}
 * @param position the position's text
 * @param check whether the side to move is in check
 * @param outcome the reason of the end, {@link #NO_OUTCOME} if the game goes on, or empty if not stated
 * @param moves the legal moves in machine form, sorted as plain text
 * @param perft counts by depth, 0 to 99; empty if none is stated
 */
public record Vector(
        String variant,
        String position,
        Optional<Boolean> check,
        Optional<String> outcome,
        Optional<List<String>> moves,
        Map<Integer, Long> perft) {

    /** The outcome of a position in which the game goes on. */
    public static final String NO_OUTCOME = "none";

    /** The reasons of draws that vectors leave out, since programs which make them need not know: the game goes on. */
    public static final Set<String> LEFT_OUT = Set.of(Outcome.FIFTY_MOVES, Outcome.DEAD_POSITION);

    private static final Set<String> FIELDS = Set.of("variant", "position", "check", "outcome", "moves", "perft");
    private static final int DEEPEST = 99;

    /**
     * Reads a line: a JSON object with these fields, where an {@code outcome} of null means that the game goes on. Strict.
     *
     * @throws UsageException if the line is not such an object; the message says where and what is expected
     */
    public static Vector read(String line) {
        Object value;
        try {
            value = JsonReader.read(line);
        } catch (IllegalArgumentException broken) {
            throw new UsageException(
                    "not JSON" + broken.getMessage() + "; expected one object per line, with variant and position");
        }
        if (!(value instanceof Map<?, ?> fields)) {
            throw new UsageException("expected a JSON object with variant and position");
        }
        for (Object field : fields.keySet()) {
            if (!FIELDS.contains(field)) {
                throw new UsageException("unknown field '" + Texts.shorten((String) field)
                        + "'; expected variant, position, check, outcome, moves or perft");
            }
        }
        return new Vector(
                text(fields, "variant"),
                text(fields, "position"),
                check(fields),
                outcome(fields),
                moves(fields),
                perft(fields));
    }

    private static String text(Map<?, ?> fields, String field) {
        if (fields.get(field) instanceof String text) {
            return text;
        }
        throw new UsageException("field " + field + ": expected a string");
    }

    private static Optional<Boolean> check(Map<?, ?> fields) {
        if (!fields.containsKey("check")) {
            return Optional.empty();
        }
        if (fields.get("check") instanceof Boolean check) {
            return Optional.of(check);
        }
        throw new UsageException("field check: expected true or false");
    }

    private static Optional<String> outcome(Map<?, ?> fields) {
        if (!fields.containsKey("outcome")) {
            return Optional.empty();
        }
        Object outcome = fields.get("outcome");
        if (outcome != null && !(outcome instanceof String)) {
            throw new UsageException("field outcome: expected null or the reason of the end");
        }
        return Optional.of(outcome == null ? NO_OUTCOME : (String) outcome);
    }

    private static Optional<List<String>> moves(Map<?, ?> fields) {
        if (!fields.containsKey("moves")) {
            return Optional.empty();
        }
        List<String> moves = new ArrayList<>();
        if (fields.get("moves") instanceof List<?> list) {
            list.stream().filter(String.class::isInstance).forEach(move -> moves.add((String) move));
            if (moves.size() == list.size()) {
                moves.sort(null);
                return Optional.of(moves);
            }
        }
        throw new UsageException("field moves: expected an array of strings");
    }

    private static Map<Integer, Long> perft(Map<?, ?> fields) {
        Map<Integer, Long> counts = new TreeMap<>();
        if (!fields.containsKey("perft")) {
            return counts;
        }
        if (!(fields.get("perft") instanceof Map<?, ?> perft)) {
            throw new UsageException("field perft: expected an object of depths and counts");
        }
        perft.forEach((depth, count) -> counts.put(depth((String) depth), count(count)));
        return counts;
    }

    private static int depth(String text) {
        if (!text.matches("0|[1-9][0-9]?")) {
            throw new UsageException(
                    "field perft: expected a depth from 0 to " + DEEPEST + ", found '" + Texts.shorten(text) + "'");
        }
        return Integer.parseInt(text);
    }

    private static long count(Object value) {
        if (value instanceof Long count && count >= 0) {
            return count;
        }
        throw new UsageException("field perft: expected whole numbers from 0 as counts");
    }
}
