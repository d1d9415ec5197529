package org.plyspace.tck;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyspace.api.Option;

/** The options shared by rule sets, which are implemented once for a family and not in each rule set. */
public final class CommonOptionSet {

    private static final Map<String, Set<String>> CHOICES = Map.of(
            "castling", Set.of("on", "off"),
            "doubleStep", Set.of("on", "off"),
            "enPassant", Set.of("on", "off"),
            "stalemate", Set.of("draw", "win", "loss"),
            "clock", Set.of("50", "75", "100", "none"),
            "promotion", Set.of("all", "queen"),
            "repetition", Set.of("draw", "white-avoids"),
            "selfCapture", Set.of("off", "on"),
            "boardMoves", Set.of("on", "off"));

    private CommonOptionSet() {}

    /** Whether an option is common, judged by its name and all its values: a rule set's own option may have the same name. */
    public static boolean contains(Option option) {
        return Set.copyOf(option.choices()).equals(CHOICES.get(option.name()));
    }

    /** Each common option alone with each value other than its default. */
    static List<Map<String, String>> oneAtATime(List<Option> options) {
        return Specimens.oneAtATime(
                        options.stream().filter(CommonOptionSet::contains).toList())
                .stream()
                .filter(set -> !set.isEmpty())
                .toList();
    }
}
