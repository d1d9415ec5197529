package org.plyspace.search;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plyspace.api.PublicApi;

/**
 * The limits of a search, which ends when the first of them is reached.
 *
 * @param depth the deepest iteration in plies, 1 to {@value #DEEPEST}
 * @param nodes the largest number of moves made, from 1
 * @param nanos the longest time in nanoseconds, from 1; {@link Long#MAX_VALUE} for no limit
 * @param moves the root moves to search; empty for all legal ones
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Limits(int depth, long nodes, long nanos, List<Long> moves) {

    /** The deepest iteration possible. */
    public static final int DEEPEST = Scores.MOST_PLIES / 2;

    /** No limit except {@link #DEEPEST}. */
    public static final Limits NONE = new Limits(DEEPEST, Long.MAX_VALUE, Long.MAX_VALUE, List.of());

    /** Refuses limits out of range, and copies the moves. */
    public Limits {
        moves = List.copyOf(moves);
        if (depth < 1 || depth > DEEPEST || nodes < 1 || nanos < 1) {
            throw new IllegalArgumentException("depth " + depth + ", nodes " + nodes + ", nanoseconds " + nanos
                    + "; expected a depth of 1 to " + DEEPEST + " and others from 1");
        }
    }

    /** The stricter of these limits and others; the moves are those of these limits. */
    public Limits narrowed(Limits other) {
        return new Limits(
                Math.min(depth, other.depth), Math.min(nodes, other.nodes), Math.min(nanos, other.nanos), moves);
    }

    /** The same limits with another depth. */
    public Limits toDepth(int newDepth) {
        return new Limits(newDepth, nodes, nanos, moves);
    }

    /** The same limits with another number of nodes. */
    public Limits ofNodes(long newNodes) {
        return new Limits(depth, newNodes, nanos, moves);
    }

    /** The same limits with the time capped. */
    public Limits within(long millis) {
        return new Limits(depth, nodes, Math.min(nanos, TimeUnit.MILLISECONDS.toNanos(millis)), moves);
    }

    /** The same limits with another time. */
    public Limits ofMillis(long millis) {
        return new Limits(depth, nodes, TimeUnit.MILLISECONDS.toNanos(millis), moves);
    }

    /** The same limits, deep enough only to see a win in so many moves of the side to move, from 1. */
    public Limits toMateIn(int newMoves) {
        return toDepth((int) Math.min(depth, 2L * newMoves - 1));
    }

    /** The same limits for these root moves only, which must be legal. */
    public Limits among(List<Long> newMoves) {
        return new Limits(depth, nodes, nanos, newMoves);
    }
}
