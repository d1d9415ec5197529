package org.plyspace.search;

import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What a search is confined to, and when it ends, by whichever comes first.
 *
 * @param depth the deepest iteration in plies, 1 to {@value #DEEPEST}
 * @param nodes how many moves are made at most, from 1
 * @param nanos how long it may take, from 1; {@link Long#MAX_VALUE} for as long as it takes
 * @param moves the only ones looked at where the search begins; empty for all that are legal
 */
public record Limits(int depth, long nodes, long nanos, List<Long> moves) {

    /** The deepest iteration there is. */
    public static final int DEEPEST = Scores.MOST_PLIES / 2;

    /** None at all but {@link #DEEPEST}. */
    public static final Limits NONE = new Limits(DEEPEST, Long.MAX_VALUE, Long.MAX_VALUE, List.of());

    /** Refuses limits out of range, and takes a copy of the moves. */
    public Limits {
        moves = List.copyOf(moves);
        if (depth < 1 || depth > DEEPEST || nodes < 1 || nanos < 1) {
            throw new IllegalArgumentException("depth " + depth + ", nodes " + nodes + ", nanoseconds " + nanos
                    + "; expected a depth of 1 to " + DEEPEST + " and others from 1");
        }
    }

    /** What keeps to both these and others; its moves are these. */
    public Limits narrowed(Limits other) {
        return new Limits(
                Math.min(depth, other.depth), Math.min(nodes, other.nodes), Math.min(nanos, other.nanos), moves);
    }

    /** The same with another depth. */
    public Limits toDepth(int newDepth) {
        return new Limits(newDepth, nodes, nanos, moves);
    }

    /** The same with another number of nodes. */
    public Limits ofNodes(long newNodes) {
        return new Limits(depth, newNodes, nanos, moves);
    }

    /** The same, but no longer than a time. */
    public Limits within(long millis) {
        return new Limits(depth, nodes, Math.min(nanos, TimeUnit.MILLISECONDS.toNanos(millis)), moves);
    }

    /** The same with another time. */
    public Limits ofMillis(long millis) {
        return new Limits(depth, nodes, TimeUnit.MILLISECONDS.toNanos(millis), moves);
    }

    /** The same until a win in so many moves of the side to move, from 1, would have been seen. */
    public Limits toMateIn(int newMoves) {
        return toDepth((int) Math.min(depth, 2L * newMoves - 1));
    }

    /** The same for these moves only, which must be legal where the search begins. */
    public Limits among(List<Long> newMoves) {
        return new Limits(depth, nodes, nanos, newMoves);
    }
}
