package org.plyspace.tck;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/**
 * A position with what is true of it.
 *
 * @param line where it was read, counted from 1
 * @param options the options chosen, by name
 * @param position its text
 * @param check whether the side to move is in check
 * @param outcome the reason why the game ends there, of those that leave no legal move
 * @param moves all legal moves in machine form, sorted
 * @param perft numbers of leaves by depth
 */
record Vector(
        int line,
        Map<String, String> options,
        String position,
        boolean check,
        Optional<String> outcome,
        List<String> moves,
        Map<Integer, Long> perft) {

    private static final List<String> FIELDS = List.of("variant", "position", "check", "outcome", "moves", "perft");

    /** Reads a line of a vector file, which must be of this variant; anything unknown is refused. */
    static Vector read(int line, String text, Variant variant) {
        try {
            Map<?, ?> fields = (Map<?, ?>) FlatJson.read(text);
            if (!List.copyOf(fields.keySet()).equals(FIELDS)) {
                throw new IllegalArgumentException("fields " + fields.keySet() + " instead of " + FIELDS);
            }
            return new Vector(
                    line,
                    options((String) fields.get("variant"), variant),
                    (String) fields.get("position"),
                    (Boolean) fields.get("check"),
                    Optional.ofNullable((String) fields.get("outcome")),
                    strings((List<?>) fields.get("moves")),
                    counts((Map<?, ?>) fields.get("perft")));
        } catch (IllegalArgumentException | ClassCastException | NullPointerException wrong) {
            throw new IllegalArgumentException("line " + line + " is no vector: " + wrong.getMessage(), wrong);
        }
    }

    private static Map<String, String> options(String spec, Variant variant) {
        String[] parts = spec.split(":", 2);
        if (!parts[0].equals(variant.id())) {
            throw new IllegalArgumentException("variant " + parts[0] + " instead of " + variant.id());
        }
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : parts.length == 1 ? new String[0] : parts[1].split(",", -1)) {
            String[] nameAndValue = option.split("=", 2);
            options.put(nameAndValue[0], nameAndValue.length == 2 ? nameAndValue[1] : "");
        }
        return options;
    }

    private static List<String> strings(List<?> values) {
        List<String> strings = new ArrayList<>();
        values.forEach(value -> strings.add((String) value));
        return strings;
    }

    private static Map<Integer, Long> counts(Map<?, ?> values) {
        Map<Integer, Long> counts = new LinkedHashMap<>();
        values.forEach((depth, leaves) -> counts.put(Integer.valueOf((String) depth), (Long) leaves));
        return counts;
    }

    /** The position to play, by the variant's rules with these options. */
    Position toPosition(Variant variant) {
        Rules rules = variant.rules(OptionValues.of(variant.options(), options));
        return rules.readPosition(position);
    }

    @Override
    public String toString() {
        return "line " + line + ", " + (options.isEmpty() ? "" : options + ", ") + "'" + position + "'";
    }
}
