package org.plyspace.search;

import java.util.concurrent.TimeUnit;

/**
 * The interval, in nodes, between two looks of a search at the clock. It is about as many nodes as the search makes in a
 * millisecond: few while Java has not compiled it yet, so that short limits hold from the first move on, and many later, since
 * each look takes time.
 */
final class ClockInterval {

    /** The smallest interval, with which a search begins. */
    static final int LEAST = 64;

    /** The largest interval. */
    static final int MOST = 1024;

    private static final long MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);

    private long last;
    private long lastNanos;
    private long next;

    /**
     * Begins a search, which has made no node yet.
     *
     * @param nanos the time in nanoseconds from any fixed moment
     */
    void start(long nanos) {
        last = 0;
        lastNanos = nanos;
        next = LEAST;
    }

    /** Whether the search has to look at the clock after so many nodes. */
    boolean isDue(long nodes) {
        return nodes >= next;
    }

    /**
     * Sets the next look by the speed since the last one.
     *
     * @param nodes the nodes of the search so far
     * @param nanos the time that the clock shows, from the same moment as that of the start
     */
    void look(long nodes, long nanos) {
        long speed = (nodes - last) * MILLISECOND / Math.max(1, nanos - lastNanos);
        next = nodes + Math.max(LEAST, Math.min(MOST, speed));
        last = nodes;
        lastNanos = nanos;
    }
}
