package org.plyspace.testing;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.awaitility.core.ConditionTimeoutException;

/**
 * Waits for what another thread or program does, looking often. No test depends on how quick the machine is, so the limit is for
 * what never happens.
 */
public final class Await {

    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final Duration LONGEST_BETWEEN_LOOKS = Duration.ofMillis(50);

    private Await() {}

    /**
     * Waits until something is so.
     *
     * @param what the event in words
     * @throws ConditionTimeoutException if it does not happen within five minutes
     */
    public static void until(String what, Callable<Boolean> event) {
        waiting(what).until(event);
    }

    /**
     * Waits until an answer is the expected one, and returns it.
     *
     * @param what the event in words
     * @throws ConditionTimeoutException if it does not come within five minutes; the message has the last answer
     */
    public static <T> T until(String what, Callable<T> question, Predicate<? super T> isExpected) {
        return waiting(what).until(question, isExpected);
    }

    /** Looks in the test's own thread, which may be the only one that knows what to look at; what others throw is not its matter. */
    private static ConditionFactory waiting(String what) {
        return Awaitility.await(what)
                .pollInSameThread()
                .dontCatchUncaughtExceptions()
                .atMost(LIMIT)
                .pollDelay(Duration.ZERO)
                .pollInterval((look, before) -> Duration.ofMillis(Math.min(look, LONGEST_BETWEEN_LOOKS.toMillis())));
    }
}
