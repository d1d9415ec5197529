package org.plyspace.engine;

import java.util.List;
import org.plyspace.api.PublicApi;

/**
 * The result of a perft, by first move.
 *
 * @param nodes the number of legal move sequences
 * @param branches the legal moves at the root, in the position's order; empty for depth 0
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Divide(long nodes, List<Branch> branches) {

    public Divide {
        branches = List.copyOf(branches);
    }

    /** The number of sequences that begin with a move. */
    public record Branch(long move, long nodes) {}
}
