package org.plyspace.cli;

import java.util.List;
import java.util.Optional;
import org.plyspace.cli.io.Environment;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;

/** The rule sets that come with the program, without those that its user has added. */
final class BundledVariants {

    private BundledVariants() {}

    /** Their ids; none if there is no distribution. */
    static List<String> ids(Environment environment) {
        PluginFolders bundled =
                new PluginFolders(environment.home().map(home -> home.resolve("variants")), Optional.empty());
        return PluginLoader.load(bundled).variants().stream()
                .map(FoundVariant::id)
                .toList();
    }
}
