package org.plyspace.engine.testing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.plugin.SystemTimes;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.testing.CoinVariant;

/**
 * A rule set of a jar {@code broken.jar} that does not work.
 *
 * @param given called when its rules are requested
 */
public record Broken(Supplier<Rules> given) implements Variant {

    /** A registry of the bundled rule sets, the tossed coin, and this one. */
    public static Registry registry(Supplier<Rules> given) {
        return registry(given, new SystemTimes());
    }

    /** The same registry, which judges by given times whether a rule set takes too long. */
    public static Registry registry(Supplier<Rules> given, ThreadTimes times) {
        List<FoundVariant> variants = new ArrayList<>(Bundled.REGISTRY.variants());
        variants.add(new FoundVariant(new CoinVariant(), "coin", Path.of("coin.jar"), Origin.PLUGIN));
        variants.add(new FoundVariant(new Broken(given), "broken", Path.of("broken.jar"), Origin.PLUGIN));
        variants.sort(Comparator.comparing(FoundVariant::id));
        return new Registry(Plugins.of(variants, List.of()), SlowCallListener.NONE, times);
    }

    @Override
    public String id() {
        return "broken";
    }

    @Override
    public String title() {
        return "Broken";
    }

    @Override
    public String summary() {
        return "Does not work.";
    }

    @Override
    public String source() {
        return "none";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Rules rules(OptionValues values) {
        return given.get();
    }
}
