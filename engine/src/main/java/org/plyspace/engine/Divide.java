package org.plyspace.engine;

import java.util.List;

/**
 * What a perft found, by first move.
 *
 * @param nodes number of legal move sequences
 * @param branches the legal moves at the root, in the position's order; empty for depth 0
 */
public record Divide(long nodes, List<Branch> branches) {

    public Divide {
        branches = List.copyOf(branches);
    }

    /** How many sequences begin with this move. */
    public record Branch(long move, long nodes) {}
}
