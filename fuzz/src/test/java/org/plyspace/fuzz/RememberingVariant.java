package org.plyspace.fuzz;

import java.io.InputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/** A variant that compiles rules of small boards only once, so that the time goes into reading. */
final class RememberingVariant implements Variant {

    private static final int MOST_CELLS = 2_000;
    private static final int MOST_RULES = 64;

    private final Variant variant;
    private final Map<String, Rules> latest = Collections.synchronizedMap(new Latest());

    /** The rules used last, by the options given: a default that is given is not the same as one that is not. */
    private static final class Latest extends LinkedHashMap<String, Rules> {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Rules> eldest) {
            return size() > MOST_RULES;
        }
    }

    RememberingVariant(Variant variant) {
        this.variant = variant;
    }

    @Override
    public Rules rules(OptionValues values) {
        String key = values.asMap().toString()
                + values.options().stream()
                        .map(Option::name)
                        .filter(values::isGiven)
                        .toList();
        Rules known = latest.get(key);
        if (known != null) {
            return known;
        }
        Rules rules = variant.rules(values);
        if (rules.cells() <= MOST_CELLS) {
            latest.put(key, rules);
        }
        return rules;
    }

    @Override
    public String id() {
        return variant.id();
    }

    @Override
    public String title() {
        return variant.title();
    }

    @Override
    public String summary() {
        return variant.summary();
    }

    @Override
    public String source() {
        return variant.source();
    }

    @Override
    public List<Option> options() {
        return variant.options();
    }

    @Override
    public Optional<InputStream> resource(String path) {
        return variant.resource(path);
    }

    @Override
    public Map<String, String> optionsOf(String position) {
        return variant.optionsOf(position);
    }
}
