package org.plyspace.search;

import java.util.concurrent.atomic.AtomicLong;

/** The nodes that all threads of a search may make together: each draws a few at a time, so that a slow thread leaves its part to the others. */
final class NodeBudget {

    /** How many nodes a thread draws at once. */
    static final int PORTION = 256;

    private final AtomicLong drawn = new AtomicLong();
    private volatile long limit;

    /** Begins a search that may make so many nodes. */
    void start(long nodes) {
        limit = nodes;
        drawn.set(0);
    }

    /** Limits the search that runs to so many nodes, counted from its beginning. */
    void confine(long nodes) {
        limit = nodes;
    }

    /** How many nodes the caller may make before it draws again; 0 if the budget is spent. */
    long draw() {
        long most = limit;
        long before = drawn.getAndUpdate(nodes -> Math.max(nodes, Math.min(most, nodes + PORTION)));
        return Math.max(0, Math.min(PORTION, most - before));
    }
}
