package org.plyspace.engine.exchange;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.UciNames;
import org.plyspace.engine.io.InputException;

/**
 * Which rules a game in PGN is played by. The tag {@code Variant} names a rule set as the command line does, or as the protocol UCI;
 * without it, and where it says what other programs write for chess, the game is one of the rule set that UCI calls {@code chess}.
 */
final class PgnRules {

    static final String TAG = "Variant";

    /** What UCI calls the game that PGN was made for. */
    private static final String CHESS = "chess";

    private static final Set<String> MEANING_CHESS = Set.of(CHESS, "standard", "from position");

    private final Registry registry;
    private final Optional<String> given;
    private final Map<String, Optional<String>> found = new HashMap<>();

    /** @param given the rule set of games that do not say theirs; empty for the one that is called chess */
    PgnRules(Registry registry, Optional<String> given) {
        this.registry = registry;
        this.given = given;
    }

    /** Whether a game by these rules needs no tag. */
    static boolean areUsual(Rules rules) {
        return rules.uciName().filter(CHESS::equals).isPresent();
    }

    /**
     * The rule set, with options if any, that a game is played by; it need not be there.
     *
     * @param place of the game, for messages
     * @throws InputException if the game does not say it, and nothing else does
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
}
