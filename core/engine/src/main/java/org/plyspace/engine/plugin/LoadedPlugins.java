package org.plyspace.engine.plugin;

import java.util.List;

/** The result of loading plugins. */
record LoadedPlugins(List<FoundVariant> variants, List<RefusedFile> refusals) implements Plugins {

    LoadedPlugins {
        variants = List.copyOf(variants);
        refusals = List.copyOf(refusals);
    }
}
