package org.plyspace.engine;

import org.plyspace.engine.plugin.FoundVariant;

/** A rule set gave no answer: it timed out, is no longer asked after several timeouts, or has too many callers. */
public final class UnansweredException extends VariantFailure {

    private static final long serialVersionUID = 1L;

    private final boolean running;
    private final boolean busy;

    private UnansweredException(String message, boolean running, boolean busy) {
        super(message);
        this.running = running;
        this.busy = busy;
    }

    /** The question timed out and may still be running. */
    static UnansweredException late(FoundVariant variant, String asked, String failure) {
        return new UnansweredException(message(variant, asked, failure), true, false);
    }

    /** The rule set is no longer asked. */
    static UnansweredException notAsked(FoundVariant variant, String asked, String failure) {
        return new UnansweredException(message(variant, asked, failure), false, false);
    }

    /** The rule set has too many callers at once. */
    static UnansweredException busy(FoundVariant variant, String asked) {
        return new UnansweredException(
                subject(variant) + " is busy with other questions and cannot be asked " + asked
                        + " now; ask again later",
                false,
                true);
    }

    /** Whether the question may still be running, so that what it uses is lost. */
    public boolean isRunning() {
        return running;
    }

    /** Whether the rule set is only busy, so that asking later may succeed. */
    public boolean isBusy() {
        return busy;
    }
}
