package org.plyspace.engine.plugin;

import java.util.function.Function;

/**
 * Hears what the program waits for when it calls a rule set, so that somebody who waits too can be told. One call at a time may
 * be within another.
 */
@FunctionalInterface
public interface SlowCallListener {

    /** Nobody is told. */
    SlowCallListener NONE = what -> () -> {};

    /**
     * The program begins to wait.
     *
     * @param what in words, as {@code "variant 'x' of x.jar, asked for its moves"}
     */
    Wait begin(String what);

    /**
     * Waits while something is done.
     *
     * @param action is given its wait, to say that it gets on
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

        /** What was waited for has come, or never will. */
        void end();

        /** What is waited for gets on. */
        default void gotOn() {}
    }
}
