package org.plyspace.engine.plugin;

import java.util.function.Function;

/** Listens to the program's waiting for rule sets, so that the user can be informed. Waits may be nested. */
@FunctionalInterface
public interface SlowCallListener {

    /** Ignores all waits. */
    SlowCallListener NONE = what -> () -> {};

    /**
     * Called when the program begins to wait.
     *
     * @param what a description in words: {@code "variant 'x' of x.jar, asked for its moves"}
     */
    Wait begin(String what);

    /**
     * Reports a wait during an action.
     *
     * @param action receives its wait, to report progress
     */
    default <T> T during(String what, Function<Wait, T> action) {
        Wait wait = begin(what);
        try {
            return action.apply(wait);
        } finally {
            wait.end();
        }
    }

    /** One wait. */
    @FunctionalInterface
    interface Wait {

        /** Called when the wait is over, successfully or not. */
        void end();

        /** Called when the work makes progress. */
        default void progressed() {}
    }
}
