package org.plyspace.search.mate;

import org.plyspace.search.Limits;

/** The limits and the progress of a proof. Confined to one thread, except for {@link #stop} and {@link #nodesSeen}. */
final class ProofLimits {

    /** The interval, in nodes, between looks at the clock; a power of two. */
    private static final int CLOCK_NODES = 1024;
    /** The interval, in nodes, at which the count is published to other threads; a power of two. */
    private static final int SEEN_NODES = 16;

    private volatile boolean stopped;
    /** The node count for other threads, which need not see every node. */
    private volatile long nodesSeen;

    private long mostNodes;
    private long mostNanos;
    private long start;
    private long nodes;

    /** Thrown when a limit is reached. */
    static final class Reached extends RuntimeException {

        private static final long serialVersionUID = 1;

        Reached() {
            super(null, null, false, false);
        }
    }

    /** Starts a proof within limits, of which the depth is ignored. */
    void begin(Limits limits) {
        mostNodes = limits.nodes();
        mostNanos = limits.nanos();
        start = System.nanoTime();
        nodes = 0;
    }

    /** Lifts the limits: from now on only {@link #stop} ends the proof. */
    void lift() {
        mostNodes = Long.MAX_VALUE;
        mostNanos = Long.MAX_VALUE;
    }

    /** Ends the running proof, or else the next one. */
    void stop() {
        stopped = true;
    }

    /** Records that the proof has ended: an earlier {@link #stop} does not affect the next. */
    void end() {
        stopped = false;
    }

    /**
     * Counts a node.
     *
     * @throws Reached if a limit is exceeded or the proof was stopped
     */
    void count() {
        boolean late = (++nodes & (CLOCK_NODES - 1)) == 0 && nanos() >= mostNanos;
        if (stopped || late || nodes > mostNodes) {
            throw new Reached();
        }
        if ((nodes & (SEEN_NODES - 1)) == 0) {
            nodesSeen = nodes;
        }
    }

    /** The nanoseconds since the start of the proof. */
    long nodes() {
        return nodes;
    }

    /** The number of nodes as published to other threads; never decreases. */
    long nodesSeen() {
        return nodesSeen;
    }

    /** Since the proof was begun. */
    long nanos() {
        return System.nanoTime() - start;
    }
}
