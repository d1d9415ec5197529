package org.plyspace.fuzz;

import java.io.InputStream;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/**
 * A variant that caches compiled rules while there is room: compiling depends on the board, not on the text that requests it,
 * and is not charged to a reader. Confined to one thread.
 */
final class RememberingVariant implements Variant {

    /** The room of the cache: one of the largest boards, or many small ones. */
    private static final int MOST_CELLS = 40_000;

    private static final AtomicLong NANOS = new AtomicLong();

    private final Variant variant;
    private final Map<String, Rules> latest = new LinkedHashMap<>();

    RememberingVariant(Variant variant) {
        this.variant = variant;
    }

    /** The processor time spent on compiling so far. */
    static long nanos() {
        return NANOS.get();
    }

    @Override
    public Rules rules(OptionValues values) {
        // An explicit default differs from an omitted option.
        String key = values.asMap().toString()
                + values.options().stream()
                        .map(Option::name)
                        .filter(values::isGiven)
                        .toList();
        Rules rules = latest.remove(key);
        if (rules == null) {
            rules = compiled(values);
        }
        latest.put(key, rules);
        forgetTheEldest();
        return rules;
    }

    private Rules compiled(OptionValues values) {
        long before = Contract.processorTime();
        try {
            return variant.rules(values);
        } finally {
            NANOS.addAndGet(Contract.processorTime() - before);
        }
    }

    private void forgetTheEldest() {
        int cells = latest.values().stream().mapToInt(Rules::cells).sum();
        for (Iterator<Rules> eldest = latest.values().iterator(); cells > MOST_CELLS; ) {
            cells -= eldest.next().cells();
            eldest.remove();
        }
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
