package org.plyspace.tck;

import org.plyspace.api.Position;

/** Counts leaves of the tree of legal moves, to be held against known counts. */
public final class Perft {

    private Perft() {}

    /**
     * How many sequences of legal moves of a length there are; the last move of each is counted, not made.
     *
     * @param position left as it was
     * @param depth the length, 1 or more
     */
    public static long leaves(Position position, int depth) {
        if (depth <= 1) {
            return position.countLegalMoves();
        }
        long leaves = 0;
        for (long move : Moves.legal(position)) {
            position.make(move);
            leaves += leaves(position, depth - 1);
            position.unmake();
        }
        return leaves;
    }
}
