package org.plyspace.cli.play;

import java.util.function.LongSupplier;
import org.plyspace.engine.Registry;

/** Runs work that calls the rule set of a game, and waits as long as it makes progress. */
@FunctionalInterface
interface Deadline {

    /** The deadline of a rule set in a registry. */
    static Deadline of(Registry registry, String spec) {
        return (progress, work) -> registry.follow(spec, "to play a game", counter -> {
            counter.count(progress);
            work.run();
            return true;
        });
    }

    /**
     * Runs the work.
     *
     * @param progress a number that changes while the work makes progress
     * @throws org.plyspace.engine.UnansweredException if it makes no progress; it may still be running, and nothing that it touches may be
     *     used
     */
    void over(LongSupplier progress, Runnable work);

    /** Runs short work, which reports no progress. */
    default void over(Runnable work) {
        over(() -> 0, work);
    }
}
