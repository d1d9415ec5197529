package org.plyspace.engine.plugin;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The rule sets found, and what was refused. Thread-safe. */
public interface Plugins {

    /** The rule sets, bundled ones first, each group by id. */
    List<FoundVariant> variants();

    /** The refused files, in the order of the files. */
    List<RefusedFile> refusals();

    /** The rule set of an id, if there is one. Loads no more than necessary. */
    default Optional<FoundVariant> find(String id) {
        return variants().stream().filter(variant -> variant.id().equals(id)).findFirst();
    }

    /**
     * The current content of the folders. A rule set of an unchanged file is the same object.
     *
     * @param isTrusted whether an unchanged file need not be loaded again
     */
    default Plugins anew(Predicate<Path> isTrusted) {
        return this;
    }

    /** Wraps rule sets that are already loaded. */
    static Plugins of(List<FoundVariant> variants, List<RefusedFile> refusals) {
        return new LoadedPlugins(variants, refusals);
    }

    /** The result of loading plugins. */
    record LoadedPlugins(List<FoundVariant> variants, List<RefusedFile> refusals) implements Plugins {

        public LoadedPlugins {
            variants = List.copyOf(variants);
            refusals = List.copyOf(refusals);
        }
    }
}
