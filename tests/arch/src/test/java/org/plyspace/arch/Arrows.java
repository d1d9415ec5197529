package org.plyspace.arch;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which modules, and packages of modules, may use which; everything else is forbidden. */
final class Arrows {

    private static final Map<String, List<String>> MODULES = new LinkedHashMap<>();

    static {
        MODULES.put("api", List.of());
        MODULES.put("geometry", List.of("api"));
        MODULES.put("movegen", List.of("geometry", "api"));
        MODULES.put("variant", List.of("movegen", "geometry", "api"));
        MODULES.put("vectors", List.of("api"));
        MODULES.put("engine", List.of("vectors", "api"));
        MODULES.put("search", List.of("api"));
        MODULES.put("library", List.of("search", "engine", "api"));
        MODULES.put("endgame", List.of("engine", "api"));
        MODULES.put("statistics", List.of());
        MODULES.put("match", List.of("statistics", "search", "endgame", "engine", "api"));
        MODULES.put("conformance", List.of("match", "engine", "vectors", "api"));
        MODULES.put("lab", List.of("statistics", "match", "search", "endgame", "engine", "vectors", "api"));
        MODULES.put("report", List.of("lab", "match", "statistics", "search", "engine", "api"));
        MODULES.put("web", List.of("report", "lab", "match", "search", "endgame", "engine", "api"));
        MODULES.put(
                "cli",
                List.of(
                        "web",
                        "report",
                        "lab",
                        "conformance",
                        "match",
                        "statistics",
                        "search",
                        "endgame",
                        "engine",
                        "api"));
        MODULES.put("tck", List.of("vectors", "api"));
    }

    private Arrows() {}

    static ArchRule rule(Codebase code) {
        LayeredArchitecture layers = layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage(code.root() + "..")
                .withOptionalLayers(true)
                // The mark of a public type says nothing of chess.
                .ignoreDependency(alwaysTrue(), nameStartingWith(code.root() + ".api.PublicApi"));
        for (String module : MODULES.keySet()) {
            layers = layers.layer(module).definedBy(code.in(module));
        }
        for (Map.Entry<String, List<String>> arrow : MODULES.entrySet()) {
            layers = using(layers, arrow.getKey(), arrow.getValue());
        }
        return layers;
    }

    /** The rule that packages of a module use, of each other, only those before them. */
    static ArchRule inOrder(Codebase code, String module, String... packages) {
        LayeredArchitecture layers =
                layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true);
        for (String name : packages) {
            layers = layers.layer(name).definedBy(code.in(module + "." + name));
        }
        for (int i = 0; i < packages.length; i++) {
            layers = using(layers, packages[i], List.of(packages).subList(0, i));
        }
        return layers;
    }

    private static LayeredArchitecture using(LayeredArchitecture layers, String layer, List<String> used) {
        return used.isEmpty()
                ? layers.whereLayer(layer).mayNotAccessAnyLayer()
                : layers.whereLayer(layer).mayOnlyAccessLayers(used.toArray(String[]::new));
    }
}
