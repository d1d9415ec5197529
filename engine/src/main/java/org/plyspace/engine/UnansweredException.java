package org.plyspace.engine;

import org.plyspace.engine.plugin.FoundVariant;

/** A rule set that gave no answer: not in time, or it is asked no more since it did not several times, or too many ask it at once. */
public final class UnansweredException extends VariantFailure {

    private static final long serialVersionUID = 1L;

    private final boolean running;
    private final boolean busy;

    private UnansweredException(String message, boolean running, boolean busy) {
        super(message);
        this.running = running;
        this.busy = busy;
    }

    /** Of a question that was not answered in time, and may still run. */
    static UnansweredException late(FoundVariant variant, String asked, String failure) {
        return new UnansweredException(message(variant, asked, failure), true, false);
    }

    /** Of a rule set that is asked no more. */
    static UnansweredException notAsked(FoundVariant variant, String asked, String failure) {
        return new UnansweredException(message(variant, asked, failure), false, false);
    }

    /** Of a rule set that so many ask at once that it is not asked more. */
    static UnansweredException busy(FoundVariant variant, String asked) {
        return new UnansweredException(
                subject(variant) + " is busy with other questions and cannot be asked " + asked
                        + " now; ask again later",
                false,
                true);
    }

    /** Whether the question was asked and may still run, so that what it touches is lost. */
    public boolean isRunning() {
        return running;
    }

    /** Whether others ask at the moment, so that it may be asked again later. */
    public boolean isBusy() {
        return busy;
    }
}
