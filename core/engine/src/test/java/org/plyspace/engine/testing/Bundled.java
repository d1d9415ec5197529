package org.plyspace.engine.testing;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.plyspace.api.Variant;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;

/** The rule sets on the tests' class path. */
public final class Bundled {

    /** A registry of them. */
    public static final Registry REGISTRY = new Registry(Plugins.of(found(), List.of()));

    private Bundled() {}

    /** Their ids, for parameterised tests. */
    public static Stream<String> ids() {
        return REGISTRY.variants().stream().map(FoundVariant::id);
    }

    private static List<FoundVariant> found() {
        return ServiceLoader.load(Variant.class).stream()
                .map(ServiceLoader.Provider::get)
                .map(variant -> new FoundVariant(variant, variant.id(), Path.of(variant.id()), Origin.BUNDLED))
                .sorted(Comparator.comparing(FoundVariant::id))
                .toList();
    }
}
