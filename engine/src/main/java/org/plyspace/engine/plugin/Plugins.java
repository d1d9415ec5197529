package org.plyspace.engine.plugin;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The rule sets that were found, and what was refused. Shared between threads. */
public interface Plugins {

    /** The rule sets, bundled ones first, by id within each. */
    List<FoundVariant> variants();

    /** What was refused, in the order of the files. */
    List<RefusedFile> refusals();

    /** The rule set with this id, if there is one. May load no more than that. */
    default Optional<FoundVariant> find(String id) {
        return variants().stream().filter(variant -> variant.id().equals(id)).findFirst();
    }

    /**
     * What is there now. A rule set whose file is as it was is the same object again.
     *
     * @param isTrusted whether a file that is as it was need not be loaded anew
     */
    default Plugins anew(Predicate<Path> isTrusted) {
        return this;
    }

    /** Rule sets found already. */
    static Plugins of(List<FoundVariant> variants, List<RefusedFile> refusals) {
        return new LoadedPlugins(variants, refusals);
    }
}
