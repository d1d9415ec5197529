package org.plyspace.search;

import java.util.Arrays;

/**
 * What playouts have found: a tree of moves in flat arrays, of which each node knows its children, how often it was gone through, and
 * what that brought to the side that moved there. The root is node 0.
 */
final class MonteCarloTree {

    static final int ROOT = 0;

    private static final int FIRST_CAPACITY = 4_096;
    /** How much more is tried of what looked good before anything was tried. */
    private static final double CURIOSITY = 1.6;
    /** More than any promise. */
    private static final double CERTAIN = 1e6;
    /** By how much a move that was not tried yet is taken to be worse than those that were. */
    private static final double DOUBT = 0.15;

    private long[] moves = new long[FIRST_CAPACITY];
    private int[] firstChildren = new int[FIRST_CAPACITY];
    private int[] children = new int[FIRST_CAPACITY];
    private int[] visits = new int[FIRST_CAPACITY];
    private double[] sums = new double[FIRST_CAPACITY];
    private double[] priors = new double[FIRST_CAPACITY];
    private byte[] proofs = new byte[FIRST_CAPACITY];
    private int size;

    /** An empty tree. */
    void clear() {
        size = 0;
        add(0, 1);
    }

    private void add(long move, double prior) {
        if (size == moves.length) {
            grow(2 * size);
        }
        moves[size] = move;
        firstChildren[size] = 0;
        children[size] = 0;
        visits[size] = 0;
        sums[size] = 0;
        priors[size] = prior;
        proofs[size] = 0;
        size++;
    }

    private void grow(int capacity) {
        moves = Arrays.copyOf(moves, capacity);
        firstChildren = Arrays.copyOf(firstChildren, capacity);
        children = Arrays.copyOf(children, capacity);
        visits = Arrays.copyOf(visits, capacity);
        sums = Arrays.copyOf(sums, capacity);
        priors = Arrays.copyOf(priors, capacity);
        proofs = Arrays.copyOf(proofs, capacity);
    }

    /** A node's children begin here, in the order in which {@link #addChild} is called next. */
    void expand(int node) {
        firstChildren[node] = size;
    }

    /** @param prior its share of the trust in all children before anything was tried, 0 to 1 */
    void addChild(int node, long move, double prior) {
        add(move, prior);
        children[node]++;
    }

    boolean isExpanded(int node) {
        return children[node] > 0;
    }

    long move(int node) {
        return moves[node];
    }

    int visits(int node) {
        return visits[node];
    }

    /** What a node has brought to the side that moved there, 0 to 1; one half if nothing is known. */
    double mean(int node) {
        return visits[node] == 0 ? 0.5 : sums[node] / visits[node];
    }

    /** A playout has gone through a node and has brought this to the side that moved there, 0 to 1. */
    void visited(int node, double value) {
        visits[node]++;
        sums[node] += value;
    }

    /** The game ends here, and who has moved here has won (1) or lost (-1). */
    void prove(int node, int result) {
        proofs[node] = (byte) result;
    }

    /** Whether who moved here wins (1) or loses (-1) whatever is played; 0 if this is not known. */
    int proof(int node) {
        return proofs[node];
    }

    /** Takes over what is proved of a node's children: one good answer loses, only bad ones win (M. Winands, MCTS Solver, 2008). */
    void proveByChildren(int node) {
        int worst = 1;
        for (int child = firstChildren[node]; child < firstChildren[node] + children[node]; child++) {
            worst = Math.min(worst, -proofs[child]);
        }
        proofs[node] = (byte) worst;
    }

    /** The child to try next: what has brought most, or was hardly tried and looked good (PUCT). */
    int next(int node) {
        double root = CURIOSITY * Math.sqrt(Math.max(1, visits[node]));
        double untried = Math.max(0, 1 - mean(node) - DOUBT);
        int best = firstChildren[node];
        double highest = Double.NEGATIVE_INFINITY;
        for (int child = firstChildren[node]; child < firstChildren[node] + children[node]; child++) {
            double value = visits[child] == 0 ? untried : mean(child);
            double promise = value + root * priors[child] / (1 + visits[child]) + CERTAIN * proofs[child];
            if (promise > highest) {
                highest = promise;
                best = child;
            }
        }
        return best;
    }

    /** The child that wins for sure, or was tried most often of those that do not lose for sure; of several, the one that brought most. */
    int favourite(int node) {
        int best = firstChildren[node];
        for (int child = best + 1; child < firstChildren[node] + children[node]; child++) {
            if (isPreferred(child, best)) {
                best = child;
            }
        }
        return best;
    }

    private boolean isPreferred(int child, int other) {
        if (proofs[child] != proofs[other]) {
            return proofs[child] > proofs[other];
        }
        return visits[child] > visits[other] || (visits[child] == visits[other] && mean(child) > mean(other));
    }
}
