package org.plyspace.search;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The node budget shared by the threads of a search. Each thread draws a portion at a time, so that a slow one leaves its share
 * to the others.
 */
final class NodeBudget {

    /** The number of nodes drawn at once. */
    static final int PORTION = 256;

    private final AtomicLong drawn = new AtomicLong();
    private volatile long limit;

    /** Starts a search with a number of nodes. */
    void start(long nodes) {
        limit = nodes;
        drawn.set(0);
    }

    /** Limits the running search to a number of nodes, counted from its start. */
    void confine(long nodes) {
        limit = nodes;
    }

    /** The number of nodes the caller may make before it must draw again; 0 if the budget is spent. */
    long draw() {
        long most = limit;
        long before = drawn.getAndUpdate(nodes -> Math.max(nodes, Math.min(most, nodes + PORTION)));
        return Math.max(0, Math.min(PORTION, most - before));
    }
}
