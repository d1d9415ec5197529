package org.plyspace.web.question;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.plyspace.api.Rules;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.plugin.FoundVariant;

/** The rules that were asked for last, since compiling them takes long and many pages may ask. Shared between threads. */
public final class RuleShelf {

    /** The most cells that are drawn. */
    public static final int MOST_CELLS = 4096;

    private static final int MOST_KEPT = 32;
    private static final float LOAD = 0.75f;

    private final Registry registry;
    private final Patience patience;
    private final Map<Key, Rules> kept = new LinkedHashMap<>(MOST_KEPT, LOAD, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Rules> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private record Key(FoundVariant found, String spec, Map<String, String> fixed) {}

    /** Of all rule sets. */
    public RuleShelf(Registry registry, Patience patience) {
        this.registry = registry.within(patience.answer(), MOST_CELLS);
        this.patience = patience;
    }

    /** How long rule sets are waited for. */
    public Patience patience() {
        return patience;
    }

    /** All rule sets, within the limits of the page. */
    public Registry registry() {
        return registry;
    }

    /**
     * Asks a rule set something; whatever it throws is named.
     *
     * @param position a position's text that may fix options; empty for none
     * @param asked in words, as {@code "for its moves"}
     * @throws org.plyspace.engine.VariantException if there is no such rule set, or it fails, or does not answer in time
     * @throws org.plyspace.engine.TooLargeException if it has more cells than are drawn
     */
    public <T> T ask(String spec, String position, String asked, Function<Rules, T> question) {
        return registry.askWithin(patience.answer(), spec, asked, () -> question.apply(rules(spec, position)));
    }

    private Rules rules(String spec, String position) {
        FoundVariant found = registry.find(SettingName.parse(spec).id());
        Key key = new Key(
                found,
                spec,
                position.isEmpty() ? Map.of() : Map.copyOf(found.variant().optionsOf(position)));
        synchronized (kept) {
            Rules rules = kept.get(key);
            if (rules != null) {
                return rules;
            }
        }
        Rules rules = registry.rules(spec, position);
        synchronized (kept) {
            kept.put(key, rules);
        }
        return rules;
    }
}
