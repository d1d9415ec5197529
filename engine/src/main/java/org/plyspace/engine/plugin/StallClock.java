package org.plyspace.engine.plugin;

import java.time.Duration;

/** How long something has not got on, for one thread that looks again and again. Time in which the whole machine slept hardly counts. */
public final class StallClock {

    /** How long to wait between two looks. */
    public static final long MILLIS_BETWEEN_LOOKS = 50;

    /** What counts at most of the time between two looks. */
    private static final long MOST_NANOS = 4 * MILLIS_BETWEEN_LOOKS * 1_000_000;

    private long progress;
    private long looked = System.nanoTime();
    private long nanos;

    /** Begins now, at this progress. */
    public StallClock(long progress) {
        this.progress = progress;
    }

    /**
     * Looks whether it has lasted so long.
     *
     * @param now any number that changes as long as there is progress
     */
    public boolean hasLasted(Duration limit, long now) {
        long time = System.nanoTime();
        nanos = now == progress ? nanos + Math.min(MOST_NANOS, time - looked) : 0;
        looked = time;
        progress = now;
        return nanos >= limit.toNanos();
    }

    /** It begins anew, whatever the progress is. */
    public void end() {
        looked = System.nanoTime();
        nanos = 0;
    }
}
