package org.plyspace.engine.plugin;

import java.time.Duration;

/**
 * Measures how long something has made no progress, for a thread that polls it. Time during which the whole machine slept
 * hardly counts.
 */
public final class StallClock {

    /** The interval between two polls. */
    public static final long MILLIS_BETWEEN_LOOKS = 50;

    /** The most nanoseconds that count between two polls. */
    private static final long MOST_NANOS = 4 * MILLIS_BETWEEN_LOOKS * 1_000_000;

    private long progress;
    private long looked = System.nanoTime();
    private long nanos;

    /** Starts the clock at the current progress. */
    public StallClock(long progress) {
        this.progress = progress;
    }

    /**
     * Whether there has been no progress for the limit.
     *
     * @param now any number that changes while there is progress
     */
    public boolean hasLasted(Duration limit, long now) {
        long time = System.nanoTime();
        nanos = now == progress ? nanos + Math.min(MOST_NANOS, time - looked) : 0;
        looked = time;
        progress = now;
        return nanos >= limit.toNanos();
    }

    /** Restarts the clock, whatever the progress. */
    public void end() {
        looked = System.nanoTime();
        nanos = 0;
    }
}
