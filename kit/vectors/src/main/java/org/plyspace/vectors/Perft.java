package org.plyspace.vectors;

import java.util.Arrays;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.PublicApi;

/**
 * Counts legal move sequences in bulk, that is without making the moves of the last ply (rules/README.md, Perft). Use one
 * instance per thread; its lists are reused.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Perft {

    private MoveList[] lists = new MoveList[0];
    private long limit;
    private long counted;
    private volatile boolean stopped;

    /** The number of legal move sequences of {@code depth} plies, 0 or more; the position is unchanged afterwards. */
    public long count(Position position, int depth) {
        return countUpTo(Long.MAX_VALUE, position, depth);
    }

    /** Like {@link #count}, but stops counting once the number exceeds a limit, and then returns any number above it. */
    public long countUpTo(long newLimit, Position position, int depth) {
        limit = newLimit;
        while (lists.length <= depth) {
            int ply = lists.length;
            lists = Arrays.copyOf(lists, ply + 1);
            lists[ply] = new MoveList();
        }
        return depth == 0 ? 1 : countFrom(position, depth);
    }

    /** Makes the count that runs in another thread, and all later ones, end soon with meaningless numbers. */
    public void stop() {
        stopped = true;
    }

    /** The number of sequences counted up to about now, by all counts together. Thread-safe. */
    public long counted() {
        return counted;
    }

    private static int moves(Position position) {
        int moves = position.countLegalMoves();
        if (moves < 0) {
            throw new IllegalStateException("a position has " + moves + " legal moves; expected 0 or more");
        }
        return moves;
    }

    private long countFrom(Position position, int depth) {
        if (depth == 1) {
            return moves(position);
        }
        MoveList moves = lists[depth];
        moves.clear();
        position.legalMoves(moves);
        long nodes = 0;
        for (int i = 0; i < moves.size() && nodes <= limit && !stopped; i++) {
            position.make(moves.get(i));
            nodes += countFrom(position, depth - 1);
            position.unmake();
        }
        if (depth == 2) {
            counted += nodes;
        }
        return nodes;
    }
}
