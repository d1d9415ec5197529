package org.plyspace.engine.plugin;

import java.util.List;

/**
 * What loading came to.
 *
 * @param variants the rule sets, bundled ones first, by id within each
 * @param refusals what was refused, in the order of the files
 */
public record Plugins(List<FoundVariant> variants, List<Refusal> refusals) {

    public Plugins {
        variants = List.copyOf(variants);
        refusals = List.copyOf(refusals);
    }
}
