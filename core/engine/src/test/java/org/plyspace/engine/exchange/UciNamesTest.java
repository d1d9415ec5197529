package org.plyspace.engine.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;

/** Rule sets are found by their names in the UCI protocol, even beside others that fail. */
class UciNamesTest {

    /** A variant without options whose rules have a UCI name. */
    private static FoundVariant found(String id, Supplier<Optional<String>> name) {
        Rules rules = (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(),
                new Class<?>[] {Rules.class},
                (proxy, method, arguments) -> method.getName().equals("uciName") ? name.get() : null);
        Variant variant = (Variant) Proxy.newProxyInstance(
                Variant.class.getClassLoader(),
                new Class<?>[] {Variant.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "id" -> id;
                    case "options" -> List.of();
                    default -> rules;
                });
        return new FoundVariant(variant, id, Path.of(id + ".jar"), Origin.PLUGIN);
    }

    private static PgnRules.UciNames names(FoundVariant... variants) {
        return new PgnRules.UciNames(new Registry(Plugins.of(List.of(variants), List.of())));
    }

    @Test
    void theFirstOfANameIsFoundWhateverItsCapitals() {
        PgnRules.UciNames names = names(
                found("nameless", Optional::empty),
                found("one", () -> Optional.of("chess")),
                found("other", () -> Optional.of("chess")));

        assertEquals(Optional.of("one"), names.id("Chess"));
        assertEquals(Optional.empty(), names.id("atomic"));
    }

    @Test
    void oneThatBreaksWhenAskedForItsNameIsPassedOver() {
        PgnRules.UciNames names = names(
                found("broken", () -> {
                    throw new IllegalStateException("no name");
                }),
                found("one", () -> Optional.of("chess")));

        assertEquals(Optional.of("one"), names.id("chess"));
    }
}
