package org.plyspace.engine.plugin;

import java.time.Duration;

/** Work did not finish in time. It may still be running, so nothing that it uses may be used again. */
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
