package org.plyspace.engine;

import org.plyspace.api.FailureException;
import org.plyspace.engine.plugin.FailureWords;
import org.plyspace.engine.plugin.FoundVariant;

/** A rule set that broke: it threw something, answered null, used up the memory, or had no answer; the message names it and its jar. */
public class VariantFailure extends FailureException {

    private static final long serialVersionUID = 1L;

    /**
     * With what the rule set threw.
     *
     * @param asked what it was asked, as {@code "for its moves"}
     */
    public VariantFailure(FoundVariant variant, String asked, Throwable thrown) {
        this(variant, asked, FailureWords.of(thrown));
        initCause(thrown);
    }

    /**
     * With what the rule set did, in words.
     *
     * @param asked what it was asked, as {@code "for its moves"}
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

    /** How a rule set is named where it is to be told apart from all others. */
    static String subject(FoundVariant variant) {
        return "variant '" + variant.id() + "' of " + variant.file();
    }
}
