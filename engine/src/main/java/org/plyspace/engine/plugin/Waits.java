package org.plyspace.engine.plugin;

import java.util.function.Supplier;

/**
 * Hears what the program waits for when it calls a rule set, so that somebody who waits too can be told. One call at a time may
 * be within another.
 */
@FunctionalInterface
public interface Waits {

    /** Nobody is told. */
    Waits NONE = what -> () -> {};

    /**
     * The program begins to wait.
     *
     * @param what in words, as {@code "variant 'x' of x.jar, asked for its moves"}
     */
    Wait begin(String what);

    /** Waits while something is done. */
    default <T> T during(String what, Supplier<T> action) {
        Wait wait = begin(what);
        try {
            return action.get();
        } finally {
            wait.end();
        }
    }

    /** One wait. */
    @FunctionalInterface
    interface Wait {

        /** What was waited for has come, or never will. */
        void end();
    }
}
