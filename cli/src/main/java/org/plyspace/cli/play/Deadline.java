package org.plyspace.cli.play;

import java.util.function.LongSupplier;
import org.plyspace.engine.Registry;

/** Does what asks the rule set of a game, and waits for it as long as it gets on. */
@FunctionalInterface
interface Deadline {

    /** That of a rule set in a registry. */
    static Deadline of(Registry registry, String spec) {
        return (progress, work) -> registry.follow(spec, "to play a game", counter -> {
            counter.count(progress);
            work.run();
            return true;
        });
    }

    /**
     * Does it.
     *
     * @param progress a number that changes while it gets on
     * @throws org.plyspace.engine.UnansweredException if it does not get on; then it may run all the same, and nothing that it touches may be
     *     used
     */
    void over(LongSupplier progress, Runnable work);

    /** Likewise, for what is short. */
    default void over(Runnable work) {
        over(() -> 0, work);
    }
}
