package org.plyspace.lab.metric;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.plyspace.engine.SettingReference;

/**
 * Differences that follow from the rules alone, such as draws after seventy-five moves where the clock says fifty: games only show what is
 * known, and a mark on them would say nothing.
 */
final class ByDefinition {

    /** By the options that all rule sets share: the reasons of an end that another value makes impossible, or turns into another result. */
    private static final Map<String, Predicate<String>> ENDS = Map.of(
            "clock", reason -> reason.endsWith(" moves"),
            "stalemate", "stalemate"::equals,
            "repetition", reason -> reason.endsWith("repetition"));

    private ByDefinition() {}

    /**
     * Whether a number differs between two settings of one rule set by what their options say.
     *
     * @param row the id of the number
     */
    static boolean differs(String before, String after, String row) {
        if (!EndingKinds.isName(row)) {
            return false;
        }
        Map<String, String> first = options(before);
        Map<String, String> second = options(after);
        String reason = row.substring(row.indexOf(' ') + 1);
        return ENDS.entrySet().stream()
                .anyMatch(end -> !Objects.equals(first.get(end.getKey()), second.get(end.getKey()))
                        && end.getValue().test(reason));
    }

    private static Map<String, String> options(String setting) {
        String spec = SettingReference.parse(setting).spec();
        Map<String, String> options = new HashMap<>();
        for (String option : spec.substring(spec.indexOf(':') + 1).split(",", -1)) {
            int equals = option.indexOf('=');
            if (equals > 0) {
                options.put(option.substring(0, equals), option.substring(equals + 1));
            }
        }
        return options;
    }
}
