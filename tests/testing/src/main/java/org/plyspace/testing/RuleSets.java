package org.plyspace.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.ServiceLoader;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;

/** The rule sets on the class path, and declared ones. */
public final class RuleSets {

    private RuleSets() {}

    public static Rules of(String id) {
        return of(id, Map.of());
    }

    /** The rules of an id with options. */
    public static Rules of(String id, Map<String, String> options) {
        return ServiceLoader.load(Variant.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(variant -> variant.id().equals(id))
                .findFirst()
                .map(variant -> variant.rules(OptionValues.of(variant.options(), options)))
                .orElseThrow(() -> new IllegalArgumentException("no variant " + id));
    }

    /** The rules of a declaration as JSON, with default options. */
    public static Rules declared(String json) {
        VariantSource source =
                ServiceLoader.load(VariantSource.class).findFirst().orElseThrow();
        try {
            Variant variant =
                    source.read("rules.json", new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
            return variant.rules(OptionValues.of(variant.options(), Map.of()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
