package org.plyspace.engine;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/**
 * What limits a call into a plugin.
 *
 * @param time the processor time that the call may use, or may wait for as long
 * @param takesPlace whether the call is one of the few into its jar that run at a time, for which the others wait, each as long as
 *     the limit
 */
public record CallLimit(Duration time, boolean takesPlace) {

    /** No limit: for what people take time over, or what has deadlines of its own. The call runs on the caller's thread. */
    public static final CallLimit NONE = new CallLimit(ChronoUnit.FOREVER.getDuration(), false);

    /** The limit of a question that many may ask at once. Progress does not extend it. */
    public static CallLimit question(Duration time) {
        return new CallLimit(time, true);
    }

    /**
     * The limit of work whose amount the caller limits, such as a search: it takes no place from questions that people wait for.
     *
     * @param time the whole limit, longer than the work's own; for work that reports progress, the longest time without any
     */
    public static CallLimit work(Duration time) {
        return new CallLimit(time, false);
    }

    boolean isNone() {
        return equals(NONE);
    }
}
