package org.plyspace.web.question;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.plyspace.api.Rules;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.web.http.PageSettings;

/**
 * Caches the rules that were last asked for, since compiling them takes long and many pages may ask. Those who ask meanwhile wait for the
 * one that compiles. Thread-safe.
 */
@Singleton
public final class RulesCache {

    /** The most cells that are drawn. */
    public static final int MOST_CELLS = 4096;

    private static final int MOST_KEPT = 32;
    private final Registry registry;
    private final PageSettings.Timeouts patience;
    private final ConcurrentMap<Key, CompletableFuture<Rules>> compiled = Caffeine.newBuilder()
            .maximumSize(MOST_KEPT)
            .<Key, Rules>buildAsync()
            .asMap();

    private record Key(FoundVariant found, String spec, Map<String, String> fixed) {}

    @Inject
    RulesCache(Registry registry, PageSettings settings) {
        patience = settings.patience();
        this.registry = registry.within(CallLimit.question(patience.answer())).upTo(MOST_CELLS);
    }

    /** The times to wait for rule sets. */
    public PageSettings.Timeouts patience() {
        return patience;
    }

    /** All rule sets, within the limits of the page. */
    public Registry registry() {
        return registry;
    }

    /**
     * Calls a rule set; whatever it throws is reported under its name.
     *
     * @param position a position's text that may fix options; empty for none
     * @param asked the question in words, such as {@code "for its moves"}
     * @throws org.plyspace.engine.VariantException if the rule set does not exist, fails, or does not answer in time
     * @throws org.plyspace.engine.TooLargeException if it has more cells than are drawn
     */
    public <T> T ask(String spec, String position, String asked, Function<Rules, T> question) {
        return registry.ask(spec, asked, () -> question.apply(rules(spec, position)));
    }

    /**
     * Like {@link #ask}, for work that its caller limits, such as a search: it takes no place from the questions that people wait for.
     */
    public <T> T work(String spec, String asked, Function<Rules, T> work) {
        return forWork().ask(spec, asked, () -> work.apply(rules(spec, "")));
    }

    /** All rule sets, within the limit of work. */
    public Registry forWork() {
        return registry.within(CallLimit.work(Registry.PATIENCE));
    }

    private Rules rules(String spec, String position) {
        FoundVariant found = registry.of(spec);
        Key key = new Key(
                found,
                spec,
                position.isEmpty() ? Map.of() : Map.copyOf(found.variant().optionsOf(position)));
        CompletableFuture<Rules> mine = new CompletableFuture<>();
        CompletableFuture<Rules> first = compiled.putIfAbsent(key, mine);
        if (first == null) {
            mine.completeOnTimeout(null, patience.answer().toMillis(), TimeUnit.MILLISECONDS);
            return compiled(spec, position, mine);
        }
        // A caller that waits for a hanging rule set waits in a thread of its own, and no longer than the deadline.
        Rules rules = first.join();
        return rules == null ? registry.rules(spec, position) : rules;
    }

    /** Compiles in this thread, which has a deadline. After a failure, or past the deadline, the result is null, which is not cached. */
    private Rules compiled(String spec, String position, CompletableFuture<Rules> result) {
        Rules rules = null;
        try {
            rules = registry.rules(spec, position);
            return rules;
        } finally {
            result.complete(rules);
        }
    }
}
