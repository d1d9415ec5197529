package org.plyspace.tck;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.vectors.Vector;

/**
 * A line of a vector file that states everything about a position of one variant.
 *
 * @param line the line's number, from 1
 * @param options the options chosen, by name
 * @param says the complete statement
 */
record NumberedVector(int line, Map<String, String> options, Vector says) {

    /** Reads a line of a vector file, which must be of the variant and complete. */
    static NumberedVector read(int line, String text, Variant variant) {
        try {
            Vector vector = Vector.read(text);
            if (vector.check().isEmpty()
                    || vector.outcome().isEmpty()
                    || vector.moves().isEmpty()
                    || vector.perft().isEmpty()) {
                throw new IllegalArgumentException("expected check, outcome, moves and perft, found not all of them");
            }
            return new NumberedVector(line, options(vector.variant(), variant), vector);
        } catch (UsageException | IllegalArgumentException wrong) {
            throw new IllegalArgumentException("line " + line + " is not a vector: " + wrong.getMessage(), wrong);
        }
    }

    private static Map<String, String> options(String setting, Variant variant) {
        String[] parts = setting.split(":", 2);
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

    /** The variant's rules with these options. */
    Rules toRules(Variant variant) {
        return variant.rules(OptionValues.of(variant.options(), options));
    }

    @Override
    public String toString() {
        return "line " + line + ", " + (options.isEmpty() ? "" : options + ", ") + "'" + says.position() + "'";
    }
}
