package org.plyspace.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.plyspace.api.NoStartException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;

/**
 * The rule sets that are measured or exercised: those of a built distribution, plugins included, each jar in its own class
 * loader as in use; or those on the class path if no distribution is given.
 */
final class RuleSets {

    /** The system property with the folder of a distribution. */
    static final String HOME = "plyspace.bench.home";

    private RuleSets() {}

    static List<Variant> all() {
        String home = System.getProperty(HOME);
        if (home == null) {
            return ServiceLoader.load(Variant.class).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();
        }
        PluginFolders folders =
                new PluginFolders(Optional.of(Path.of(home, "variants")), Optional.of(Path.of(home, "plugins")));
        return PluginLoader.load(folders).variants().stream()
                .map(FoundVariant::variant)
                .toList();
    }

    /**
     * The rules of a setting, {@code id} or {@code id:option=value,...}.
     *
     * @throws UsageException if there is no such setting
     */
    static Rules rules(String setting) {
        SettingName name = SettingName.parse(setting);
        List<Variant> variants = all();
        Variant found = variants.stream()
                .filter(variant -> variant.id().equals(name.id()))
                .findFirst()
                .orElseThrow(() -> new UsageException("no variant '" + name.id() + "'; there are "
                        + variants.stream().map(Variant::id).sorted().collect(Collectors.joining(", "))));
        return found.rules(OptionValues.of(found.options(), name.given()));
    }

    static Rules rules(Variant variant) {
        return variant.rules(OptionValues.of(variant.options(), Map.of()));
    }

    /** The start of a game; empty if there is none. */
    static Optional<Position> start(Rules rules) {
        try {
            return Optional.of(rules.startPosition());
        } catch (NoStartException none) {
            return Optional.empty();
        }
    }
}
