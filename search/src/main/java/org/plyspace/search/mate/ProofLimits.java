package org.plyspace.search.mate;

import org.plyspace.search.Limits;

/** How long a proof may take, and how far it has come. Confined to one thread, but for {@link #stop} and {@link #nodesSeen}. */
final class ProofLimits {

    /** How often the clock is looked at, in nodes; a power of two. */
    private static final int CLOCK_NODES = 1024;
    /** How often other threads see the number of nodes; a power of two. */
    private static final int SEEN_NODES = 16;

    private volatile boolean stopped;
    /** Looked at by another thread, which need not know each. */
    private volatile long nodesSeen;

    private long mostNodes;
    private long mostNanos;
    private long start;
    private long nodes;

    /** A limit is reached. */
    static final class Reached extends RuntimeException {

        private static final long serialVersionUID = 1;

        Reached() {
            super(null, null, false, false);
        }
    }

    /** Begins a proof within these limits, of which the depth is not looked at. */
    void begin(Limits limits) {
        mostNodes = limits.nodes();
        mostNanos = limits.nanos();
        start = System.nanoTime();
        nodes = 0;
    }

    /** From now on only {@link #stop} ends the proof. */
    void lift() {
        mostNodes = Long.MAX_VALUE;
        mostNanos = Long.MAX_VALUE;
    }

    /** Ends the proof that runs, or the next one. */
    void stop() {
        stopped = true;
    }

    /** The proof has ended; a next one is not stopped. */
    void end() {
        stopped = false;
    }

    /**
     * Counts a node.
     *
     * @throws Reached if it is one too many, comes too late, or the proof was stopped
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

    /** Since the proof was begun. */
    long nodes() {
        return nodes;
    }

    /** As other threads see them: a number that grows. */
    long nodesSeen() {
        return nodesSeen;
    }

    /** Since the proof was begun. */
    long nanos() {
        return System.nanoTime() - start;
    }
}
