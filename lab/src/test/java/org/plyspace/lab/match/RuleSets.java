package org.plyspace.lab.match;

import java.util.Map;
import java.util.ServiceLoader;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/** The rule sets on the class path, with default options. */
public final class RuleSets {

    private RuleSets() {}

    public static Rules of(String id) {
        return ServiceLoader.load(Variant.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(variant -> variant.id().equals(id))
                .findFirst()
                .map(variant -> variant.rules(OptionValues.of(variant.options(), Map.of())))
                .orElseThrow(() -> new IllegalArgumentException("no variant " + id));
    }
}
