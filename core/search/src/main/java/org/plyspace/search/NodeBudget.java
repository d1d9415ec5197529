package org.plyspace.search;

import java.util.concurrent.atomic.AtomicLong;

/** The node budget shared by the threads of a search. Each thread draws a portion at a time; a slow one leaves its share to the others. */
final class NodeBudget {

    /** The largest number of nodes drawn at once. */
    static final int PORTION = 256;

    private final AtomicLong drawn = new AtomicLong();
    private volatile long limit;
    private volatile long portion;

    /**
     * Starts a search with a number of nodes and sets a first portion aside for each thread: one that starts late finds something to
     * search with.
     */
    void start(long nodes, int threads) {
        limit = nodes;
        portion = Math.max(1, Math.min(PORTION, nodes / threads));
        drawn.set(threads * portion);
    }

    /** The number of nodes that each thread may make before it first draws; at least 1. */
    long first() {
        return portion;
    }

    /** Limits the running search to a number of nodes, counted from its start. */
    void confine(long nodes) {
        limit = nodes;
    }

    /** The number of nodes the caller may make before it must draw again; 0 if the budget is spent. */
    long draw() {
        long most = limit;
        long before = drawn.getAndUpdate(nodes -> Math.max(nodes, Math.min(most, nodes + portion)));
        return Math.max(0, Math.min(portion, most - before));
    }
}
