package org.plyspace.match.advice;

import java.util.Locale;

/**
 * The speed of counting or searching nodes.
 *
 * @param seconds the elapsed time
 */
public record Speed(long nodes, double seconds) {

    private static final double NANOS = 1e9;

    /** Creates the speed from a time in nanoseconds. */
    public static Speed of(long nodes, long nanos) {
        return new Speed(nodes, nanos / NANOS);
    }

    /** Nodes per second; a time of 0 counts as one nanosecond. */
    public long perSecond() {
        return Math.round(nodes / Math.max(seconds, 1 / NANOS));
    }

    /** The speed as text: {@code 1,000 nodes in 0.001 s, 1,000,000 nodes a second}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%,d nodes in %.3f s, %,d nodes a second", nodes, seconds, perSecond());
    }
}
