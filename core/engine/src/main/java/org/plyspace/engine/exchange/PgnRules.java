package org.plyspace.engine.exchange;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.plugin.FoundVariant;

/**
 * Determines the rules of a game in PGN. The tag {@code Variant} names a rule set as the command line or the UCI protocol does.
 * Without the tag, or with what other programs write for chess, the rule set is the one that UCI calls {@code chess}.
 */
final class PgnRules {

    static final String TAG = "Variant";

    /** The UCI name of the game that PGN was made for. */
    private static final String CHESS = "chess";

    private static final Set<String> MEANING_CHESS = Set.of(CHESS, "standard", "from position");

    private final Registry registry;
    private final Optional<String> given;
    private final Map<String, Optional<String>> found = new HashMap<>();

    /**
     * @param given the setting of games that do not state theirs; empty for the one that UCI calls chess
     */
    PgnRules(Registry registry, Optional<String> given) {
        this.registry = registry;
        this.given = given;
    }

    /** Whether games by these rules need no tag. */
    static boolean areUsual(Rules rules) {
        return rules.uciName().filter(CHESS::equals).isPresent();
    }

    /**
     * The setting of a game; its rule set need not exist.
     *
     * @param place the game's place, for messages
     * @throws InputException if neither the game nor anything else states it
     */
    String spec(Optional<String> tag, String place) {
        if (tag.isEmpty()) {
            return given.or(() -> byName(CHESS)).orElseThrow(() -> noChess(place, "no tag Variant"));
        }
        String text = tag.get();
        if (registry.variants().stream().anyMatch(variant -> (text + ":").startsWith(variant.id() + ":"))) {
            return text;
        }
        if (MEANING_CHESS.contains(text.toLowerCase(Locale.ROOT))) {
            return byName(CHESS)
                    .or(() -> given)
                    .orElseThrow(() -> noChess(place, "the tag Variant says " + Texts.shorten(text)));
        }
        return byName(text).orElse(text);
    }

    private static InputException noChess(String place, String said) {
        return new InputException(
                place,
                said + ", but there is no rule set that UCI calls " + CHESS
                        + "; --plugins DIR adds one, [Variant \"id:option=value\"] or --variant says another");
    }

    private Optional<String> byName(String name) {
        return found.computeIfAbsent(name, new UciNames(registry)::id);
    }

    /** Finds rule sets by their names in the UCI protocol, by which other programs know them. */
    record UciNames(Registry registry) {

        /** The id of the first rule set of a name, in any case; rule sets that fail when asked are skipped. */
        Optional<String> id(String name) {
            return registry.variants().stream()
                    .map(FoundVariant::id)
                    .filter(id -> isCalled(id, name))
                    .findFirst();
        }

        private boolean isCalled(String id, String name) {
            try {
                return registry.ask(id, "for its name", () -> registry.rules(id).uciName())
                        .filter(name::equalsIgnoreCase)
                        .isPresent();
            } catch (PlyspaceException broken) {
                return false;
            }
        }
    }
}
