package org.plyspace.search;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** A time that passes by the test's hand, and whenever a search looks at it. For one thread. */
final class Ticks implements LongSupplier {

    private final long nanosPerLook;
    private long now;

    private Ticks(long nanosPerLook) {
        this.nanosPerLook = nanosPerLook;
    }

    /** A time of which so much passes from look to look. */
    static Ticks millisPerLook(long millis) {
        return new Ticks(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    /** Lets time pass. */
    void passMillis(long millis) {
        now += TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** The time that has passed. */
    long millis() {
        return TimeUnit.NANOSECONDS.toMillis(now);
    }

    @Override
    public long getAsLong() {
        now += nanosPerLook;
        return now;
    }
}
