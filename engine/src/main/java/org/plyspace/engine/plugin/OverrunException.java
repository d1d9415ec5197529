package org.plyspace.engine.plugin;

import java.time.Duration;

/** Work that was not done in time. It may go on all the same, so that nothing it touches may be used any more. */
public final class OverrunException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final long MILLIS = 1_000;

    OverrunException(Duration limit) {
        super("no answer within " + seconds(limit) + " s");
    }

    private static String seconds(Duration limit) {
        long millis = limit.toMillis();
        return millis % MILLIS == 0 ? Long.toString(millis / MILLIS) : Double.toString(millis / (double) MILLIS);
    }
}
