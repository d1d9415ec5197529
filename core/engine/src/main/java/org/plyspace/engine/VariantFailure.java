package org.plyspace.engine;

import org.plyspace.api.FailureException;
import org.plyspace.engine.plugin.FailureWords;
import org.plyspace.engine.plugin.FoundVariant;

/**
 * A rule set failed: it threw an exception, returned null, used up memory or did not answer. The message names it and its jar.
 */
public class VariantFailure extends FailureException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the failure from what the rule set threw.
     *
     * @param asked the subject of the question: {@code "for its moves"}
     */
    public VariantFailure(FoundVariant variant, String asked, Throwable thrown) {
        this(variant, asked, FailureWords.of(thrown));
        initCause(thrown);
    }

    /**
     * Creates the failure from a description.
     *
     * @param asked the subject of the question: {@code "for its moves"}
     */
    public VariantFailure(FoundVariant variant, String asked, String failure) {
        this(message(variant, asked, failure));
    }

    VariantFailure(String message) {
        super(message);
    }

    static String message(FoundVariant variant, String asked, String failure) {
        return subject(variant) + " failed when asked " + asked + ": " + failure;
    }

    /** The unambiguous name of a rule set in messages. */
    static String subject(FoundVariant variant) {
        return "variant '" + variant.id() + "' of " + variant.file();
    }
}
