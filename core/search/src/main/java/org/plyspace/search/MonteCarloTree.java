package org.plyspace.search;

import java.util.Arrays;

/**
 * The tree of a search: moves in flat arrays. Each node knows its children, its visits, and the value they brought the side
 * that moved there. The root is node 0.
 */
final class MonteCarloTree {

    static final int ROOT = 0;

    private static final int FIRST_CAPACITY = 4_096;
    /** The weight of the prior against the results found. */
    private static final double CURIOSITY = 1.6;
    /** A priority above that of any unproved node. */
    private static final double CERTAIN = 1e6;
    /** The amount by which an unvisited move is assumed to be worse than the visited ones. */
    private static final double DOUBT = 0.15;

    private long[] moves = new long[FIRST_CAPACITY];
    private int[] firstChildren = new int[FIRST_CAPACITY];
    private int[] children = new int[FIRST_CAPACITY];
    private int[] visits = new int[FIRST_CAPACITY];
    private double[] sums = new double[FIRST_CAPACITY];
    private double[] priors = new double[FIRST_CAPACITY];
    private byte[] proofs = new byte[FIRST_CAPACITY];
    private int size;

    /** Empties the tree. */
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

    /** Starts the list of a node's children, which the next calls of {@link #addChild} add in order. */
    void expand(int node) {
        firstChildren[node] = size;
    }

    /**
     * @param prior its share in the sum of its siblings' priors, 0 to 1
     */
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

    /** The mean value of a node for the side that moved there, 0 to 1; one half if it is unvisited. */
    double mean(int node) {
        return visits[node] == 0 ? 0.5 : sums[node] / visits[node];
    }

    /** Records a playout through a node and its value for the side that moved there, 0 to 1. */
    void visited(int node, double value) {
        visits[node]++;
        sums[node] += value;
    }

    /** Records that the game ends at a node and that the side that moved there has won (1) or lost (-1). */
    void prove(int node, int result) {
        proofs[node] = (byte) result;
    }

    /** The proved result for the side that moved to a node: 1 a win, -1 a loss, 0 unknown. */
    int proof(int node) {
        return proofs[node];
    }

    /**
     * Derives a node's result from its children: one winning answer makes it a loss; it is a win if all answers lose (M.
     * Winands, MCTS Solver, 2008).
     */
    void proveByChildren(int node) {
        int worst = 1;
        for (int child = firstChildren[node]; child < firstChildren[node] + children[node]; child++) {
            worst = Math.min(worst, -proofs[child]);
        }
        proofs[node] = (byte) worst;
    }

    /** The child to visit next, which has the best sum of value and exploration bonus (PUCT). */
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

    /** A child proved to win, else the most visited one not proved to lose; among equals, the one with the best mean. */
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
