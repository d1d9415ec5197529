package org.plyspace.engine;

import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Reasons;

/** A rule set that broke, by throwing something or by answering null; the message names it and its jar. */
public final class VariantFailure extends VariantException {

    private static final long serialVersionUID = 1L;

    /** With what the rule set threw. */
    public VariantFailure(FoundVariant variant, Throwable thrown) {
        this(variant, Reasons.of(thrown));
    }

    /** With what the rule set did, in words. */
    public VariantFailure(FoundVariant variant, String failure) {
        super("variant '" + variant.id() + "' of " + variant.file() + " failed: " + failure);
    }
}
