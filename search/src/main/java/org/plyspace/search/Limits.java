package org.plyspace.search;

import java.util.concurrent.TimeUnit;

/**
 * When a search ends, by whichever comes first.
 *
 * @param depth the deepest iteration in plies, 1 to {@value #DEEPEST}
 * @param nodes how many moves are made at most, from 1
 * @param nanos how long it may take, from 1; {@link Long#MAX_VALUE} for as long as it takes
 */
public record Limits(int depth, long nodes, long nanos) {

    /** The deepest iteration there is. */
    public static final int DEEPEST = Scores.MOST_PLIES / 2;

    /** None at all but {@link #DEEPEST}. */
    public static final Limits NONE = new Limits(DEEPEST, Long.MAX_VALUE, Long.MAX_VALUE);

    /** Refuses limits out of range. */
    public Limits {
        if (depth < 1 || depth > DEEPEST || nodes < 1 || nanos < 1) {
            throw new IllegalArgumentException("depth " + depth + ", nodes " + nodes + ", nanoseconds " + nanos
                    + "; expected a depth of 1 to " + DEEPEST + " and others from 1");
        }
    }

    /** The same with another depth. */
    public Limits toDepth(int newDepth) {
        return new Limits(newDepth, nodes, nanos);
    }

    /** The same with another number of nodes. */
    public Limits ofNodes(long newNodes) {
        return new Limits(depth, newNodes, nanos);
    }

    /** The same, but no longer than a time. */
    public Limits within(long millis) {
        return new Limits(depth, nodes, Math.min(nanos, TimeUnit.MILLISECONDS.toNanos(millis)));
    }

    /** The same with another time. */
    public Limits ofMillis(long millis) {
        return new Limits(depth, nodes, TimeUnit.MILLISECONDS.toNanos(millis));
    }
}
